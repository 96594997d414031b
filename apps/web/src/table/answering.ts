import type { Action, Reason } from '@meadhall/kernel'
import type { Moment } from '../sources/source.ts'
import { send, type TableStore } from './table-store.ts'

/** How long an answer may take to be shown before the rest of a plan is given up. */
const PATIENCE = 4000

/** What came of answers that were given one after the other. */
export interface Given {
  /** How many were taken. */
  readonly count: number
  /** The one that was not, which ended it, and why. */
  readonly refused: { readonly action: Action; readonly reason: Reason } | null
}

/** Gives answers one after the other, each chosen from what is asked then, until there is none. */
export async function answerInTurn(
  store: TableStore,
  choose: (moment: Moment) => Action | null,
): Promise<Given> {
  for (let count = 0; ; count++) {
    const { moment, isSending } = store.getState()
    const action = moment?.decision && !isSending ? choose(moment) : null
    if (!moment || action === null) return { count, refused: null }
    const reason = await send(store, action)
    if (reason !== null) return { count, refused: { action, reason } }
    if (!(await isShown(store, moment))) return { count: count + 1, refused: null }
  }
}

/** Resolves when another moment than this one is shown; to `false` if none comes. */
function isShown(store: TableStore, old: Moment): Promise<boolean> {
  if (store.getState().moment !== old) return Promise.resolve(true)
  return new Promise((resolve) => {
    const stop = store.subscribe(({ moment }) => moment !== old && end(true))
    const timer = setTimeout(() => end(false), PATIENCE)
    function end(isThere: boolean): void {
      stop()
      clearTimeout(timer)
      resolve(isThere)
    }
  })
}
