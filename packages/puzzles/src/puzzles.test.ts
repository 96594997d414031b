import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GAME_IDS } from '@meadhall/games'
import { describe, expect, it } from 'vitest'
import { prove } from './prove.ts'
import { LEVELS, parsePuzzle } from './puzzle-file.ts'
import { PUZZLE_GAMES } from './puzzle-games.ts'

function puzzlesOf(game: string) {
  const folder = fileURLToPath(new URL(`../${game}/`, import.meta.url))
  return readdirSync(folder).map((name) => ({
    name,
    puzzle: parsePuzzle(readFileSync(`${folder}${name}`, 'utf8')),
  }))
}

describe.each(GAME_IDS)('puzzles of %s', (game) => {
  const puzzles = puzzlesOf(game)

  it('are at least thirty, of every level, about many goals and rules', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(30)
    const levels = new Set(puzzles.map(({ puzzle }) => puzzle.level))
    expect(levels).toEqual(new Set(LEVELS))
    expect(new Set(puzzles.map(({ puzzle }) => puzzle.goal['kind'])).size).toBeGreaterThan(7)
    expect(new Set(puzzles.flatMap(({ puzzle }) => puzzle.rules)).size).toBeGreaterThan(20)
  })

  it.each(puzzles)('$name: the answer is right, and nothing else is', ({ puzzle }) => {
    const { worth, moves } = prove(PUZZLE_GAMES[game], puzzle)
    expect(worth).toBeGreaterThan(0)
    expect(moves.length).toBeGreaterThan(1)
  })

  it.each(puzzles)('$name: says which rules it rests on', ({ puzzle }) => {
    expect(puzzle.rules.length).toBeGreaterThan(0)
  })
})
