import { at, type Reason, type Seat } from '@meadhall/kernel'
import type { ActionType, ValhallaAction } from './actions.ts'
import type { DecisionKind } from './answers.ts'
import type { Favour, MonsterTrait, Needs, Trait } from './cards/card.ts'
import { cardOf, lokiOf, monsterCardOf } from './cards/index.ts'
import type { CardId, JarlId, LokiId } from './cards/printed.ts'
import { faceName, kindOf, parseDie } from './dice.ts'
import type { PointSource, ValhallaEvent } from './events.ts'
import {
  type GameMessage,
  type KeyList,
  type MessageKey,
  type Params,
  SHARED,
} from './message-keys.ts'
import type { ValhallaDecision } from './state.ts'
import type { View } from './view.ts'

export function cardName(card: CardId): MessageKey {
  return `card.${card}.name`
}

export function jarlName(jarl: JarlId): MessageKey {
  return `jarl.${jarl}.name`
}

const SEATS = 6

/** A player, or the monster. Who shows names puts the players' own in place of these keys. */
export function seatName(seat: Seat): MessageKey {
  if (seat >= 0 && seat < SEATS) return `seat.${seat}` as MessageKey
  return seat === -1 ? 'seat.monster' : 'seat.nobody'
}

/** "axe*": the name of a die of any kind. */
export function dieKey(word: string): MessageKey {
  const die = parseDie(word)
  if (die < 0) return 'face.miss'
  const kind = kindOf(die)
  return kind === 'own' ? `face.${faceName(die)}` : `die.${kind}.${faceName(die)}`
}

function keys<T>(list: readonly T[], name: (one: T) => MessageKey): KeyList {
  return list.map(name).join(' ') as KeyList
}

/** What each field of an event, action or reason is called in words, as a message key. */
const NAMES: Readonly<Record<string, (value: never) => MessageKey | KeyList>> = {
  card: cardName,
  cards: (value: readonly CardId[]) => keys(value, cardName),
  dice: (value: string) => keys(value.split(' ').filter(Boolean), dieKey),
  die: dieKey,
  face: dieKey,
  foe: seatName,
  jarl: jarlName,
  jarls: (value: readonly JarlId[]) => keys(value, jarlName),
  seat: seatName,
  source: (value: PointSource) => `source.${value}`,
}
/** Fields that name nothing: they are in the key already, or stand for something else. */
const UNSAID: readonly string[] = ['type', 'by', 'half']

function param(field: string, value: unknown): Params[string] | undefined {
  if (value === null || value === undefined || UNSAID.includes(field)) return undefined
  if (field === 'other' && typeof value === 'string') return cardName(value as CardId)
  if (field === 'line') return (value as number) + 1
  const name = NAMES[field]
  return name === undefined ? (value as number) : name(value as never)
}

/** The fields of a flat record as parameters; what is `null` is left out. */
function paramsOf(fields: object): Params {
  const params: Params = {}
  for (const [field, value] of Object.entries(fields)) {
    const said = param(field, value)
    if (said !== undefined) params[field] = said
    if (field === 'cards' && Array.isArray(value)) params['count'] = value.length
  }
  return params
}

/** The sentence for an event, as far as its viewer may know it (`Rules.redact`). */
export function eventMessage(event: ValhallaEvent): GameMessage {
  if (event.type !== 'monster-beaten') return { key: eventKey(event), params: paramsOf(event) }
  const { order } = monsterCardOf(event.card)
  return { key: 'event.monster-beaten', params: { order } }
}

function eventKey(event: ValhallaEvent): MessageKey {
  switch (event.type) {
    case 'battle-won':
      return battleWonKey(event.seat < 0, event.strength === event.other)
    case 'jarl-silenced':
      return event.seat < 0 ? 'event.jarl-silenced.monster' : 'event.jarl-silenced'
    case 'card-aside':
    case 'card-kept':
    case 'card-stolen':
    case 'card-thrown':
      return event.card === null ? `event.${event.type}.hidden` : `event.${event.type}`
    case 'cards-drawn':
      return event.cards === null ? 'event.cards-drawn.hidden' : 'event.cards-drawn'
    case 'jarl-chosen':
      return event.jarl === null ? 'event.jarl-chosen.hidden' : 'event.jarl-chosen'
    case 'jarls-offered':
      return event.jarls === null ? 'event.jarls-offered.hidden' : 'event.jarls-offered'
    case 'warrior-armed':
      return event.dice === '' ? 'event.warrior-armed.bare' : 'event.warrior-armed'
    default:
      return `event.${event.type}`
  }
}

/** On equal strength the sums do not tell why somebody won. */
function battleWonKey(isMonster: boolean, isTied: boolean): MessageKey {
  if (isMonster) return isTied ? 'event.battle-won.monster-tied' : 'event.battle-won.monster'
  return isTied ? 'event.battle-won.tied' : 'event.battle-won'
}

