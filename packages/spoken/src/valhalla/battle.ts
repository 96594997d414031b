import {
  bestArmings,
  cardName,
  dieKey,
  dieName,
  type SideSeen,
  sideWorth,
  type View,
} from '@meadhall/game-valhalla'
import { listed, literal, type Tongue } from '../tongue.ts'
import { keyOfSeat, type ValhallaScene } from './scene.ts'

/** The side of the battle whose phase it is; -1 where none is. */
export function phaseSide({ frames }: View): number {
  const frame = frames.at(-1)
  return frame?.kind === 'phase' ? frame.side : -1
}

/** Who fights whom, with dice, armed warriors and the strength of each side so far. */
export function battleText({ view, isPuzzle }: ValhallaScene, tongue: Tongue): string[] {
  const { battle } = view
  if (battle === null) return []
  const params = {
    attacker: keyOfSeat(view, battle.attacker),
    defender: keyOfSeat(view, battle.defender),
  }
  const key = battle.kind === 'ragnarok' ? 'spoken.vh.ragnarok' : 'spoken.vh.battle'
  return [
    tongue.say({ key, params }),
    ...battle.sides.flatMap((side, index) => sideLines(view, side, index, tongue)),
    ...(isPuzzle ? [] : bestLine(view, tongue)),
  ]
}

function sideLines(view: View, side: SideSeen, index: number, tongue: Tongue): string[] {
  const isRagnarok = view.battle?.kind === 'ragnarok'
  if (isRagnarok && side.seat < 0) return []
  const params = { who: keyOfSeat(view, side.seat), worth: sideWorth(view, index) }
  const key = isRagnarok ? 'spoken.vh.side.glory' : 'spoken.vh.side'
  return [tongue.say({ key, params }), ...detailLines(side, tongue)]
}

function detailLines(side: SideSeen, tongue: Tongue): string[] {
  const line = (key: string, parts: readonly string[]): string[] =>
    parts.length === 0
      ? []
      : [tongue.say({ key: `spoken.vh.side.${key}`, params: { text: literal(listed(parts)) } })]
  const dice = side.dice.map((die) => tongue.say({ key: dieKey(dieName(die)) }))
  return [
    ...line('dice', dice),
    ...line(
      'armed',
      names(
        side.armed.map(({ card }) => card),
        tongue,
      ),
    ),
    ...line('tactics', names(side.tactics, tongue)),
    ...line(
      'support',
      names(
        side.thor.map(({ card }) => card),
        tongue,
      ),
    ),
  ]
}

function names(cards: readonly Parameters<typeof cardName>[0][], tongue: Tongue): string[] {
  return cards.map((card) => tongue.say({ key: cardName(card) }))
}

/** In one's own phase: the best that the dice can do. */
function bestLine(view: View, tongue: Tongue): string[] {
  const index = phaseSide(view)
  const isOwn = view.battle?.sides[index]?.seat === view.viewer
  const [best] = index < 0 || !isOwn ? [] : bestArmings(view, index, 1)
  if (best === undefined) return []
  const cards = best.arms.map(({ seat, space }) => {
    const fighter = view.players[seat]?.squad[space]
    return fighter ? tongue.say({ key: cardName(fighter.card) }) : ''
  })
  const key = view.battle?.kind === 'ragnarok' ? 'spoken.vh.best.glory' : 'spoken.vh.best'
  return [tongue.say({ key, params: { cards: literal(listed(cards)), worth: best.worth } })]
}
