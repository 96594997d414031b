import type { Page } from 'playwright-core'

/**
 * Runs in every page before anything else: all is laid out, can be pointed at and counts as visible,
 * but nothing is painted. No test looks at pixels, and without a graphics card painting them takes
 * more than half of all the time. Below this share of opacity a browser does not paint at all.
 */
export function leaveUnpainted(): void {
  const unpainted = new CSSStyleSheet()
  unpainted.replaceSync('body { opacity: 0.0001 !important }')
  document.adoptedStyleSheets.push(unpainted)
  Object.assign(window, { unpainted })
}

/** From now on the page is as a person sees it: for whatever asks what shines through what. */
export async function paint(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { unpainted } = window as unknown as { unpainted?: CSSStyleSheet }
    if (unpainted !== undefined) unpainted.disabled = true
  })
}
