import type { Page } from 'playwright-core'

const DRAWINGS = '.br-land, .br-token-shape, :is(.br-card-art, .vh-card-art, .vh-jarl-art) > svg'

/**
 * Makes a page ready to be measured: its letters are there, and drawings stay unpainted, because only
 * boxes and texts are measured and painting takes longest; what is far down is laid out, too.
 */
export async function readyToMeasure(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready))
  await page.addStyleTag({
    content: `${DRAWINGS} { visibility: hidden !important }
      .gallery-wall > li { content-visibility: visible !important }`,
  })
}
