import type { CardId } from '@meadhall/game-valhalla'
import {
  type BattleSeen,
  bestArmings,
  cardName,
  countCards,
  diceName,
  partnerOf,
  type SideSeen,
  sideWorth,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import { counted, flow, WIDTH, wrap } from '../../text/layout.ts'
import { squadLines } from './boards.ts'
import { cardAt } from './card.ts'
import { nameOf, playerName, type Scene } from './face.ts'

/** Who fights whom, with dice, armed warriors and strength of each side so far. */
export function battleLines(scene: Scene): string[] {
  const { battle } = scene.view
  if (battle === null) return []
  const sides = battle.sides.flatMap((side, index) =>
    side.seat < 0 ? [] : sideLines(scene, battle, side, index),
  )
  return [scene.paint.strong(titleOf(scene, battle)), ...sides]
}

function titleOf(scene: Scene, { kind, attacker, defender }: BattleSeen): string {
  if (kind === 'ragnarok') return `Ragnarök for ${playerName(scene, attacker)}`
  return `Battle: ${playerName(scene, attacker)} attacks ${playerName(scene, defender)}`
}

function sideLines(scene: Scene, battle: BattleSeen, side: SideSeen, index: number): string[] {
  const you = side.seat === scene.seat ? 'you, ' : ''
  const role = battle.kind === 'ragnarok' ? 'Ragnarök' : side.role
  const strength = battle.kind === 'ragnarok' ? '' : `: strength ${sideWorth(scene.view, index)}`
  return [
    `  ${playerName(scene, side.seat)} (${you}${role})${strength}`,
    ...listLine('Dice', side.dice.length === 0 ? [] : [diceName(side.dice)]),
    ...listLine('To roll again', rolling(scene, side)),
    ...listLine(
      'Armed',
      side.armed.map((one, place) => armedText(scene, side, one, place)),
    ),
    ...listLine(
      'Tactics',
      side.tactics.map((card) => nameOf(scene, cardName(card))),
    ),
    ...listLine(
      'Support',
      side.thor.map(({ card, by }) => supportText(scene, card, by)),
    ),
    ...listLine('Also', extras(side)),
  ]
}

function listLine(title: string, parts: readonly string[]): string[] {
  if (parts.length === 0) return []
  const [first = '', ...rest] = parts
  return flow([`    ${title}: ${first}`, ...rest], ', ', WIDTH, '      ')
}

function armedText(
  scene: Scene,
  side: SideSeen,
  { card, dice }: SideSeen['armed'][number],
  place: number,
): string {
  const road = side.onRoad === place ? ', on the road' : ''
  return `${nameOf(scene, cardName(card))} (${diceName(dice) || 'no die'}${road})`
}

/** Dice already chosen for a reroll. */
function rolling({ view }: Scene, side: SideSeen): string[] {
  const frame = view.frames.at(-1)
  if (frame?.kind !== 'reroll' || view.battle?.sides[frame.side] !== side) return []
  return frame.chosen.length === 0 ? [] : [diceName(frame.chosen)]
}

function supportText(scene: Scene, card: CardId, by: number): string {
  return `${nameOf(scene, cardName(card))} by ${playerName(scene, by)}`
}

/** What a side has besides dice and cards. */
function extras({ freeRerolls, turns, lostDice, jarlOff, aside }: SideSeen): string[] {
  const cards = countCards(aside)
  return [
    ...(freeRerolls > 0 ? [counted(freeRerolls, 'free reroll')] : []),
    ...(turns > 0 ? [`may turn ${turns} ${turns === 1 ? 'miss' : 'misses'}`] : []),
    ...(lostDice > 0 ? [`${lostDice} die fewer`] : []),
    ...(jarlOff > 0 ? ['Jarl held back'] : []),
    ...(cards > 0 ? [`${cards} set aside`] : []),
  ]
}

/** In one's own phase: the squad to arm, and the best that the dice can do. */
export function armingLines(scene: Scene): string[] {
  const frame = scene.view.frames.at(-1)
  if (frame?.kind !== 'phase') return []
  const partner = partnerOf(scene.view, scene.seat)
  const isLent = partner >= 0 && scene.view.battle?.kind !== 'ragnarok'
  return [
    ...unarmedLines(scene, frame.side, scene.seat, 'Still to arm'),
    ...(isLent ? unarmedLines(scene, frame.side, partner, 'Of your partner') : []),
    ...bestLine(scene, frame.side),
  ]
}

/** The warriors of a seat that could still be armed; nothing where there are none. */
function unarmedLines(scene: Scene, index: number, seat: Seat, title: string): string[] {
  const side = scene.view.battle?.sides[index]
  const isUnarmed = (space: number): boolean =>
    side?.armed.every((one) => one.seat !== seat || one.space !== space) ?? true
  const { squad } = at(scene.view.players, seat)
  if (!squad.some((one, space) => one !== null && isUnarmed(space))) return []
  const isBlocked = side !== undefined && seat === side.seat && side.blocked > 0
  const blocked = isBlocked ? ` (blocked: ${blockedNames(scene, side)})` : ''
  return [scene.paint.strong(`${title}${blocked}`), ...squadLines(scene, seat, isUnarmed)]
}

function blockedNames(scene: Scene, { seat, blocked }: SideSeen): string {
  const names = at(scene.view.players, seat).squad.flatMap((one, space) =>
    one !== null && ((blocked >> space) & 1) === 1 ? [nameOf(scene, cardName(one.card))] : [],
  )
  return names.join(', ')
}

function bestLine(scene: Scene, index: number): string[] {
  const [best] = bestArmings(scene.view, index, 1)
  if (best === undefined) return []
  const names = best.arms.map((arm) => nameOf(scene, cardName(cardAt(scene.view, arm))))
  const worth = scene.view.battle?.kind === 'ragnarok' ? 'glory' : 'strength'
  return wrap(`Best with these dice: ${names.join(', ')}: ${worth} ${best.worth}.`, WIDTH, '  ')
}