/** The question of a decision, with what it is about. */
export function decisionMessage(view: View, decision: ValhallaDecision): GameMessage {
  const { kind } = decision
  const params = { ...battleParams(view, decision.seat), ...frameParams(view) }
  if (kind !== 'phase' || view.battle === null) return { key: `decision.${kind}`, params }
  if (view.battle.kind === 'ragnarok') return { key: 'decision.phase.ragnarok', params }
  const isDefence = view.battle.defender === decision.seat
  return { key: isDefence ? 'decision.phase.defence' : 'decision.phase', params }
}

function battleParams({ battle }: View, seat: Seat): Params {
  if (battle === null) return {}
  const { attacker, defender } = battle
  const foe = seat === attacker ? defender : attacker
  return { attacker: seatName(attacker), defender: seatName(defender), foe: seatName(foe) }
}

/** What the frame that asks knows of the question. */
function frameParams({ frames }: View): Params {
  const frame = frames.at(-1)
  if (frame?.kind === 'play') return paramsOf({ card: frame.cards[0] })
  if (frame?.kind === 'draw') return { left: frame.keep }
  if (frame?.kind === 'glory') return { left: frame.left }
  return frame?.kind === 'steal' ? { foe: seatName(frame.from) } : {}
}

/** The label of one answer to a decision. `strength` is what a phase would end with. */
export function actionMessage(
  view: View,
  decision: ValhallaDecision,
  action: ValhallaAction,
  strength = 0,
): GameMessage {
  const params = paramsOf(action)
  switch (action.type) {
    case 'arm':
      params['card'] = warriorAt(view, action.seat, action.space)
      return { key: action.dice === '' ? 'action.arm.bare' : 'action.arm', params }
    case 'warrior':
      params['card'] = warriorAt(view, action.seat, action.space)
      break
    case 'attach':
      params['warrior'] = warriorAt(view, action.by, action.space)
      break
    case 'tactic':
      return { key: action.die === '' ? 'action.tactic' : 'action.tactic.paid', params }
    case 'half':
      return { key: `action.half.${action.half}`, params: {} }
    case 'line':
      return lokiMessage(lokiIn(view), action.line)
    default:
      params['strength'] = strength
  }
  return { key: actionKey(decision.kind, action.type), params }
}

function warriorAt(view: View, seat: Seat, space: number): MessageKey {
  const fighter = view.players[seat]?.squad[space]
  if (!fighter) throw new Error(`no warrior on space ${space} of seat ${seat}`)
  return cardName(fighter.card)
}

/** The Loki card that is asked about. */
function lokiIn({ loki }: View): LokiId {
  if (loki === null) throw new Error('no Loki card is in play')
  return loki
}

/** What a line of a Loki card gives. */
export function lokiMessage(loki: LokiId, line: number): GameMessage {
  const { kind, ...values } = at(lokiOf(loki).lines, line).bonus
  const isAll = kind === 'sendActivated' && 'count' in values && values.count === 'all'
  if (isAll) return { key: 'loki.bonus.sendActivated.all', params: {} }
  return { key: `loki.bonus.${kind}`, params: values as Params }
}

function actionKey(kind: DecisionKind, type: ActionType): MessageKey {
  const isShared = SHARED.some((one) => one === type)
  return (isShared ? `action.${kind}.${type}` : `action.${type}`) as MessageKey
}

/** Why something is not allowed, with the names of what it is about. */
export function reasonMessage(reason: Reason): GameMessage {
  return { key: reason.key as MessageKey, params: paramsOf(reason.params) }
}

/** What a card says: its text, or the trait and favour of a warrior. */
export function cardTexts(card: CardId): GameMessage[] {
  const found = cardOf(card)
  if (found.type !== 'warrior') return [{ key: `card.${found.id}.text`, params: {} }]
  return [
    ...(found.trait === null ? [] : [traitMessage('trait', found.trait)]),
    ...(found.favour === null ? [] : [traitMessage('favour', found.favour)]),
  ]
}

export function monsterTraitMessage(trait: MonsterTrait): GameMessage {
  return traitMessage('monster.trait', trait)
}

function traitMessage(
  family: 'trait' | 'favour' | 'monster.trait',
  trait: Trait | Favour | MonsterTrait,
): GameMessage {
  const { kind, ...values } = trait
  const params: Params = {}
  for (const [name, value] of Object.entries(values))
    params[name] = name === 'clan' ? (`clan.${value}` as MessageKey) : (value as number)
  return { key: `${family}.${kind}` as MessageKey, params }
}

/** The weapons that arm a warrior. */
export function needsMessage(needs: Needs): GameMessage {
  if (needs.kind !== 'weapons')
    return { key: `needs.${needs.kind}`, params: { count: needs.count } }
  return { key: 'needs.weapons', params: { weapons: keys(needs.weapons, dieKey) } }
}
