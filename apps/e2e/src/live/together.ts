import type { Page } from 'playwright-core'
import { asked, clickOne, type PlayOptions, type TableSigns } from '../support/play.ts'

/** One of several who play at a table by pointing. */
export interface Mover {
  readonly page: Page
  /** How they point: by the mouse unless told otherwise. */
  readonly move?: PlayOptions['move']
}

export interface TogetherOptions extends Pick<PlayOptions, 'choose'> {
  /** Asked before every move, with the page of the one who is to choose. */
  readonly until: (signs: TableSigns, page: Page) => boolean
}

const TOO_MANY = 3_000

/** Several play, each in a browser of their own, whoever is asked first; until one says enough. */
export async function playTogether(
  movers: readonly Mover[],
  { choose, until }: TogetherOptions,
): Promise<{ readonly mover: Mover; readonly signs: TableSigns }> {
  const waiting = new Map<Mover, Promise<{ mover: Mover; signs: TableSigns }>>()
  const wait = (mover: Mover) => {
    const known = waiting.get(mover) ?? asked(mover.page).then((signs) => ({ mover, signs }))
    waiting.set(mover, known)
    return known
  }
  for (let moves = 0; moves < TOO_MANY; moves++) {
    const { mover, signs } = await Promise.race(movers.map(wait))
    waiting.delete(mover)
    if (signs.isOver || until(signs, mover.page)) {
      // Those who still wait hear it when their page closes.
      for (const other of waiting.values()) other.catch(() => undefined)
      return { mover, signs }
    }
    await (mover.move ?? clickOne)(mover.page, choose)
  }
  throw new Error(`no end after ${TOO_MANY} moves`)
}
