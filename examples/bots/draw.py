#!/usr/bin/env python3
"""A bot that draws among its actions: goblinry bot check -- python3 draw.py

It draws by the number that comes with each question, so it plays the same game again from the same seed.
"""
import json
import sys


def say(message):
    # The answer has to leave at once: without flush it would wait in a buffer, and be late.
    print(json.dumps(message), flush=True)


def choose(legal, random):
    """The index of an action; a better bot looks at the view, too."""
    return random % len(legal)


for line in sys.stdin.buffer:
    message = json.loads(line)
    if message["t"] == "hello":
        say({"t": "ready", "name": "draw"})
    elif message["t"] == "ask":
        index = choose(message["legal"], message["random"])
        say({"t": "do", "id": message["id"], "index": index})
