import { setTimeout as wait } from 'node:timers/promises'
import { ask, type MeasureNeeds, percentile, rounded } from './measuring.ts'

/** Something that takes long, and how others fare meanwhile. */
export interface LongFigures {
  readonly name: string
  readonly seconds: number
  readonly megabytes: number
  /** Of requests for `/healthz` that were asked all the while, in milliseconds. */
  readonly othersP99: number
  readonly othersMost: number
  readonly blocked: number
}

/** What is done, with how many bytes it answered. */
type Work = () => Promise<{ readonly bytes: number }>

const PAUSE_MS = 5

/** Does something long while somebody else asks for something short again and again. */
async function beside(needs: MeasureNeeds, name: string, work: Work): Promise<LongFigures> {
  await needs.process.blocked()
  const others: number[] = []
  let isDone = false
  const began = performance.now()
  const done = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    others.push((await ask(needs, 'GET', { path: '/healthz' })).ms)
    await wait(PAUSE_MS)
  }
  const { bytes } = await done
  const seconds = rounded((performance.now() - began) / 1000)
  const blocked = rounded(await needs.process.blocked())
  const megabytes = rounded(bytes / 1e6)
  const othersP99 = percentile(others, 0.99)
  return { name, seconds, megabytes, othersP99, othersMost: percentile(others, 1), blocked }
}

/** What is known to take long, each once. */
export async function longWork(
  needs: MeasureNeeds,
  progress: (text: string) => void,
): Promise<LongFigures[]> {
  const { store } = needs
  const asked = (method: string, path: string, as: 'star' | 'leaver' | 'operator') => async () => {
    const answer = await ask(needs, method, { path: `/api/v1${path}`, as })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status}`)
    return answer
  }
  const all: [string, Work][] = [
    ['GET /me/export, the one with the most games', asked('GET', '/me/export', 'star')],
    ['tidying', () => tidied(needs)],
    ['tidying again', () => tidied(needs)],
    ['DELETE /me, one with 200 games', asked('DELETE', '/me', 'leaver')],
  ]
  if (store.kind === 'sqlite')
    all.push(['GET /admin/backup', asked('GET', '/admin/backup', 'operator')])
  const figures: LongFigures[] = []
  for (const [name, work] of all) {
    const one = await beside(needs, name, work)
    progress(longLine(one))
    figures.push(one)
  }
  return figures
}

async function tidied({ process }: MeasureNeeds): Promise<{ readonly bytes: number }> {
  await process.tidy()
  return { bytes: 0 }
}

export function longLine({
  name,
  seconds,
  megabytes,
  othersP99,
  othersMost,
  blocked,
}: LongFigures) {
  const others = `others meanwhile p99 ${othersP99} ms, at most ${othersMost} ms`
  return `${name}: ${seconds} s, ${megabytes} MB; ${others}; longest turn ${blocked} ms`
}
