import type { BestArming, ValhallaAction } from '@meadhall/game-valhalla'
import type { Action } from '@meadhall/kernel'
import type { Moment } from '../../../sources/source.ts'
import { send, type TableStore } from '../../../table/table-store.ts'

type Arm = Extract<ValhallaAction, { type: 'arm' }>

/** The first arming of a plan that may be given as an answer now. */
export function nextArm(arms: BestArming['arms'], legal: readonly Action[]): Arm | null {
  for (const { seat, space, dice } of arms) {
    const found = (legal as readonly ValhallaAction[]).find(
      (one): one is Arm =>
        one.type === 'arm' && one.seat === seat && one.space === space && one.dice === dice,
    )
    if (found !== undefined) return found
  }
  return null
}

/**
 * The set of dice that a die dragged onto a warrior arms it with: of those it is part of, the one
 * that the best arming uses, else one of the fewest dice, own dice before grey ones and cards.
 */
export function setWithDie(
  sets: readonly string[],
  die: string,
  best: string | undefined,
): string | null {
  const having = sets.filter((set) => set.split(' ').includes(die))
  if (best !== undefined && having.includes(best)) return best
  return having.toSorted((a, b) => costOf(a) - costOf(b))[0] ?? null
}

const MARKED = /[*+]/g

function costOf(set: string): number {
  return set.split(' ').length * 10 + (set.match(MARKED)?.length ?? 0)
}

/** How long an answer may take to be shown before the rest of a plan is given up. */
const PATIENCE = 4000

/** Gives answers one after the other, each chosen from what is asked then, until there is none. */
export async function answerInTurn(
  store: TableStore,
  choose: (moment: Moment) => Action | null,
): Promise<void> {
  for (;;) {
    const { moment, isSending } = store.getState()
    const action = moment?.decision && !isSending ? choose(moment) : null
    if (!moment || action === null) return
    await send(store, action)
    if (!(await isShown(store, moment))) return
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
