import { GAME_IDS, GAMES, type GameId } from '@meadhall/games'
import { TRIALS } from '@meadhall/games/trials'
import { randomPlay } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import polish from '../../../../../languages/pl/app.json' with { type: 'json' }
import { loadBoard } from '../../boards/index.ts'
import english from '../../i18n/app/en.json' with { type: 'json' }
import type { GameBoard } from '../../table/game-board.ts'

const AT_LEAST = 20
const AT_MOST = 400

/** What a game asks to be confirmed while it is tried at random, until all of it came up. */
async function confirmedIn(game: GameId, board: GameBoard): Promise<string[]> {
  const rules = await GAMES[game].rules()
  const kinds = new Set<string | null>([null])
  for (let number = 0; number < AT_MOST; number++) {
    if (number >= AT_LEAST && kinds.size > board.confirmed.length) break
    const { seats, options: raw } = TRIALS[game].setupOf(number)
    const options = rules.parseOptions(raw, seats)
    randomPlay(
      rules,
      { options, seats, seed: `confirm/${number}`, byType: true },
      ({ decision, legal }) => {
        for (const action of legal) kinds.add(board.confirmKind(decision, action))
      },
    )
  }
  return [...kinds].filter((kind) => kind !== null).sort()
}

describe.each(GAME_IDS)('confirmations of %s', (game) => {
  it('are those that come up in play, and no others', async () => {
    const board = await loadBoard(game)
    expect(await confirmedIn(game, board)).toEqual([...board.confirmed].sort())
  })

  it.each([
    ['English', english],
    ['Polish', polish],
  ])('have words in %s, each of them', async (_language, texts) => {
    const { confirmed } = await loadBoard(game)
    const told = Object.keys(texts).filter((key) => key.startsWith(`settings.confirm.${game}.`))
    expect(told.sort()).toEqual(confirmed.map((kind) => `settings.confirm.${game}.${kind}`).sort())
  })
})
