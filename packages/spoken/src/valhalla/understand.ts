import {
  CARDS,
  FACES,
  JARLS,
  seenCards,
  type ValhallaAction,
  type View,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import type { Tongue } from '../tongue.ts'
import type { Understood as UnderstoodOf } from '../typed/understood.ts'
import { nearest, similar, tokensIn, wordsIn } from '../typed/words.ts'
import { inOrder } from './order.ts'
import type { ValhallaAsked } from './scene.ts'
import { isWord, knownWords, phrasesOf } from './speech.ts'

type Understood = UnderstoodOf<ValhallaAction>

const NO = new Set(['no', 'n', 'none', 'nobody', 'nothing', 'done', 'skip', 'stop', 'end', 'pass'])
/** Verbs that add nothing where one card, die or warrior is asked for. */
const FILLING = new Set(
  'bet block choose complete deny discard give keep lay pick put roll send set take throw'.split(
    ' ',
  ),
)

function readTokens(text: string, legal: readonly ValhallaAction[], tongue: Tongue): string[] {
  const words = wordsIn(text)
  const first = words[0] ?? ''
  const mayEnd = legal.some(({ type }) => type === 'done')
  const isNo = NO.has(first) || isWord('done', first, tongue)
  if (mayEnd && words.length === 1 && isNo) return ['done']
  const [verb = '', ...rest] = tokensIn(text)
  return FILLING.has(verb) && rest.length > 0 ? rest : [verb, ...rest]
}

/** What words mean: a legal answer if one fits, else what may have been meant, else nothing. */
export function understand(text: string, asked: ValhallaAsked, tongue: Tongue): Understood {
  const { view, decision, legal } = asked
  const tokens = readTokens(text, legal, tongue)
  const phrases = (action: ValhallaAction) => phrasesOf(view, action, tongue)
  const isSaid = wholeWord(tokens, tongue)
  const { found } = nearest(tokens, legal.filter(isSaid), phrases)
  if (found.length > 0) return oneOf(found, asked)
  const begun = nearest(tokens, legal.filter(isSaid), (action) => phrases(action).slice(0, 1)).found
  if (begun.length > 0) return oneOf(begun, asked)
  const attempts = attemptsOf(view, decision.seat).filter(isSaid)
  const tried = nearest(tokens, attempts, phrases).found
  return tried.length > 0 ? { kind: 'attempts', actions: tried } : unknown(tokens, tongue)
}

/** One warrior that can be armed with several sets of dice is armed with the best of them. */
function oneOf(found: readonly ValhallaAction[], asked: ValhallaAsked): Understood {
  const [first, ...others] = found
  if (first !== undefined && others.length === 0) return { kind: 'action', action: first }
  const isOneWarrior =
    first?.type === 'arm' &&
    others.every(
      (one) => one.type === 'arm' && one.seat === first.seat && one.space === first.space,
    )
  if (!isOneWarrior) return { kind: 'several', actions: found }
  return { kind: 'action', action: at(inOrder(asked.view, asked.decision, found), 0) }
}

/** What ends a phase or spends a turn takes the whole word, not a letter. */
function wholeWord(tokens: readonly string[], tongue: Tongue): (action: ValhallaAction) => boolean {
  return ({ type }) => (type !== 'done' && type !== 'draw') || isWord(type, tokens[0] ?? '', tongue)
}

/** Everything that could be meant, allowed or not, but for the many ways to name dice. */
function attemptsOf(view: View, by: Seat): ValhallaAction[] {
  const seats: Seat[] = [-1, ...view.players.keys()]
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
    ...warriorAttempts(view, by),
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
    ...pairsOf(view, by),
  ]
}

function warriorAttempts({ players }: View, by: Seat): ValhallaAction[] {
  return players.flatMap(({ squad }, seat) =>
    squad.flatMap((one, space): ValhallaAction[] =>
      one === null
        ? []
        : [
            { type: 'arm', by, seat, space, dice: '' },
            { type: 'warrior', by, seat, space },
          ],
    ),
  )
}

function pairsOf(view: View, by: Seat): ValhallaAction[] {
  const hand = seenCards(at(view.players, by).hand)
  return hand.flatMap((card) =>
    hand.flatMap((other): ValhallaAction[] =>
      card === other ? [] : [{ type: 'play-two', by, card, other }],
    ),
  )
}

function unknown(tokens: readonly string[], tongue: Tongue): Understood {
  const known = [...knownWords(tongue)]
  const strange = tokens.find((token) => !known.some((word) => word.startsWith(token))) ?? null
  return { kind: 'unknown', strange, guess: strange === null ? null : similar(strange, known) }
}
