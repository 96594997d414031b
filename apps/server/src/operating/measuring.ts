import type { Appended, Entry } from '@meadhall/match'
import type { FromClient, RefusalCode } from '@meadhall/protocol'
import type { Gauge } from 'prom-client'
import type { MatchStore } from '../storage/match-store.ts'
import type { Metrics } from './metrics.ts'

/** Reads a number whenever the metrics are asked for. */
export function watch(gauge: Gauge, read: () => number): void {
  Object.assign(gauge, { collect: () => gauge.set(read()) })
}

/** Notes how long messages of clients took and with which codes they were refused. */
export function carriedBy({ messageSeconds, errors }: Metrics) {
  return (type: FromClient['type'], milliseconds: number, refused: RefusalCode | null): void => {
    messageSeconds.observe({ type }, milliseconds / 1000)
    if (refused !== null) errors.inc({ code: refused })
  }
}

/** The same store; what is asked for most is measured, and what is appended is counted. */
export function measuredMatches(store: MatchStore, metrics: Metrics): MatchStore {
  const { moves, storeSeconds } = metrics
  const timed = async <T>(work: string, done: Promise<T>): Promise<T> => {
    const began = performance.now()
    try {
      return await done
    } finally {
      storeSeconds.observe({ work }, (performance.now() - began) / 1000)
    }
  }
  const counted = async (entry: Entry, done: Promise<Appended>): Promise<Appended> => {
    const appended = await timed('append', done)
    if (appended === 'stored' && entry.kind === 'act') moves.inc({ giver: entry.by })
    return appended
  }
  const measured: Pick<MatchStore, 'load' | 'append' | 'appendTimed'> = {
    load: (id) => timed('load', store.load(id)),
    append: (id, entry, summary) => counted(entry, store.append(id, entry, summary)),
    appendTimed: (id, entry, summary, timing) =>
      counted(entry, store.appendTimed(id, entry, summary, timing)),
  }
  return withOthersOf(store, measured)
}

/** All methods of an object, some of them replaced. */
function withOthersOf<Part extends object>(part: Part, replaced: Partial<Part>): Part {
  return new Proxy(part, {
    get(target, name) {
      const own: unknown = Reflect.get(replaced, name)
      if (own !== undefined) return own
      const method: unknown = Reflect.get(target, name)
      return typeof method === 'function' ? method.bind(target) : method
    },
  })
}
