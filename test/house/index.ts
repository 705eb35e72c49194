import { ambient, bans, loading, oneProduce } from './code.js';
import { arrows, cycles, faces, packages } from './imports.js';
import { cardsByName, doors, fileSizes, functionSizes, names, rooms } from './layout.js';
import { exits, namedScripts, oneTestCommand } from './package.js';
import { rules } from './rules.js';
import type { Check } from './tree.js';

/** What the house asks of every source, by what it says. */
export const checks: Readonly<Record<string, Check>> = {
  'imports follow the arrows': arrows,
  'there are no import cycles': cycles,
  'immer, zod and Node stay where they belong': packages,
  'tests use public faces': faces,
  'every room has one door': doors,
  'the rooms of a game have their names': rooms,
  'files are named for what they hold': names,
  'files are short': fileSizes,
  'functions are short and flat': functionSizes,
  'the machinery knows no card': cardsByName,
  'produce is called once': oneProduce,
  'kernel and games know no clock, chance or platform': ambient,
  'nothing is silenced': bans,
  'loading does nothing': loading,
  'rule book, page, code and tests agree': rules,
  'exports, entries and pages agree': exits,
  'pages name scripts that are there': namedScripts,
  'there is one test command': oneTestCommand,
};
