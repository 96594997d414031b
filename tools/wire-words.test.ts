import { GAME_IDS, GAMES } from '@meadhall/games'
import { TRIALS } from '@meadhall/games/trials'
import { WIRE_WORDS } from '@meadhall/games/wire-words'
import { MOST_WORDS } from '@meadhall/protocol'
import { describe, expect, it } from 'vitest'
import { tellGame } from './wire-words/told-texts.ts'
import { isWord, textsIn } from './wire-words/word-list.ts'
import { wordsFile } from './wire-words/words-file.ts'

describe.each(GAME_IDS)('the words of %s', (id) => {
  it('are all different, and each has a code', () => {
    const words = WIRE_WORDS[id]
    expect(new Set(words).size).toBe(words.length)
    expect(words.length).toBeLessThanOrEqual(MOST_WORDS)
  })

  it('are nearly all that is told of new games (else: npm run wire:words)', async () => {
    const rules = await GAMES[id].rules()
    const known = new Set(WIRE_WORDS[id])
    const told = { words: 0, unknown: new Map<string, number>() }
    for (const [number, { seats, options }] of TRIALS[id].setups.entries()) {
      const game = { seats, options: rules.parseOptions(options, seats), seed: `new/${number}` }
      tellGame(rules, game, (json, times) => {
        for (const word of textsIn(json).filter(isWord)) {
          told.words += times
          if (!known.has(word)) told.unknown.set(word, (told.unknown.get(word) ?? 0) + times)
        }
      })
    }
    const unknown = [...told.unknown.values()].reduce((sum, times) => sum + times, 0)
    expect(told.words).toBeGreaterThan(100_000)
    expect(unknown / told.words, [...told.unknown.keys()].join()).toBeLessThan(0.001)
  })
})

it('words stand in their file as they are', async () => {
  const words = ['type', 'axe bow', ...Array.from({ length: 60 }, (_, index) => `word-${index}`)]
  const source = wordsFile(words).replace(': readonly string[]', '')
  const file = await import(`data:text/javascript,${encodeURIComponent(source)}`)
  expect(file.WORDS).toEqual(words)
})
