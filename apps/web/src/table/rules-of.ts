import type { AidGroup, GameBoard } from './game-board.ts'

/** The rules that speak of something, by its name: those of the turn aid, or those of a card. */
export function rulesOf(
  name: string,
  aid: readonly AidGroup[],
  rulings: GameBoard['rulings'],
): readonly string[] {
  const row = aid.flatMap(({ rows }) => rows).find((one) => one.name.key === name)
  return row === undefined ? (rulings[name.replace(/\.name$/, '')] ?? []) : [row.rule]
}

/** Where they are read: one in its place, several together; where none is known, what is found. */
export function pathToRules(game: string, rules: readonly string[], name: string): string {
  const [first, ...others] = rules
  if (first !== undefined && others.length === 0) return `/rules/${game}/${first}`
  return `/rules/${game}?q=${encodeURIComponent(first === undefined ? name : rules.join(' '))}`
}
