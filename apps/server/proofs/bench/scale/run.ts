import { type LongFigures, longWork } from './long.ts'
import { type Figures, measured, rounded } from './measuring.ts'
import { ROUTES } from './routes.ts'
import { ScaleProcess } from './served-process.ts'
import { type Kind, makeStore } from './store.ts'
import type { Size } from './world.ts'

/** Nothing that is asked for may take longer, but what is named. */
export const LONGEST_MS = 50

/** What may, and why. */
const MAY_BE_LONG: Readonly<Record<string, string>> = {
  'GET /api/v1/admin/people (in vain)':
    'letters in the middle of a name have no index: all people are looked through, by the thread that reads',
}

/** All that was measured on one kind of store. */
export interface ScaleReport {
  readonly kind: Kind
  readonly size: Size
  readonly madeInSeconds: number
  readonly gigabytes: number
  readonly startMs: number
  readonly routes: readonly Figures[]
  readonly long: readonly LongFigures[]
  /** Above the limit, with the reason; without one it is a failure. */
  readonly above: readonly { readonly name: string; readonly why: string | null }[]
  /** What was refused though it should not have been: a failure, too. */
  readonly refused: readonly string[]
}

export interface RunNeeds {
  readonly kind: Kind
  readonly folder: string
  readonly size: Size
  readonly times: number
  readonly progress: (text: string) => void
}

/** Makes a store, starts a server on it, and asks it everything. */
export async function runScale(needs: RunNeeds): Promise<ScaleReport> {
  const { kind, size, times, progress } = needs
  const store = await makeStore(needs)
  progress(`a store was made in ${store.seconds} s; a server is started`)
  const process = await ScaleProcess.start(store)
  try {
    const asking = { process, store, size, times }
    const routes: Figures[] = []
    for (const route of ROUTES) {
      routes.push(await measured(asking, route, LONGEST_MS))
      progress(line(routes.at(-1)))
    }
    const long = await longWork(asking, progress)
    const above = routes
      .filter(({ p99 }) => p99 > LONGEST_MS)
      .map(({ name }) => ({ name, why: MAY_BE_LONG[name] ?? null }))
    const refused = routes.filter((route) => route.refused > 0).map(({ name }) => name)
    const made = { madeInSeconds: store.seconds, gigabytes: rounded(store.bytes / 1e9) }
    return { kind, size, ...made, startMs: rounded(process.startMs), routes, long, above, refused }
  } finally {
    await process.stop()
    await store.close()
  }
}

function line(figures: Figures | undefined): string {
  if (figures === undefined) return ''
  const { name, p50, p99, blocked, bytes } = figures
  const cells = [p50, p99, blocked, bytes].map((cell) => String(cell).padStart(10))
  return name.padEnd(72) + cells.join('')
}
