import { type Battle, opponentsOf, type Side } from './battle.ts'
import { destroy } from './destruction.ts'
import { fighters, inWords } from './figures.ts'
import { choose, clanAt } from './table.ts'

/** Each opponent with Warriors in the province loses one of them; which one is no choice. */
export function odinsSmite(battle: Battle, owner: Side): void {
  battle.table.notes.push('smite')
  for (const { seat } of opponentsOf(battle, owner)) {
    const figures = fighters(clanAt(battle.table, seat), battle.province)
    const warrior = figures.find(({ kind }) => kind === 'warrior')
    if (warrior !== undefined) destroy(battle, seat, [warrior])
  }
}

/** Every participant, the owner too, keeps one figure of its choice and loses the others. */
export function odinsTide(battle: Battle): void {
  battle.table.notes.push('tide')
  for (const { seat } of battle.sides) {
    const figures = fighters(clanAt(battle.table, seat), battle.province)
    const answer = choose(battle.table, 'keep-figure', seat, figures.map(inWords))
    const kept = figures.find((figure) => inWords(figure) === answer)
    destroy(
      battle,
      seat,
      figures.filter((figure) => figure !== kept),
    )
  }
}
