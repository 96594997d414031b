import {
  type ActionType,
  ALL_CARDS,
  type BloodRageAction,
  cardName,
  FIGURES,
  isCardId,
  PARTS,
  type Part,
  PLACES,
  SLOTS,
  STATS,
} from '@meadhall/game-blood-rage'
import { partOf, type Seat, sameAction } from '@meadhall/kernel'
import type { Tongue } from '../tongue.ts'
import { nameWays, verbWays } from '../typed/naming.ts'
import type { Understood as UnderstoodOf } from '../typed/understood.ts'
import { nearest, type Phrase, similar, tokensIn, wordsIn } from '../typed/words.ts'
import type { BloodRageAsked } from './scene.ts'

type Understood = UnderstoodOf<BloodRageAction>
type Question = Pick<BloodRageAsked, 'decision' | 'legal'>

/** Other words for what one does in a turn. */
const TURN_VERBS: Readonly<Record<string, ActionType>> = {
  commit: 'quest',
  move: 'march',
  play: 'upgrade',
  raid: 'pillage',
}
const YES = new Set(['yes', 'y', 'ok', 'okay', 'sure'])
const NO = new Set(['no', 'n', 'none', 'nobody', 'nothing', 'done', 'skip', 'stop', 'end', 'pass'])
/** Verbs that add nothing where only one kind of answer is asked for. */
const VERBS = new Set(
  'add choose flee give go invade keep march move pick play raise recover sacrifice save send take'.split(
    ' ',
  ),
)

const VOCABULARY: Readonly<Record<Part, readonly (string | number)[]>> = {
  figure: FIGURES,
  place: PLACES,
  from: PLACES,
  to: PLACES,
  card: ALL_CARDS.map((card) => card.id),
  slot: Array.from({ length: SLOTS }, (_, slot) => slot),
  stat: STATS,
  bonus: Array.from({ length: 10 }, (_, bonus) => bonus),
}

export const TYPES = Object.keys(PARTS) as ActionType[]

/** Everything that can be said, allowed or not. */
function attemptsOf(by: Seat): BloodRageAction[] {
  return TYPES.flatMap((type) => {
    let drafts: Record<string, unknown>[] = [{ type, by }]
    for (const part of PARTS[type]) {
      drafts = drafts.flatMap((draft) =>
        VOCABULARY[part].map((word) => ({ ...draft, [part]: word })),
      )
    }
    return drafts as unknown as BloodRageAction[]
  })
}

const attempts = new Map<Seat, readonly BloodRageAction[]>()

function allAttempts(by: Seat): readonly BloodRageAction[] {
  const kept = attempts.get(by) ?? attemptsOf(by)
  attempts.set(by, kept)
  return kept
}

/** Under which key each part of an action has its name. */
function partWays(tongue: Tongue, part: Part, word: string): Phrase['ways'] {
  switch (part) {
    case 'figure':
      return nameWays(tongue, word, `figure.${word}`)
    case 'place':
    case 'from':
    case 'to':
      return nameWays(tongue, word, `place.${word}`)
    case 'card':
      return isCardId(word) ? nameWays(tongue, word, cardName(word)) : []
    case 'stat':
      return nameWays(tongue, word, `stat.${word}`)
    case 'slot':
    case 'bonus':
      return [[word]]
  }
}

/** An action as it may be said. Only a turn has several kinds of action, so only there they are named. */
function phrasesOf(action: BloodRageAction, isTurn: boolean, tongue: Tongue): Phrase[] {
  const parts = PARTS[action.type].map((part) => ({
    ways: partWays(tongue, part, String(partOf(action, part))),
    optional: part === 'slot',
  }))
  return [{ ways: verbWays(tongue, action.type), optional: !isTurn && parts.length > 0 }, ...parts]
}

function isWord(tongue: Tongue, type: ActionType, word: string): boolean {
  return verbWays(tongue, type).some(([verb, ...more]) => verb === word && more.length === 0)
}

function readTokens(text: string, isTurn: boolean, tongue: Tongue): string[] {
  const words = wordsIn(text)
  const first = words[0] ?? ''
  const isAlone = !isTurn && words.length === 1
  if (isAlone && (YES.has(first) || isWord(tongue, 'accept', first))) return ['accept']
  if (isAlone && (NO.has(first) || isWord(tongue, 'decline', first))) return ['decline']
  const [verb = '', ...rest] = tokensIn(text)
  if (isTurn) return [TURN_VERBS[verb] ?? verb, ...rest]
  return VERBS.has(verb) && rest.length > 0 ? rest : [verb, ...rest]
}

