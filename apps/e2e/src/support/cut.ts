import type { Page } from 'playwright-core'
import type { Deal } from './dealing.ts'

const CARDS = '.br-card, .vh-card, .vh-jarl'

/** Texts of cards that are cut off, or run out of their card, one deal after the other. */
export function cutTexts(page: Page, deals: readonly Deal[]): Promise<string[]> {
  return inPage(page, 'cutInDeals', [deals, CARDS])
}

/** The same of what is shown when cards of the hand are pointed at by the keys. */
export function cutInPeeks(page: Page, deals: readonly Deal[]): Promise<string[]> {
  return inPage(page, 'cutInPeeksOf', [deals, CARDS])
}

function inPage(page: Page, name: string, args: readonly unknown[]): Promise<string[]> {
  const helpers = [cutInDeals, cutInPeeksOf, drawn, cutForGood, cutIn, clippers, textBoxes].map(
    String,
  )
  const call = `${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`
  return page.evaluate(`(() => { ${helpers.join('\n')}; return ${call} })()`)
}

/* From here on: what runs in the page. */

interface DealingWindow extends Window {
  dealAgain(dealt: Deal): void
}

function drawn(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

async function cutInDeals(deals: readonly Deal[], cards: string): Promise<string[]> {
  const found: string[] = []
  for (const dealt of deals) {
    if (dealt.length > 0) (window as unknown as DealingWindow).dealAgain(dealt)
    await drawn()
    found.push(...(await cutForGood(cards)))
  }
  return found
}

/** A new deal, window or language may take a few frames more on a busy machine: what is cut stays so. */
async function cutForGood(cards: string): Promise<string[]> {
  let cut = cutIn(cards)
  for (let looks = 0; cut.length > 0 && looks < 30; looks++) {
    await drawn()
    cut = cutIn(cards)
  }
  return cut
}

async function cutInPeeksOf(deals: readonly Deal[], cards: string): Promise<string[]> {
  const found: string[] = []
  for (const dealt of deals) {
    ;(window as unknown as DealingWindow).dealAgain(dealt)
    await drawn()
    for (const card of document.querySelectorAll<HTMLElement>('[data-hand-card] [tabindex]')) {
      card.focus()
      await drawn()
      const peek = document.querySelector('.peek-layer')
      const nothing = [`nothing is shown of ${card.textContent}`]
      found.push(...(peek === null ? nothing : await cutForGood(cards)))
      card.blur()
    }
  }
  return found
}

function cutIn(selector: string): string[] {
  const cards = [...document.querySelectorAll(selector)].filter(
    (card) => card.checkVisibility({ visibilityProperty: true }) && !card.closest('[inert]'),
  )
  return cards.flatMap((card) =>
    textBoxes(card).flatMap(({ text, parent, boxes }) => {
      const limits = clippers(parent, card)
      // What does not fit as a whole is laid beside the card, where nothing of it is seen.
      const isBeside = (box: DOMRect) => limits.some(({ right }) => box.left > right - 4)
      if (boxes.every(isBeside)) return []
      const isCut = boxes.some((box) =>
        limits.some(
          (limit) =>
            box.left < limit.left - 1.5 ||
            box.right > limit.right + 1.5 ||
            // A line's box is higher than its letters.
            box.top < limit.top - box.height / 4 ||
            box.bottom > limit.bottom + box.height / 4,
        ),
      )
      return isCut
        ? [
            `"${text}" on "${card.querySelector('b')?.textContent}" (${card.className} ${Math.round(card.getBoundingClientRect().width)} px)`,
          ]
        : []
    }),
  )
}

/** The boxes beyond which nothing of an element is seen, up to its card. */
function clippers(from: Element, card: Element): DOMRect[] {
  const found = [card.getBoundingClientRect()]
  for (let up: Element | null = from; up && up !== card; up = up.parentElement)
    if (getComputedStyle(up).overflow !== 'visible') found.push(up.getBoundingClientRect())
  return found
}

function textBoxes(card: Element): { text: string; parent: Element; boxes: DOMRect[] }[] {
  const found: { text: string; parent: Element; boxes: DOMRect[] }[] = []
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (parent === null || text === '' || parent.closest('.visually-hidden')) continue
    range.selectNodeContents(node)
    found.push({ text, parent, boxes: [...range.getClientRects()] })
  }
  return found
}
