import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { UsageError } from '../usage.ts'
import type { Bout, Played } from './bout.ts'
import type { Contest } from './contest.ts'

/** A contest may take hours: its games are kept, so that it can be stopped and taken up. */
export interface Kept {
  /** Games that were played before. */
  readonly bouts: ReadonlyMap<number, Bout>
  keep(played: Played): void
}

export const NOTHING_KEPT: Kept = { bouts: new Map(), keep: () => undefined }

/** A file of lines: which contest it is, then game by game. */
export function keptIn(path: string, contest: Contest): Kept {
  const head = headOf(contest)
  const whole = existsSync(path) ? wholeLines(path) : []
  if (whole.length > 0) refuseAnother(path, whole[0], head)
  // What a kill tore is written anew, without its last line.
  writeFileSync(path, [head, ...whole.slice(1)].map(line).join(''))
  const played = whole.slice(1) as readonly Played[]
  return {
    bouts: new Map(played.map(({ number, bout }) => [number, bout])),
    keep: (one) => appendFileSync(path, line(one)),
  }
}

const line = (value: unknown) => `${JSON.stringify(value)}\n`

/** More games of the same contest are the same contest. */
function headOf({ games: _, ...contest }: Contest): unknown {
  return JSON.parse(JSON.stringify({ arena: 1, ...contest }))
}

function wholeLines(path: string): unknown[] {
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1)
  return lines.map((text, index) => {
    try {
      return JSON.parse(text)
    } catch {
      throw new UsageError(`--keep: line ${index + 1} of ${path} is not JSON`)
    }
  })
}

function refuseAnother(path: string, found: unknown, head: unknown): void {
  if (isDeepStrictEqual(found, head)) return
  throw new UsageError(`--keep: ${path} has games of another contest: ${JSON.stringify(found)}`)
}