/** What words mean: a legal answer if one fits, else what may have been meant, else nothing. */
export function understand(text: string, asked: Question, tongue: Tongue): Understood {
  const isTurn = asked.decision.kind === 'turn'
  const tokens = readTokens(text, isTurn, tongue)
  const phrases = (action: BloodRageAction) => phrasesOf(action, isTurn, tongue)
  const isSaid = wholeWord(tokens, isTurn, tongue)
  const hits = nearest(tokens, asked.legal.filter(isSaid), phrases)
  const [hit] = hits.found
  if (hit === undefined) {
    const tried = nearest(tokens, allAttempts(asked.decision.seat).filter(isSaid), phrases).found
    const begins = begun(tokens, asked, tongue)
    if (begins !== null) return begins
    return tried.length === 0 ? unknown(tokens, tongue) : { kind: 'attempts', actions: tried }
  }
  if (hits.found.length > 1) return { kind: 'several', actions: hits.found }
  const rivals = rivalsOf(hit, asked.decision.seat).filter((rival) => {
    const far = nearest(tokens, [rival], phrases)
    return far.found.length > 0 && far.distance <= hits.distance
  })
  if (rivals.length > 0) return { kind: 'unclear', actions: [hit, ...rivals] }
  return { kind: 'action', action: hit }
}

/** Giving up all one's Rage takes the whole word, not a letter. */
function wholeWord(
  tokens: readonly string[],
  isTurn: boolean,
  tongue: Tongue,
): (action: BloodRageAction) => boolean {
  return ({ type }) => !isTurn || PARTS[type].length > 0 || isWord(tongue, type, tokens[0] ?? '')
}

/** The legal actions of a turn that begin with the words: "invade", "march gimle". */
function begun(
  tokens: readonly string[],
  { decision, legal }: Question,
  tongue: Tongue,
): Understood | null {
  if (decision.kind !== 'turn') return null
  const actions = [2, 1].flatMap((length) => {
    const longer = legal.filter((action) => PARTS[action.type].length >= length)
    const phrases = (action: BloodRageAction) => phrasesOf(action, true, tongue).slice(0, length)
    return nearest(tokens, longer, phrases).found
  })
  return actions.length === 0 ? null : { kind: 'several', actions }
}

/** The same action in other provinces: an abbreviation must not pick one only because it is legal. */
function rivalsOf(hit: BloodRageAction, by: Seat): readonly BloodRageAction[] {
  return allAttempts(by).filter((other) => {
    if (other.type !== hit.type || sameAction(other, hit)) return false
    return Object.entries(other).every(([part, word]) => {
      const mine = partOf(hit, part)
      return mine === word || (isProvinceName(mine) && isProvinceName(word))
    })
  })
}

function isProvinceName(word: unknown): boolean {
  return PLACES.slice(0, 9).some((province) => province === word)
}

/** All words that mean something here. */
function knownWords(tongue: Tongue): ReadonlySet<string> {
  const ways = [
    ...TYPES.map((type) => verbWays(tongue, type)),
    ...FIGURES.map((id) => partWays(tongue, 'figure', id)),
    ...PLACES.map((id) => partWays(tongue, 'place', id)),
    ...STATS.map((id) => partWays(tongue, 'stat', id)),
    ...ALL_CARDS.map(({ def, id }) => nameWays(tongue, def, cardName(id))),
  ]
  return new Set(ways.flat(2))
}

function unknown(tokens: readonly string[], tongue: Tongue): Understood {
  const known = knownWords(tongue)
  const strange = tokens.find((token) => ![...known].some((word) => word.startsWith(token))) ?? null
  return { kind: 'unknown', strange, guess: strange === null ? null : similar(strange, known) }
}

/** An action as a player would type it: without slot numbers and the age in a card's id. */
export function inWords(action: BloodRageAction): string {
  const parts = PARTS[action.type].filter((part) => part !== 'slot')
  const said = parts.map((part) => partOf(action, part))
  return [action.type, ...said].join(' ').replace(/\ba\d-/g, '')
}
