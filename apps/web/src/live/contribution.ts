import type { Contribution } from '../server/contribution.ts'
import type { LiveTable } from './live-table.ts'

/** Adds this browser's part to the game's seed; what that takes is loaded before a game only. */
export function contribute(live: LiveTable): void {
  let loading: Promise<Contribution> | null = null
  live.listen((message) => {
    if (message.type !== 'table') return
    const { phase } = message.table
    if (phase === 'waiting' || phase === 'revealing') loading ??= load()
    void loading?.then((contribution) => look(contribution, live)).catch(() => undefined)
  })
}

async function load(): Promise<Contribution> {
  const { Contribution } = await import('../server/contribution.ts')
  return new Contribution()
}

function look(contribution: Contribution, live: LiveTable): void {
  const { table, seat } = live.store.getState()
  contribution.look({ table, seat, call: (said) => live.call(said) })
}
