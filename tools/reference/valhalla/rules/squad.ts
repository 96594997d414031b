import { type Battle, choose, chooseHidden } from './battle-state.ts'
import { cardOf } from './cards/index.ts'
import { couldHold, leaveOpenly } from './hand.ts'
import { DONE, namedBy, warriorWord } from './oracle.ts'
import { type Player, type Position, playerAt, type Warrior } from './position.ts'

/** Larger squads work outside battles, so that no silence touches them (VH-R12). */
function squadLimit(player: Player): number {
  if (player.jarl === 'valgard') return 5
  return player.jarl === 'bernhard' ? 6 : 4
}

/** A warrior joins the squad: a full one makes room, and a Tyr card may follow (VH-28, VH-80). */
export function joinSquad(battle: Battle, seat: number, card: string): void {
  const player = playerAt(battle.position, seat)
  if (player.squad.length >= squadLimit(player)) makeRoom(battle, seat)
  player.squad.push({ card, tyr: null })
  attachTyr(battle, seat, card)
}

function makeRoom(battle: Battle, seat: number): void {
  const { squad } = playerAt(battle.position, seat)
  const answers = squad.map(({ card }) => warriorWord(card))
  const card = namedBy(choose(battle, seat, 'replace', answers))
  const gone = leaveSquad(battle.position, seat, card)
  battle.position.discard.push(gone.card)
  if (gone.tyr !== null) battle.position.discard.push(gone.tyr)
}

export function leaveSquad(position: Position, seat: number, card: string): Warrior {
  const { squad } = playerAt(position, seat)
  const at = squad.findIndex((warrior) => warrior.card === card)
  const [gone] = squad.splice(at, 1)
  if (at < 0 || gone === undefined) throw new Error(`"${card}" is not in the squad`)
  return gone
}

function attachTyr(battle: Battle, seat: number, warrior: string): void {
  const player = playerAt(battle.position, seat)
  const isTyr = (card: string) => cardOf(card).kind === 'tyr'
  if (!battle.position.modules.tyr || !couldHold(player, isTyr)) return
  const answers = player.hand.filter(isTyr).map((card) => `attach ${card} ${warrior}`)
  const answer = chooseHidden(battle, seat, 'tyr', answers)
  if (answer === DONE) return
  const tyr = answer.split(' ')[1] ?? ''
  leaveOpenly(player, tyr)
  leaveSquad(battle.position, seat, warrior)
  player.squad.push({ card: warrior, tyr })
}
