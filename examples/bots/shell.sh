#!/bin/sh
# A bot of the shell: goblinry bot check -- sh shell.sh
# With jq it draws among its actions by the number that comes with each question. Without, it does the first of them:
# "t" and "id" come first on every line, so the shell finds them by itself.

if command -v jq > /dev/null 2>&1; then
  exec jq --unbuffered --compact-output '
    if .t == "hello" then {t: "ready", name: "shell with jq"}
    elif .t == "ask" then {t: "do", id: .id, index: (.random % (.legal | length))}
    else empty
    end'
fi

while IFS= read -r line; do
  case $line in
    '{"t":"hello",'*) echo '{"t":"ready","name":"shell"}' ;;
    '{"t":"ask","id":'*)
      rest=${line#'{"t":"ask","id":'}
      echo "{\"t\":\"do\",\"id\":${rest%%,*},\"index\":0}"
      ;;
  esac
done
