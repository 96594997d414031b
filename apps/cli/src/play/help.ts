import type { GameWords } from './game.ts'

const ANSWERS: readonly string[] = [
  'Type the number of an option, several numbers to go straight through groups',
  '("1 2 3"), 0 to go back, or say it in words. Words can be shortened:',
]
const COMMANDS: readonly string[] = [
  '  why WORDS                says whether it is allowed, and the rule if not',
  '  board  hand  options     shows the table, your cards, the options',
  '  log, log 100, log all    what happened so far',
  '  hint                     what a norn would do in your place, and why',
  '  undo                     takes your last choice back, until something shows',
  '  save FILE                saves the game and goes on',
  '  quit                     saves the game and leaves',
]

/** What can be typed at any time. */
export function helpLines({ answers, legend }: GameWords): readonly string[] {
  return [...ANSWERS, ...answers, ...COMMANDS, ...legend]
}
