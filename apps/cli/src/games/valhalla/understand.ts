import {
  CARDS,
  FACES,
  JARLS,
  type State,
  type ValhallaAction,
  valhalla,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import type { Understood as UnderstoodOf } from '../../play/game.ts'
import { nearest, similar, tokensIn, wordsIn } from '../../play/words.ts'
import type { Scene } from './face.ts'
import { isVerb, knownWords, phrasesOf } from './speech.ts'

type Understood = UnderstoodOf<ValhallaAction>

const NO = new Set(['no', 'n', 'none', 'nobody', 'nothing', 'done', 'skip', 'stop', 'end', 'pass'])
/** Verbs that add nothing where one card, die or warrior is asked for. */
const FILLING = new Set(
  'bet block choose complete deny discard give keep lay pick put roll send set take throw'.split(
    ' ',
  ),
)

function readTokens(text: string, legal: readonly ValhallaAction[]): string[] {
  const words = wordsIn(text)
  const mayEnd = legal.some(({ type }) => type === 'done')
  if (mayEnd && words.length === 1 && NO.has(words[0] ?? '')) return ['done']
  const [verb = '', ...rest] = tokensIn(text)
  return FILLING.has(verb) && rest.length > 0 ? rest : [verb, ...rest]
}

/** What words mean: a legal answer if one fits, else something that is not allowed, else nothing. */
export function understand(
  text: string,
  scene: Scene,
  legal: readonly ValhallaAction[],
): Understood {
  const tokens = readTokens(text, legal)
  const phrases = (action: ValhallaAction) => phrasesOf(scene, action)
  const { found } = nearest(tokens, legal.filter(isSaid(tokens)), phrases)
  const [hit] = found
  if (hit === undefined) return begun(tokens, scene, legal) ?? forbidden(text, tokens, scene)
  return found.length === 1 ? { kind: 'action', action: hit } : { kind: 'several', actions: found }
}

/** What ends a phase or spends a turn takes the whole word, not a letter. */
function isSaid(tokens: readonly string[]): (action: ValhallaAction) => boolean {
  return ({ type }) => (type !== 'done' && type !== 'draw') || tokens[0] === type
}

/** The legal actions that begin with the words: "attack", "arm". */
function begun(
  tokens: readonly string[],
  scene: Scene,
  legal: readonly ValhallaAction[],
): Understood | null {
  const phrases = (action: ValhallaAction) => phrasesOf(scene, action).slice(0, 1)
  const { found } = nearest(tokens, legal.filter(isSaid(tokens)), phrases)
  const [only] = found
  if (only === undefined) return null
  return found.length === 1 ? { kind: 'action', action: only } : { kind: 'several', actions: found }
}

/** Everything that could be meant, allowed or not, but for the many ways to name dice. */
function attemptsOf({ state, seat: by }: Scene): ValhallaAction[] {
  const seats: Seat[] = [-1, ...state.players.keys()]
  return [
    { type: 'done', by },
    { type: 'draw', by },
    { type: 'free-reroll', by },
    { type: 'half', by, half: 'base' },
    { type: 'half', by, half: 'extended' },
    ...seats.flatMap((seat): ValhallaAction[] => [
      { type: 'attack', by, seat },
      { type: 'seat', by, seat },
    ]),
    ...state.players.flatMap(({ squad }, seat) =>
      squad.flatMap((one, space): ValhallaAction[] =>
        one === null
          ? []
          : [
              { type: 'arm', by, seat, space, dice: '' },
              { type: 'warrior', by, seat, space },
            ],
      ),
    ),
    ...FACES.flatMap((face): ValhallaAction[] => [
      { type: 'reroll', by, die: face },
      { type: 'die', by, die: face },
      { type: 'turn', by, face },
    ]),
    ...CARDS.flatMap(({ id }): ValhallaAction[] => [
      { type: 'play', by, card: id },
      { type: 'card', by, card: id },
      { type: 'tactic', by, card: id, die: '' },
    ]),
    ...JARLS.map(({ id }): ValhallaAction => ({ type: 'jarl', by, jarl: id })),
    ...pairsOf(state, by),
  ]
}

function pairsOf(state: State, by: Seat): ValhallaAction[] {
  const { hand } = at(state.players, by)
  return hand.flatMap((card) =>
    hand.flatMap((other): ValhallaAction[] =>
      card === other ? [] : [{ type: 'play-two', by, card, other }],
    ),
  )
}

/** Reasons that say least come last: another reading of the words may say more. */
const WEAK = ['why.not-in-hand', 'why.not-an-answer']

function forbidden(text: string, tokens: readonly string[], scene: Scene): Understood {
  const said = attemptsOf(scene).filter(isSaid(tokens))
  const { found } = nearest(tokens, said, (action) => phrasesOf(scene, action))
  const reasons = found.flatMap((action) => {
    const reason = valhalla.whyNot(scene.state, action)
    return reason === null ? [] : [{ action, reason, weight: WEAK.indexOf(reason.key) }]
  })
  reasons.sort((a, b) => a.weight - b.weight)
  const [first] = reasons
  // A bare name that answers nothing here was hardly meant as an answer.
  const isIdle = first?.reason.key === 'why.not-an-answer' && !isVerb(tokens[0] ?? '')
  if (first === undefined || isIdle) return { kind: 'unknown', problem: problemWith(text, tokens) }
  return { kind: 'forbidden', action: first.action, reason: first.reason }
}

function problemWith(text: string, tokens: readonly string[]): string {
  const known = [...knownWords()]
  const strange = tokens.find((token) => !known.some((word) => word.startsWith(token)))
  if (strange === undefined) return `I do not understand "${text}" here.`
  const guess = similar(strange, known)
  return `I do not know "${strange}"${guess === null ? '.' : `. Did you mean "${guess}"?`}`
}
