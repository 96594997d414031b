import type { Page } from 'playwright-core'

/**
 * Words in the page without a mark of the made-up language: nobody can have translated them. Text
 * that is drawn, chosen from a list or only read aloud counts as well. What people typed, numbers and
 * keys on a keyboard have none, nor what the browser itself says: times, and the "and" of a list.
 */
export function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skipped = 'noscript, code, kbd, time, [lang]:not(html), [translate="no"], script, style'
    const spoken = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'alt',
      'placeholder',
      'title',
    ]
    const said: [Element | null, string][] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      said.push([node.parentElement, node.textContent ?? ''])
    for (const name of spoken)
      for (const element of document.querySelectorAll(`body [${name}]`))
        said.push([element, element.getAttribute(name) ?? ''])
    const isWord = (text: string) => /\p{L}{3,}/u.test(text)
    const isMarked = (text: string) =>
      /[·áéíóúýčñšžÁÉÍÓÚÝČÑŠŽ]/.test(text) || /^,? ?and$/.test(text)
    const found = said.flatMap(([element, text]) =>
      isWord(text) && !isMarked(text.trim()) && !element?.closest(skipped) ? [text.trim()] : [],
    )
    return [...new Set(found)]
  })
}
