import { at, type Message, type Reason } from '@meadhall/kernel'
import type { ActionType, BloodRageAction } from './actions.ts'
import type { AnswerTo, DecisionKind } from './answers.ts'
import { cardOf } from './cards/index.ts'
import type { CardDef, CardId } from './cards/printed.ts'
import type { GodId, PrintedCard } from './cards/row.ts'
import type { BloodRageEvent, EventType, GlorySource } from './events.ts'
import {
  type Age,
  type ClanId,
  type FigureId,
  type Phase,
  type SlotKind,
  STATS,
  type StatId,
  type Token,
} from './ids.ts'
import type { LedgerLineId } from './ledger-lines.ts'
import { rageFor } from './legal/rage.ts'
import { type PlaceId, placeId, type RegionId } from './map.ts'
import type { LOST } from './merits.ts'
import type { OrderId } from './orders.ts'
import { statOnStep } from './queries/stats.ts'
import type { BloodRageDecision } from './state.ts'
import type { View } from './view.ts'
import type { WhyKey } from './why.ts'

/** The keys that the English texts have. */
type TextKey = Exclude<keyof Texts | keyof CardTexts, 'default'>
type Texts = typeof import('./locales/en.json')
type CardTexts = typeof import('./locales/en.cards.json')

/** Holds a type to being empty: a missing or superfluous key does not compile, and is named. */
type None<T extends never> = T
type MissingKey = None<Exclude<NeededKey, TextKey>>
type UnusedKey = None<Exclude<TextKey, NeededKey>>

/** Every text of the game by its key. English is the source: other languages have the same keys. */
export type MessageKey = TextKey | MissingKey | UnusedKey

/**
 * A message of this game. **A string parameter is never shown as it is: it is a message key itself**
 * (`{clan: 'clan.wolf'}`), or several keys separated by spaces, to be listed as the language lists
 * things. Numbers are numbers. So a formatter needs no knowledge of the game.
 */
export interface GameMessage extends Message {
  readonly key: MessageKey
  readonly params: Readonly<Record<string, MessageKey | KeyList | number>>
}
type KeyList = '' | `${MessageKey} ${string}`

/** Events that read differently in some cases; `hidden` always means that a part is `null`. */
const EVENT_VARIANTS = {
  'card-chosen': ['hidden'],
  dealt: ['hidden'],
  'draft-leftovers': ['hidden'],
  drafted: ['hidden'],
  glory: ['card'],
  'hand-discarded': ['hidden'],
  invaded: ['valhalla'],
  'quest-committed': ['hidden'],
} as const satisfies { readonly [T in EventType]?: readonly string[] }
type EventVariants = typeof EVENT_VARIANTS
type VariantKey = {
  [T in keyof EventVariants]: `event.${T}.${EventVariants[T][number]}`
}[keyof EventVariants]

/** Answers that mean something else in each decision: `action.<kind>.<type>` are their keys. */
const SHARED = ['accept', 'decline', 'card', 'figure', 'place'] as const
type SharedAnswer = (typeof SHARED)[number]
type AnswerKey = {
  [K in DecisionKind]: `action.${K}.${Extract<AnswerTo<K>['type'], SharedAnswer>}`
}[DecisionKind]

/** Decisions with a second sentence that says what follows from the choice. */
const HINTED = ['battle-card', 'call-to-battle', 'discard', 'draft', 'march'] as const

type NameKey =
  | `age.${Age}`
  | `card-type.${PrintedCard['type']}`
  | `card.${CardDef}.${'name' | 'text'}`
  | `clan.${ClanId}`
  | `figure.${FigureId}`
  | `god.${GodId}${'' | '.stands-for'}`
  | `phase.${Phase}`
  | `place.${PlaceId}`
  | `region.${RegionId}`
  | `slot.${SlotKind}`
  | `source.${GlorySource}`
  | typeof LOST
  | `stat.${StatId}`
  | `token.${Token}`

type NeededKey =
  | NameKey
  | AnswerKey
  | VariantKey
  | `action.${Exclude<ActionType, SharedAnswer>}`
  | 'action.upgrade.replacing'
  | `decision.${DecisionKind}`
  | `decision.${(typeof HINTED)[number]}.hint`
  | `order.${OrderId}`
  | `reason.${LedgerLineId}`
  | `event.${EventType}`
  | 'stage'
  | `why.${WhyKey}`

type Params = Record<string, MessageKey | KeyList | number>

export function cardName(card: CardId): MessageKey {
  return `card.${cardOf(card).def}.name`
}

/** What kind of gifts a god gives, in a sentence. */
export function standsFor(god: GodId): MessageKey {
  return `god.${god}.stands-for`
}

