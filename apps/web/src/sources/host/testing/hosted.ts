import { bloodRageBots } from '@meadhall/bots/blood-rage'
import { bloodRage } from '@meadhall/game-blood-rage'
import type { Action, Seat } from '@meadhall/kernel'
import type { SeatInfo, Update } from '../../source.ts'
import { STORED_VERSION, type StoredGame } from '../stored-game.ts'
import { TableHost } from '../table-host.ts'

/** What a host did, in order: stored an action, or told the page something. */
export type Deed =
  | { readonly did: 'store'; readonly action: Action; readonly steps: number }
  | { readonly did: 'truncate'; readonly steps: number }
  | { readonly did: 'tell'; readonly update: Update }

const SEATS: Readonly<Record<string, SeatInfo['plays']>> = { p: 'person', r: 'random', g: 'greedy' }

/** A stored game of Blood Rage whose seats are given by letters: `prr` is a person and two bots. */
export function storedGame(seats: string, seed = 'hosted'): StoredGame {
  return {
    version: STORED_VERSION,
    id: 'game',
    game: bloodRage.id,
    rulesVersion: bloodRage.version,
    options: bloodRage.parseOptions({}, seats.length),
    seats: [...seats].map((letter) => ({ name: '', plays: SEATS[letter] ?? 'person' })),
    seed,
    created: 0,
    touched: 0,
    steps: 0,
    result: null,
  }
}

/** A host whose deeds are written down, with its store in memory. */
export function hosted(stored: StoredGame, actions: readonly Action[] = [], isFull = false) {
  const deeds: Deed[] = []
  const failures: unknown[] = []
  let now = 0
  const host = new TableHost({
    rules: bloodRage,
    bots: bloodRageBots,
    stored,
    actions,
    store: {
      async append({ steps }, action) {
        await Promise.resolve()
        if (isFull) throw new Error('the disk is full')
        deeds.push({ did: 'store', action, steps })
      },
      async truncate({ steps }) {
        await Promise.resolve()
        deeds.push({ did: 'truncate', steps })
      },
    },
    now: () => ++now,
    breathe: () => Promise.resolve(),
    tell: (update) => deeds.push({ did: 'tell', update }),
    fail: (error) => failures.push(error),
  })
  const updates = () => deeds.flatMap((deed) => (deed.did === 'tell' ? [deed.update] : []))
  const last = (): Update => {
    const update = updates().at(-1)
    if (update === undefined) throw new Error('the host told nothing yet')
    return update
  }
  return { host, deeds, failures, updates, last }
}

/** Lets everything that was begun come to its end. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}

/** Answers the question shown last with its first answer. */
export async function answerFirst(table: ReturnType<typeof hosted>): Promise<void> {
  const { decision, legal } = table.last().moment
  const [action] = legal
  if (decision === null || action === undefined) throw new Error('nothing is asked')
  await table.host.answer(decision.id, action)
  await settled()
}

/** Whose view an update shows. */
export function viewerOf(update: Update): Seat | null {
  return update.moment.viewer
}
