import type { Message } from '@meadhall/kernel'
import type { ActionType } from './actions.ts'
import type { AnswerTo, DecisionKind } from './answers.ts'
import type { Favour, LokiBonus, MonsterTrait, Needs, Trait } from './cards/card.ts'
import type { Card, CardId, JarlId, LokiId, WarriorId } from './cards/printed.ts'
import type { EventType, PointSource } from './events.ts'
import type { ClanId, DieKind, Face, MonsterId } from './ids.ts'
import type { LedgerLineId } from './ledger-lines.ts'
import type { OrderId } from './orders.ts'
import type { Stage } from './queries/stage.ts'
import type { Conflict, WhyKey } from './why.ts'

type Texts = typeof import('./locales/en.json')
type CardTexts = typeof import('./locales/en.cards.json')
type TextKey = Exclude<keyof Texts, 'default'>
/** Names and texts of cards, Jarls and monsters, and of what they do. */
type CardKey = Exclude<keyof CardTexts, 'default'>

/** Holds a type to being empty: a missing or superfluous key does not compile, and is named. */
type None<T extends never> = T
type MissingKey = None<Exclude<NeededKey, TextKey | CardKey>>
type UnusedKey = None<Exclude<TextKey, NeededKey>>

/** Every text of the game by its key. English is the source: other languages have the same keys. */
export type MessageKey = TextKey | CardKey | MissingKey | UnusedKey

/**
 * A message of this game. **A string parameter is never shown as it is: it is a message key itself**
 * (`{seat: 'seat.0'}`), or several keys separated by spaces, to be listed as the language lists
 * things. Numbers are numbers. So a formatter needs no knowledge of the game.
 */
export interface GameMessage extends Message {
  readonly key: MessageKey
  readonly params: Readonly<Record<string, MessageKey | KeyList | number>>
}
/** Several keys, separated by spaces. */
export type KeyList = '' | `${string} ${string}`
export type Params = Record<string, MessageKey | KeyList | number>

/** Events that read differently in some cases; `hidden` always means that a part is `null`. */
const EVENT_VARIANTS = {
  'battle-won': ['monster', 'monster-tied', 'tied'],
  'card-aside': ['hidden'],
  'card-kept': ['hidden'],
  'card-stolen': ['hidden'],
  'card-thrown': ['hidden'],
  'cards-drawn': ['hidden'],
  'jarl-chosen': ['hidden'],
  'jarl-silenced': ['monster'],
  'jarls-offered': ['hidden'],
  'warrior-armed': ['bare'],
} as const satisfies { readonly [T in EventType]?: readonly string[] }
type EventVariants = typeof EVENT_VARIANTS
type VariantKey = {
  [T in keyof EventVariants]: `event.${T}.${EventVariants[T][number]}`
}[keyof EventVariants]

/** Answers that mean something else in each decision: `action.<kind>.<type>` are their keys. */
export const SHARED = ['card', 'die', 'done', 'seat', 'warrior'] as const
type SharedAnswer = (typeof SHARED)[number]
type AnswerKey = {
  [K in DecisionKind]: `action.${K}.${Extract<AnswerTo<K>['type'], SharedAnswer>}`
}[DecisionKind]

type SeatName = '0' | '1' | '2' | '3' | '4' | '5' | 'monster' | 'nobody'
type NameKey =
  | `card-type.${Card['type']}`
  | `clan.${ClanId}`
  | `die.${Exclude<DieKind, 'own'>}.${Face}`
  | `face.${Face}`
  | `monster.${MonsterId}.name`
  | `seat.${SeatName}`
  | `source.${PointSource}`

type NeededKey =
  | NameKey
  | AnswerKey
  | VariantKey
  | `action.${Exclude<ActionType, SharedAnswer | 'half' | 'line'>}`
  | 'action.arm.bare'
  | 'action.tactic.paid'
  | `action.half.${'base' | 'extended'}`
  | `decision.${DecisionKind}`
  | `decision.phase.${'defence' | 'ragnarok'}`
  | `event.${EventType}`
  | `order.${OrderId}`
  | `reason.${LedgerLineId}`
  | `stage.${Stage}`
  | `refused.option.${Conflict}`
  | `why.${WhyKey}`
  | `card.${CardId}.name`
  | `card.${Exclude<CardId, WarriorId>}.text`
  | `jarl.${JarlId}.${'name' | 'base' | 'condition' | 'extended'}`
  | `loki.${LokiId}.name`
  | `loki.bonus.${LokiBonus['kind']}`
  | `trait.${Trait['kind']}`
  | `favour.${Favour['kind']}`
  | `monster.trait.${MonsterTrait['kind']}`
  | `needs.${Needs['kind']}`
