import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { focused, heardSaying, heardSince, listenAt } from './support/ears.ts'
import { IS_ALL } from './support/extent.ts'
import type { LaidGame } from './support/games.ts'
import { asked, chooser, signs, type TableSigns } from './support/play.ts'
import { pressOne } from './support/press.ts'
import { useBrowser } from './support/visit.ts'

useBrowser()

/** The most that is said at once. */
const LONGEST = 250
/** Told by a summary instead, each with how that begins. */
const SUMMED: readonly (readonly [RegExp, RegExp])[] = [
  [/ wins? the battle in /, /Battle in [^.]* wins?\. [^.]* \d+/],
  [/^The battle in .* is a tie/, /Battle in [^.]* a tie, everybody loses\. [^.]* \d+/],
  [/^Age \d is over/, /Age \d is over\. Glory: /],
]

/** Whether a line of the log was said: as it is, or before all details in the words of a summary. */
function wasSaid(line: string, all: string): boolean {
  const summary = SUMMED.find(([one]) => one.test(line))?.[1]
  if (summary === undefined) return all.includes(line)
  const [at, details] = [all.search(summary), all.lastIndexOf(' a total of ')]
  return at >= 0 && (details < 0 || line.startsWith('Age') || at < details)
}

/** The question that stands, in two parts as it is shown, and what the log has told after a step. */
function shown(page: Page, step: number) {
  return page.evaluate((after) => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
    const entries = [...document.querySelectorAll<HTMLElement>('.log li')]
    const isNew = ({ dataset }: HTMLElement) => Number(dataset['step']) > after
    const told = entries
      .filter(isNew)
      .flatMap((entry) => [...entry.querySelectorAll('p')].map((line) => line.textContent ?? ''))
    return { question: text('.banner strong'), hint: text('.banner small'), told }
  }, step)
}

interface Listened {
  readonly step: number
  readonly heard: number
  readonly words: string
}

/** Holds what was said up to a question against what happened and what is asked. */
async function listen(page: Page, before: Listened, now: TableSigns): Promise<Listened> {
  const { question, hint, told } = await shown(page, before.step)
  await heardSaying(page, hint === '' ? question : hint, before.heard)
  const heard = await heardSince(page, before.heard)
  const all = heard.join(' ')
  const where = `step ${now.step}, ${now.kind}: ${JSON.stringify(heard)}`
  expect(all.split(question).length - 1, `asked once: ${where}`).toBe(1)
  expect(all.endsWith(hint === '' ? question : `${question} ${hint}`), `asked last: ${where}`).toBe(
    true,
  )
  expect(Math.max(...heard.map(({ length }) => length)), where).toBeLessThanOrEqual(LONGEST)
  // What others did while the last question stood may have been heard with that one.
  const words = `${before.words} ${all}`
  const missing = told.filter((line) => !wasSaid(line, words))
  expect(missing, `left out: ${where}`).toEqual([])
  return { step: now.step, heard: before.heard + heard.length, words: all }
}

const GAMES: readonly (readonly [string, LaidGame])[] = [
  ['Blood Rage', { game: 'blood-rage', seats: ['person', 'warrior', 'warrior'] }],
  ['Valhalla', { game: 'valhalla', seats: ['person', 'warrior'] }],
]

/** So many questions are asked of one who listens, unless all of the game is. */
const QUESTIONS = IS_ALL ? Number.POSITIVE_INFINITY : 18

describe('a game by ear and keys alone', () => {
  it.each(GAMES)(
    '%s: the focus is kept, all is said, the question once and last',
    async (_, laid) => {
      const page = await listenAt(laid)
      const choose = chooser(5)
      let last: Listened = { step: 0, heard: 0, words: '' }
      let decision: string | null = null
      let questions = 0
      let now = await asked(page)
      for (; !now.isOver && questions < QUESTIONS; now = await asked(page)) {
        expect(await focused(page), `focus at step ${now.step}, ${now.kind}`).not.toBeNull()
        if (now.decision !== decision) {
          last = await listen(page, last, now)
          questions += 1
        }
        decision = now.decision
        await pressOne(page, choose)
      }
      if (!now.isOver) return
      expect((await signs(page)).isOver).toBe(true)
      await expect.poll(() => focused(page)).not.toBeNull()
      await heardSaying(page, 'The game is over', last.heard)
    },
  )
})
