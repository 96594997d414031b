import { send } from '@meadhall/client/rest'
import { API_ROOT } from '@meadhall/protocol'
import type { Asked, Measured } from './routes.ts'
import { OPERATOR, type ScaleProcess } from './served-process.ts'
import type { ScaleStore } from './store.ts'
import type { Size } from './world.ts'

/** How long requests took, in milliseconds, and how much they answered. */
export interface Figures {
  readonly name: string
  readonly times: number
  readonly p50: number
  readonly p99: number
  /** The longest that the serving thread did nothing else. */
  readonly blocked: number
  /** The largest answer. */
  readonly bytes: number
  /** How often it was refused: never, where the store is what it should be. */
  readonly refused: number
}

export interface MeasureNeeds {
  readonly process: ScaleProcess
  readonly store: ScaleStore
  readonly size: Size
  /** How often each route is asked. */
  readonly times: number
}

export function rounded(ms: number): number {
  return Math.round(ms * 100) / 100
}

export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
}

interface AskNeeds {
  readonly process: Pick<ScaleProcess, 'address'>
  readonly store: Pick<ScaleStore, 'tokens'>
}

/** One request, to its last byte. */
export async function ask(
  { process, store }: AskNeeds,
  method: string,
  { path, as, body }: Asked,
): Promise<{ readonly ms: number; readonly bytes: number; readonly status: number }> {
  const token = as === undefined || as === 'operator' ? OPERATOR : store.tokens[as]
  const began = performance.now()
  const reply = path.startsWith(API_ROOT)
    ? await send(process.address, {
        method,
        path: path.slice(API_ROOT.length),
        token: as === undefined ? null : token,
        body,
      })
    : await fetch(`${process.address}${path}`)
  let bytes = 0
  if (reply.body !== null) for await (const chunk of reply.body) bytes += chunk.length
  return { ms: performance.now() - began, bytes, status: reply.status }
}

/** So many of the first requests only warm the program up. */
const WARM = 20

/** So often it is looked again whether something takes long, or the machine was busy with others. */
const ROUNDS = 5

/** Asks one route; where it takes longer than a limit, again, and the best round counts. */
export async function measured(
  needs: MeasureNeeds,
  route: Measured,
  limitMs: number,
): Promise<Figures> {
  let best = await oneRound(needs, route)
  for (let round = 1; round < ROUNDS && best.p99 > limitMs && !route.isOnce; round++) {
    const next = await oneRound(needs, route)
    if (next.p99 < best.p99) best = next
  }
  return best
}

/** Asks so often, one request after the other. */
async function oneRound(needs: MeasureNeeds, route: Measured): Promise<Figures> {
  const { process, size } = needs
  const times = route.times ?? needs.times
  const name = `${route.method} ${route.route}${route.how === undefined ? '' : ` (${route.how})`}`
  const warm = Math.min(WARM, Math.floor(times / 4))
  const took: number[] = []
  let most = 0
  let refused = 0
  for (let n = 0; n < times; n++) {
    const { ms, bytes, status } = await ask(needs, route.method, route.asked(n, size))
    if (status >= 300) refused += 1
    if (n >= warm) took.push(ms)
    else if (n === warm - 1) await process.blocked()
    most = Math.max(most, bytes)
  }
  const blocked = rounded(await process.blocked())
  const [p50, p99] = [percentile(took, 0.5), percentile(took, 0.99)]
  return { name, times, p50, p99, blocked, bytes: most, refused }
}
