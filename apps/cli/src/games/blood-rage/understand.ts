import {
  type ActionType,
  ALL_CARDS,
  type BloodRageAction,
  type BloodRageDecision,
  bloodRage,
  FIGURES,
  PARTS,
  type Part,
  PLACES,
  SLOTS,
  STATS,
  type State,
} from '@meadhall/game-blood-rage'
import { partOf, type Seat, sameAction } from '@meadhall/kernel'
import type { Understood as UnderstoodOf } from '../../play/game.ts'
import { nearest, type Phrase, similar, tokensIn, wordsIn } from '../../play/words.ts'

type Understood = UnderstoodOf<BloodRageAction>

/** The decision that words are an answer to. */
export interface Asked {
  readonly state: Readonly<State>
  readonly decision: BloodRageDecision
  readonly legal: readonly BloodRageAction[]
}

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

const TYPES = Object.keys(PARTS) as ActionType[]

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

/** An action as it may be said. Only a turn has several kinds of action, so only there they are named. */
function phrasesOf(action: BloodRageAction, isTurn: boolean): Phrase[] {
  const parts = PARTS[action.type].map((part) => ({
    words: String(partOf(action, part)).split('-'),
    optional: part === 'slot',
  }))
  return [{ words: [action.type], optional: !isTurn && parts.length > 0 }, ...parts]
}

function readTokens(text: string, isTurn: boolean): string[] {
  const words = wordsIn(text)
  const first = words[0] ?? ''
  if (!isTurn && words.length === 1 && YES.has(first)) return ['accept']
  if (!isTurn && words.length === 1 && NO.has(first)) return ['decline']
  const [verb = '', ...rest] = tokensIn(text)
  if (isTurn) return [TURN_VERBS[verb] ?? verb, ...rest]
  return VERBS.has(verb) && rest.length > 0 ? rest : [verb, ...rest]
}

/** What words mean: a legal answer if one fits, else something that is not allowed, else nothing. */
export function understand(text: string, asked: Asked): Understood {
  const isTurn = asked.decision.kind === 'turn'
  const tokens = readTokens(text, isTurn)
  const phrases = (action: BloodRageAction) => phrasesOf(action, isTurn)
  const hits = nearest(tokens, asked.legal.filter(isSaid(tokens, isTurn)), phrases)
  const [hit] = hits.found
  if (hit === undefined) return begun(tokens, asked) ?? forbidden(text, tokens, asked, phrases)
  if (hits.found.length > 1) return { kind: 'several', actions: hits.found }
  const rivals = rivalsOf(hit, asked.decision.seat).filter((rival) => {
    const far = nearest(tokens, [rival], phrases)
    return far.found.length > 0 && far.distance <= hits.distance
  })
  if (rivals.length > 0) return { kind: 'unclear', actions: [hit, ...rivals] }
  return { kind: 'action', action: hit }
}

/** Giving up all one's Rage takes the whole word, not a letter. */
function isSaid(tokens: readonly string[], isTurn: boolean): (action: BloodRageAction) => boolean {
  return ({ type }) => !isTurn || PARTS[type].length > 0 || tokens[0] === type
}

/** The legal actions of a turn that begin with the words: "invade", "march gimle". */
function begun(tokens: readonly string[], { decision, legal }: Asked): Understood | null {
  if (decision.kind !== 'turn') return null
  const actions = [2, 1].flatMap((length) => {
    const longer = legal.filter((action) => PARTS[action.type].length >= length)
    return nearest(tokens, longer, (action) => phrasesOf(action, true).slice(0, length)).found
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

/** Reasons that say least come last: another reading of the words may say more. */
const WEAK = ['why.wrong-slot', 'why.not-in-hand', 'why.not-an-answer']

function forbidden(
  text: string,
  tokens: readonly string[],
  { state, decision }: Asked,
  phrases: (action: BloodRageAction) => Phrase[],
): Understood {
  const isTurn = decision.kind === 'turn'
  const said = allAttempts(decision.seat).filter(isSaid(tokens, isTurn))
  const { found } = nearest(tokens, said, phrases)
  const reasons = found.flatMap((action) => {
    const reason = bloodRage.whyNot(state, action)
    return reason === null ? [] : [{ action, reason, weight: WEAK.indexOf(reason.key) }]
  })
  reasons.sort((a, b) => a.weight - b.weight)
  const [first] = reasons
  if (first === undefined) return { kind: 'unknown', problem: problemWith(text, tokens) }
  return { kind: 'forbidden', action: first.action, reason: first.reason }
}

const KNOWN_WORDS: ReadonlySet<string> = new Set(
  [TYPES, FIGURES, PLACES, STATS, ALL_CARDS.map((card) => card.def)]
    .flat()
    .flatMap((word) => word.split('-')),
)

function problemWith(text: string, tokens: readonly string[]): string {
  const strange = tokens.find((token) => ![...KNOWN_WORDS].some((word) => word.startsWith(token)))
  if (strange !== undefined) {
    const guess = similar(strange, KNOWN_WORDS)
    return `I do not know "${strange}"${guess === null ? '' : `. Did you mean "${guess}"?`}`
  }
  const type = TYPES.find((one) => one.startsWith(tokens[0] ?? ' '))
  if (type === undefined) return `I do not understand "${text}".`
  try {
    bloodRage.parseAction([type, ...tokens.slice(1)].join(' '), 0)
  } catch (error) {
    return `I do not understand "${text}": ${(error as Error).message}.`
  }
  return `I do not understand "${text}".`
}

/** An action as a player would say it: without slot numbers and the age in a card's id. */
export function inWords(action: BloodRageAction): string {
  const parts = PARTS[action.type].filter((part) => part !== 'slot')
  const said = parts.map((part) => partOf(action, part))
  return [action.type, ...said].join(' ').replace(/\ba\d-/g, '')
}
