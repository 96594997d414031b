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
import { flow, WIDTH, wrap } from '../../text/layout.ts'
import { squadLines } from './boards.ts'
import { cardAt } from './card.ts'
import { diceText, nameOf, playerName, type Scene } from './face.ts'

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
  if (kind === 'ragnarok') return scene.t('cli.vh.ragnarok', { name: playerName(scene, attacker) })
  return scene.t('cli.vh.battle', {
    attacker: playerName(scene, attacker),
    defender: playerName(scene, defender),
  })
}

function sideLines(scene: Scene, battle: BattleSeen, side: SideSeen, index: number): string[] {
  const { t } = scene
  return [
    `  ${sideTitle(scene, battle, side, index)}`,
    ...listLine(
      t('cli.vh.dice'),
      side.dice.length === 0 ? [] : [diceText(scene, diceName(side.dice))],
    ),
    ...listLine(t('cli.vh.to-roll'), rolling(scene, side)),
    ...listLine(
      t('cli.vh.armed'),
      side.armed.map((one, place) => armedText(scene, side, one, place)),
    ),
    ...listLine(
      t('cli.vh.tactics'),
      side.tactics.map((card) => nameOf(scene, cardName(card))),
    ),
    ...listLine(
      t('cli.vh.support'),
      side.thor.map(({ card, by }) => supportText(scene, card, by)),
    ),
    ...listLine(t('cli.vh.also'), extras(scene, side)),
  ]
}

/** "Sigurd (you, attacker): strength 9". */
function sideTitle(scene: Scene, battle: BattleSeen, side: SideSeen, index: number): string {
  const { t } = scene
  const isRagnarok = battle.kind === 'ragnarok'
  const own = t(isRagnarok ? 'cli.vh.role.ragnarok' : `cli.vh.role.${side.role}`)
  const role = side.seat === scene.seat ? t('cli.vh.role.own', { role: own }) : own
  const named = { name: playerName(scene, side.seat), role }
  if (isRagnarok) return t('cli.vh.side.ragnarok', named)
  return t('cli.vh.side', { ...named, strength: sideWorth(scene.view, index) })
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
  const weapons = diceText(scene, diceName(dice)) || scene.t('cli.vh.no-die')
  const facts = [weapons, ...(side.onRoad.includes(place) ? [scene.t('cli.vh.on-road')] : [])]
  return `${nameOf(scene, cardName(card))} (${facts.join(', ')})`
}

/** Dice already chosen for a reroll. */
function rolling(scene: Scene, side: SideSeen): string[] {
  const { view } = scene
  const frame = view.frames.at(-1)
  if (frame?.kind !== 'reroll' || view.battle?.sides[frame.side] !== side) return []
  return frame.chosen.length === 0 ? [] : [diceText(scene, diceName(frame.chosen))]
}

function supportText(scene: Scene, card: CardId, by: number): string {
  return scene.t('cli.vh.by', { card: nameOf(scene, cardName(card)), name: playerName(scene, by) })
}

/** What a side has besides dice and cards. */
function extras({ t }: Scene, side: SideSeen): string[] {
  const { freeRerolls, turns, lostDice, jarlOff, aside } = side
  const cards = countCards(aside)
  return [
    ...(freeRerolls > 0 ? [t('cli.vh.extra.rerolls', { count: freeRerolls })] : []),
    ...(turns > 0 ? [t('cli.vh.extra.turns', { count: turns })] : []),
    ...(lostDice > 0 ? [t('cli.vh.extra.lost', { count: lostDice })] : []),
    ...(jarlOff > 0 ? [t('cli.vh.extra.jarl')] : []),
    ...(cards > 0 ? [t('cli.vh.extra.aside', { count: cards })] : []),
  ]
}

/** In one's own phase: the squad to arm, and the best that the dice can do. */
export function armingLines(scene: Scene): string[] {
  const frame = scene.view.frames.at(-1)
  if (frame?.kind !== 'phase') return []
  const partner = partnerOf(scene.view, scene.seat)
  const isLent = partner >= 0 && scene.view.battle?.kind !== 'ragnarok'
  return [
    ...unarmedLines(scene, frame.side, scene.seat, scene.t('cli.vh.to-arm')),
    ...(isLent ? unarmedLines(scene, frame.side, partner, scene.t('cli.vh.partner')) : []),
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
  const heading = isBlocked
    ? scene.t('cli.vh.blocked', { title, names: blockedNames(scene, side) })
    : title
  return [scene.paint.strong(heading), ...squadLines(scene, seat, isUnarmed)]
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
  const key = scene.view.battle?.kind === 'ragnarok' ? 'cli.vh.best.glory' : 'cli.vh.best'
  return wrap(scene.t(key, { names: names.join(', '), worth: best.worth }), WIDTH, '  ')
}