/** A card's text with its printed numbers. Cards without a text have an empty one. */
export function cardText(card: CardId): GameMessage {
  const { def, strength, glory } = cardOf(card)
  return { key: `card.${def}.text`, params: { strength: strength ?? 0, glory: glory ?? 0 } }
}

/** What each field of an event, action or reason is called in words, as a message key. */
const NAMES: Readonly<Record<string, (value: never) => MessageKey>> = {
  age: (value: Age) => `age.${value}`,
  card: cardName,
  clan: (value: ClanId) => `clan.${value}`,
  figure: (value: FigureId) => `figure.${value}`,
  phase: (value: Phase) => `phase.${value}`,
  place: (value: PlaceId) => `place.${value}`,
  source: (value: GlorySource) => `source.${value}`,
  stat: (value: StatId) => `stat.${value}`,
  to: (value: PlaceId) => `place.${value}`,
  token: (value: Token) => `token.${value}`,
}
/** The events in which `from` is a clan; everywhere else it is a place. */
const FROM_CLAN: readonly string[] = ['rage-stolen', 'glory-stolen', 'card-taken']

function param(type: string, field: string, value: unknown): Params[string] | undefined {
  if (value === null || value === undefined) return undefined
  if (Array.isArray(value)) return value.map(cardName).join(' ') as KeyList
  if (typeof value === 'boolean') return value ? 1 : 0
  if (field === 'from')
    return FROM_CLAN.includes(type) ? `clan.${value as ClanId}` : `place.${value as PlaceId}`
  const name = NAMES[field]
  return name === undefined ? (value as number) : name(value as never)
}

/** The fields of a flat record as parameters; what is `null` is left out. */
function paramsOf(type: string, fields: object): Params {
  const params: Params = {}
  for (const [field, value] of Object.entries(fields)) {
    const said = param(type, field, value)
    if (said !== undefined && field !== 'type') params[field] = said
  }
  return params
}

/** The sentence for an event, as far as its viewer may know it (`Rules.redact`). */
export function eventMessage(event: BloodRageEvent): GameMessage {
  return { key: eventKey(event), params: paramsOf(event.type, event) }
}

function eventKey(event: BloodRageEvent): MessageKey {
  switch (event.type) {
    case 'card-chosen':
    case 'drafted':
    case 'quest-committed':
      return event.card === null ? `event.${event.type}.hidden` : `event.${event.type}`
    case 'dealt':
    case 'draft-leftovers':
    case 'hand-discarded':
      return event.cards === null ? `event.${event.type}.hidden` : `event.${event.type}`
    case 'glory':
      return event.card === null ? 'event.glory' : 'event.glory.card'
    case 'invaded':
      return event.from === 'valhalla' ? 'event.invaded.valhalla' : 'event.invaded'
    default:
      return `event.${event.type}`
  }
}

/** The question of a decision. */
export function decisionMessage(decision: BloodRageDecision): GameMessage {
  const place = decision.place === null ? null : placeId(decision.place)
  const params = paramsOf(decision.kind, { card: decision.card, place })
  return { key: `decision.${decision.kind}`, params }
}

/** A second sentence to the question, where there is one. */
export function hintMessage(decision: BloodRageDecision): GameMessage | null {
  const kind = HINTED.find((one) => one === decision.kind)
  return kind === undefined ? null : { key: `decision.${kind}.hint`, params: {} }
}

/** The label of one answer to a decision, with what it costs. */
export function actionMessage(
  view: View,
  decision: BloodRageDecision,
  action: BloodRageAction,
): GameMessage {
  const clan = at(view.clans, action.by)
  const params = paramsOf(action.type, action)
  params['cost'] = rageFor(view, action)
  params['rage'] = clan.rage
  if (action.type === 'upgrade') return upgradeLabel(params, clan.upgrades[action.slot])
  if (action.type === 'stat') {
    const stat = STATS.indexOf(action.stat)
    const step = at(clan.steps, stat) + 1
    params['step'] = step
    params['value'] = statOnStep(stat, step)
  }
  return { key: actionKey(decision.kind, action.type), params }
}

function upgradeLabel(params: Params, old: CardId | null | undefined): GameMessage {
  if (!old) return { key: 'action.upgrade', params }
  return { key: 'action.upgrade.replacing', params: { ...params, old: cardName(old) } }
}

function actionKey(kind: DecisionKind, type: ActionType): MessageKey {
  const isShared = SHARED.some((one) => one === type)
  return (isShared ? `action.${kind}.${type}` : `action.${type}`) as MessageKey
}

/** Why something is not allowed, with the names of what it is about. */
export function reasonMessage(reason: Reason): GameMessage {
  return { key: reason.key as MessageKey, params: paramsOf('', reason.params) }
}
