import { describe, expect, it } from 'vitest'
import { playedUntil } from './support/games.ts'
import { asked } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

const LAID = { game: 'blood-rage', seats: ['person', 'warrior', 'warrior'] } as const

/** A game in which the person has only one answer. */
const forced = playedUntil(LAID, ({ seat }, legal) => seat === 0 && legal().length === 1)
const steps = forced.actions?.length ?? 0

/** Opens that game as somebody who wants to be asked always, or not. */
async function opened(asksAlways: boolean) {
  return await asked(await visitTable(forced, { settings: { asksAlways } }))
}

describe("a person's only answer", () => {
  it('is asked for where they want to be asked', async () => {
    expect(Number((await opened(true)).decision)).toBeLessThanOrEqual(steps)
  })

  it('is given by the table, which asks the next thing', async () => {
    const { step, decision } = await opened(false)
    expect(step).toBeGreaterThan(steps)
    expect(Number(decision)).toBeGreaterThan(steps)
  })
})
