import type { BloodRageAction, FigureId } from '@meadhall/game-blood-rage'
import { FIGURES } from '@meadhall/game-blood-rage'
import type { Action } from '@meadhall/kernel'
import type { Asked, Plan, Planned } from '../scene.ts'
import { listed, literal, type Tongue } from '../tongue.ts'
import { nameWays, verbWays } from '../typed/naming.ts'
import { nearest, wordsIn } from '../typed/words.ts'
import { actionText } from './answers.ts'
import type { BloodRageAsked } from './scene.ts'
import { understand } from './understand.ts'

type March = Extract<BloodRageAction, { type: 'march' }>

/** Who marches: everybody that may, or these in this order. */
type Who = 'all' | readonly FigureId[]

/** `march horgr utgard all`: the march, and who goes. */
export function marchPlan(text: string, asked: BloodRageAsked, tongue: Tongue): Planned | null {
  if (asked.decision.kind !== 'turn') return null
  const words = wordsIn(text)
  for (let length = words.length - 1; length >= 3; length--) {
    const march = marchIn(words.slice(0, length), asked, tongue)
    const who = march === null ? null : whoIn(words.slice(length), tongue)
    if (march !== null && who !== null)
      return { kind: 'plan', plan: planOf(march, who, asked, tongue) }
  }
  return null
}

function marchIn(words: readonly string[], asked: BloodRageAsked, tongue: Tongue): March | null {
  const understood = understand(words.join(' '), asked, tongue)
  const action = understood.kind === 'action' ? understood.action : null
  return action?.type === 'march' ? action : null
}

function whoIn(words: readonly string[], tongue: Tongue): Who | null {
  const all = verbWays(tongue, 'all')
  if (words.length === 1 && all.some(([word]) => word === words[0])) return 'all'
  return figuresIn(words, tongue)
}

/** Figures one after the other; some have two words and more. */
function figuresIn(words: readonly string[], tongue: Tongue): readonly FigureId[] | null {
  if (words.length === 0) return []
  const phrases = (id: FigureId) => [
    { ways: nameWays(tongue, id, `figure.${id}`), optional: false },
  ]
  for (let length = words.length; length >= 1; length--) {
    const { found } = nearest(words.slice(0, length), FIGURES, phrases)
    const [figure] = found
    const rest = figure === undefined ? null : figuresIn(words.slice(length), tongue)
    if (figure !== undefined && found.length === 1 && rest !== null) return [figure, ...rest]
  }
  return null
}

function planOf(march: March, who: Who, asked: BloodRageAsked, tongue: Tongue): Plan {
  const text = literal(actionText(asked, march, tongue))
  const figures =
    who === 'all' ? '' : listed(who.map((figure) => tongue.say({ key: `figure.${figure}` })))
  const said =
    who === 'all'
      ? tongue.say({ key: 'spoken.br.march-all', params: { text } })
      : tongue.say({ key: 'spoken.br.march-with', params: { text, figures: literal(figures) } })
  return { said, next: (now, given) => (given === 0 ? march : nextFigure(now, who, given - 1)) }
}

/** The next to march; when all have, the march is ended where it has not ended by itself. */
function nextFigure({ decision, legal }: Asked, who: Who, moved: number): Action | null {
  if (decision.kind !== 'march') return null
  const figures = (legal as readonly BloodRageAction[]).filter((one) => one.type === 'figure')
  const wanted = who === 'all' ? figures[0] : figures.find(({ figure }) => figure === who[moved])
  return wanted ?? legal.find(({ type }) => type === 'decline') ?? null
}
