import { GAME_IDS, GAMES, type GameId } from '@meadhall/games'
import { TRIALS } from '@meadhall/games/trials'
import type { Action, Decision } from '@meadhall/kernel'
import { randomPlay } from '@meadhall/kernel/testing'
import { type Sayable, speakerOf } from '@meadhall/words'
import { type CompiledCatalog, compileCatalog } from '@meadhall/words/catalogs'
import { describe, expect, it } from 'vitest'
import {
  type Answerable,
  type Assembly,
  assembled,
  NOTHING,
  openTargets,
  pick,
} from '../table/assembly.ts'
import type { GameBoard } from '../table/game-board.ts'
import { loadBoard } from './index.ts'

const TEXTS = import.meta.glob<Record<string, string>>(
  [
    '../i18n/*/en.json',
    '../../../../packages/*/src/locales/en*.json',
    '../../../../languages/*/*.json',
  ],
  { import: 'default', eager: true },
)

function isIn(language: string, path: string): boolean {
  return path.includes('/languages/') ? path.includes(`/${language}/`) : language === 'en'
}

function speaker(language: string): (message: Sayable) => string {
  const named = Object.entries(TEXTS).filter(([path]) => isIn(language, path))
  const all: CompiledCatalog = Object.assign({}, ...named.map(([, one]) => compileCatalog(one)))
  return (message) => speakerOf({ locale: language, find: (key) => all[key] }).say(message)
}

/** Everything that somebody can have pointed at without an answer being complete yet. */
function begunIn(answers: readonly Answerable[], so = NOTHING): Assembly[] {
  return [...openTargets(answers, so)].flatMap((target) => {
    const next = pick(answers, so, target)
    return assembled(answers, next) === null ? [next, ...begunIn(answers, next)] : []
  })
}

interface Said {
  readonly question: string
  readonly steps: ReadonlySet<string>
}

/** What a board asks at first, and all that it asks of one who has begun. */
function saidAt(
  board: GameBoard,
  say: (message: Sayable) => string,
  { view, decision, legal }: { view: unknown; decision: Decision; legal: readonly Action[] },
): Said {
  const answers = legal.map((action) => ({ action, parts: board.parts(view, decision, action) }))
  const steps = begunIn(answers).map(({ picked, held, before }) => {
    const open = openTargets(answers, { picked, held, before })
    return say(board.step(view, decision, { picked, held, open }))
  })
  return { question: say(board.question(view, decision)), steps: new Set(steps) }
}

const GAMES_PLAYED = 15
/** Listing all that can be begun takes long: it is done at every so many of the questions. */
const EVERY = 3

async function faultsIn(
  game: GameId,
  language: string,
): Promise<{ faults: string[]; met: number }> {
  const [board, rules] = await Promise.all([loadBoard(game), GAMES[game].rules()])
  const say = speaker(language)
  const faults = new Set<string>()
  const met = new Set<string>()
  for (let number = 0; number < GAMES_PLAYED; number++) {
    const { seats, options: raw } = TRIALS[game].setupOf(number)
    const options = rules.parseOptions(raw, seats)
    const seed = `asked/${number}`
    randomPlay(
      rules,
      { options, seats, seed, byType: true },
      ({ index, state, decision, legal }) => {
        if (index % EVERY !== number % EVERY) return
        const view = rules.view(state, decision.seat)
        const { question, steps } = saidAt(board, say, { view, decision, legal })
        for (const step of steps) {
          met.add(step)
          if (step === '' || step === question || /[{}]|\.step\./.test(step))
            faults.add(`${decision.kind}: "${step}" after "${question}"`)
        }
      },
    )
  }
  return { faults: [...faults], met: met.size }
}

describe.each(GAME_IDS)('the question in the midst of a choice of %s', (game) => {
  it.each(['en', 'pl', 'it', 'de', 'bg'])(
    'says where one is, and never what was asked at first: %s',
    async (language) => {
      const { faults, met } = await faultsIn(game, language)
      expect(faults).toEqual([])
      expect(met).toBeGreaterThan(20)
    },
  )
})
