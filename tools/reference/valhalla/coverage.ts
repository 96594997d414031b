import type { ValhallaEvent } from '@meadhall/game-valhalla'
import type { EngineBattle } from './engine-battle.ts'

const counts = new Map<string, number>()

/** How often each Jarl fought, each card was played and each thing happened so far. */
export function coverage(): ReadonlyMap<string, number> {
  return counts
}

function count(what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

export function countBattle({ before, attacker, target, asked }: EngineBattle): void {
  count(`players ${before.players.length}`)
  count(`pairs ${before.modules.pairs ?? 'none'}`)
  count(`attacking jarl ${before.players[attacker]?.jarl ?? 'none'}`)
  count(`defending jarl ${before.players[target]?.jarl ?? 'none'}`)
  for (const { kind, answer, events } of asked) {
    count(`question ${kind}`)
    countAnswer(answer)
    for (const event of events) countEvent(event)
  }
}

function countAnswer(answer: string): void {
  const [verb, card] = answer.split(' ')
  if (verb === 'tactic' || verb === 'support' || verb === 'arm') count(`${verb} ${card}`)
}

function countEvent(event: ValhallaEvent): void {
  count(`event ${event.type}`)
}
