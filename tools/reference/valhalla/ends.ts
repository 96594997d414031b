import type { EngineBattle } from './engine-battle.ts'
import { Difference } from './retelling.ts'
import type { BattleEnd } from './rules/battle.ts'
import type { Player, Position } from './rules/position.ts'

/** Compares how the battle ended in the engine and in the reference. */
export function compareEnds(battle: EngineBattle, end: BattleEnd): void {
  same('strengths', end.totals, battle.totals)
  const mine = end.position
  const theirs = battle.after
  takeBackPartB(battle, mine, theirs)
  same('deck', mine.deck, theirs.deck)
  same('discard pile', mine.discard, theirs.discard)
  same('grey dice', mine.grey, theirs.grey)
  same('kings', mine.kings, theirs.kings)
  same('end caused', mine.ending, theirs.ending)
  for (const [seat, player] of mine.players.entries()) {
    const other = theirs.players[seat]
    if (other !== undefined) comparePlayers(`p${seat + 1}`, player, other)
  }
}

/** The engine has gone on to part B: its draw is taken back, or done in the reference too. */
function takeBackPartB({ partB, attacker }: EngineBattle, mine: Position, theirs: Position): void {
  if (partB.isAsked) {
    theirs.deck.unshift(...partB.drawn)
    if (theirs.deck.length === partB.drawn.length) theirs.ending = mine.ending
    return
  }
  mine.players[attacker]?.hand.push(...mine.deck.splice(0))
  mine.ending = theirs.ending
  for (const { players } of [mine, theirs]) forgetTurns(players)
}

/** The next turn has begun, and with it forgetting what happened since the last one. */
function forgetTurns(players: readonly Player[]): void {
  for (const player of players) {
    player.attackedBy = []
    player.defeated = false
    player.angry = false
  }
}

function comparePlayers(name: string, mine: Player, theirs: Player): void {
  same(`squad of ${name}`, squadWords(mine), squadWords(theirs))
  same(`hand of ${name}`, mine.hand.toSorted(), theirs.hand.toSorted())
  same(`shown cards of ${name}`, mine.shown.toSorted(), theirs.shown.toSorted())
  same(`Valhalla of ${name}`, mine.valhalla.toSorted(), theirs.valhalla.toSorted())
  same(`shields of ${name}`, mine.shields, theirs.shields)
  same(`captured shields of ${name}`, mine.captured, theirs.captured)
  same(`attackers of ${name}`, mine.attackedBy.toSorted(), theirs.attackedBy)
  same(`defeat of ${name}`, mine.defeated, theirs.defeated)
  same(`anger of ${name}`, mine.angry, theirs.angry)
}

const squadWords = ({ squad }: Player) =>
  squad.map(({ card, tyr }) => (tyr === null ? card : `${card} + ${tyr}`)).toSorted()

function same(what: string, mine: unknown, theirs: unknown): void {
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return
  const [one, other] =
    Array.isArray(mine) && Array.isArray(theirs) ? trimmed(mine, theirs) : [mine, theirs]
  throw new Difference(`${what}: reference ${JSON.stringify(one)}, engine ${JSON.stringify(other)}`)
}

/** Without what both begin and end with: a discard pile can be long. */
function trimmed(
  one: readonly unknown[],
  other: readonly unknown[],
): readonly (readonly unknown[])[] {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && sameItem(one[start], other[start])) start++
  let end = 0
  while (end < shorter - start && sameItem(one.at(-1 - end), other.at(-1 - end))) end++
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)]
}

const sameItem = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
