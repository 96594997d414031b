import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { IS_ALL } from './extent.ts'
import { LANGUAGES, speak } from './languages.ts'
import { DESKTOP, PHONE } from './sizes.ts'

export interface Look {
  readonly language: string
  readonly size: { readonly width: number; readonly height: number }
  readonly theme: 'light' | 'dark'
}

/** Every pair of size and theme, and each language in both sizes, is among these. */
export const LOOKS: readonly Look[] = LANGUAGES.flatMap((language, at) => [
  { language, size: DESKTOP, theme: at % 2 === 0 ? 'light' : 'dark' },
  { language, size: PHONE, theme: at % 2 === 0 ? 'dark' : 'light' },
])

/** One stands for all unless everything is looked at: German, whose words are the longest. */
export const LOOKED_IN: readonly string[] = IS_ALL ? LANGUAGES : ['de']

/** Dresses a page that is open: what a setting would do, at once. */
export async function dress(page: Page, { size, theme }: Look): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted
  }, theme)
  // Letters of another size or theme may still be on their way. Two frames: the first lays out, the
  // second has painted.
  await page.evaluate(async () => {
    await document.fonts.ready
    // A bar that stays in sight covers what scrolls beneath it, and that is no flaw: from the top,
    // it covers nothing, wherever the last size left the page.
    window.scrollTo(0, 0)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}

/** What is wrong with how a page looks; nothing, if all can use it. */
export async function flaws(page: Page): Promise<string[]> {
  return [...(await overflows(page)), ...(await barriers(page))]
}

/** Long lists of things that are all alike: the first few of them stand for the rest. */
const ALIKE = ['.log li:nth-child(n + 9)', '.rules-text > :nth-child(n + 60)']

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds. It is asked in the page itself, for violations alone: the rest takes longer. */
async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ exclude, runOnly }) => {
      const { axe: injected } = window as unknown as { axe: typeof axe }
      const options = { runOnly, resultTypes: ['violations' as const] }
      const unpainted = (window as unknown as { unpainted?: CSSStyleSheet }).unpainted
      // Contrast is that of what shines through everything above it.
      if (unpainted !== undefined) unpainted.disabled = true
      const { violations } = await injected.run({ exclude }, options)
      if (unpainted !== undefined) unpainted.disabled = false
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`,
        ),
      )
    },
    { exclude: ALIKE, runOnly: TAGS },
  )
}

/** A page that is wider than the window, and text that is cut off inside of its box. */
function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const wide = root.scrollWidth > root.clientWidth ? [`page is ${root.scrollWidth} wide`] : []
    const cut = [
      ...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, p, label, dt, dd'),
    ]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const { overflowX, overflow } = getComputedStyle(one)
        const clips = overflowX === 'hidden' || overflow === 'hidden' || overflow === 'clip'
        return clips && one.scrollWidth > one.clientWidth + 1 && !one.closest('.visually-hidden')
      })
      .map((one) => `cut off: ${one.outerHTML.slice(0, 120)}`)
    return [...wide, ...cut]
  })
}

/** What has no room on a page in one of the languages, where there is least; it speaks the last of them then. */
export async function overflowsInAll(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const language of LANGUAGES) {
    await speak(page, language)
    for (const size of IS_ALL ? [DESKTOP, PHONE] : [PHONE]) {
      await page.setViewportSize(size)
      found.push(...(await overflows(page)).map((one) => `${language}, ${size.width}: ${one}`))
    }
  }
  return found
}

/** Whether a page breaks or scrolls sideways when its text is twice as large, in windows so wide. */
export async function flawsAtDoubleSize(page: Page, widths: readonly number[]): Promise<string[]> {
  await page.addStyleTag({ content: ':root { font-size: 200% !important; }' })
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const isWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth > clientWidth
    })
    if (isWide) found.push(`wider than a window of ${width}`)
  }
  return found
}

/** Things to press that a finger would miss: smaller than 44 px both ways, and not within a text. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role="button"], a.button, select, input')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter(
        (one) =>
          !one.matches(
            '.name, .jump, p a, li a, .visually-hidden, [data-target][data-state="idle"]',
          ),
      )
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect()
        return width > 0 && (width < 43.5 || height < 43.5) && !one.closest('label')
      })
      .map((one) => {
        const { width, height } = one.getBoundingClientRect()
        return `${Math.round(width)}×${Math.round(height)}: ${one.outerHTML.slice(0, 120)}`
      }),
  )
}
