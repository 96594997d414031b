import type { Page } from 'playwright-core'
import { IS_ALL } from './extent.ts'

export interface Window {
  readonly width: number
  readonly height: number
  readonly isPhone?: boolean
  /** A narrower window is laid out in the same way. */
  readonly isRoomier?: boolean
}

/** All windows that the tables are laid out for. */
const ALL_WINDOWS: readonly Window[] = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080, isRoomier: true },
  { width: 2560, height: 1440, isRoomier: true },
  { width: 1180, height: 820, isRoomier: true },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 844, height: 390, isPhone: true },
  { width: 390, height: 844, isPhone: true },
]

/** Those that are looked at: the tightest of each shape, or all of them. */
export const WINDOWS = ALL_WINDOWS.filter(({ isRoomier }) => IS_ALL || !isRoomier)

/** The least share of the window that the stage takes where it is no phone. */
const STAGE_SHARE = 0.45
/** The least size of what one reads, in pixels. */
const LEAST_TEXT = { screen: 12, phone: 13 }

interface Wanted {
  readonly share: number
  readonly text: number
  readonly isPhone: boolean
}

interface Measured {
  /** What is wrong with how the room is used; nothing, if all is well. */
  readonly faults: readonly string[]
  /** Where the stage is, to be compared from one position to the next; '' while it is covered. */
  readonly stage: string
}

/** Measures how the table shares out a window. */
export async function measure(page: Page, { isPhone = false, ...size }: Window): Promise<Measured> {
  await page.setViewportSize(size)
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  const text = isPhone ? LEAST_TEXT.phone : LEAST_TEXT.screen
  const wanted: Wanted = { share: isPhone ? 0 : STAGE_SHARE, text, isPhone }
  const helpers = IN_PAGE.map(String).join('\n')
  return page.evaluate(`(() => { ${helpers}; return measured(${JSON.stringify(wanted)}) })()`)
}

/* From here on: what runs in the page. */

const IN_PAGE = [
  measured,
  short,
  isShown,
  seenPart,
  isWhole,
  scrolling,
  stageFaults,
  handFaults,
  nameFaults,
  isHit,
  isFree,
  coveredTargets,
  sizeOfText,
  smallTexts,
]

function measured({ share, text, isPhone }: Wanted): Measured {
  const isCovered = document.querySelector('.table[data-covered]') !== null
  const stage = document.querySelector(isCovered ? '.table-over' : '.table-stage')
  if (stage === null) return { faults: ['no stage'], stage: '' }
  const { x, y, width, height } = stage.getBoundingClientRect()
  const faults = [
    ...scrolling(),
    ...stageFaults(stage, share),
    ...handFaults(),
    ...coveredTargets(isPhone && isCovered),
    ...smallTexts(text),
  ]
  return { faults, stage: isCovered ? '' : [x, y, width, height].map(Math.round).join(' ') }
}

function short(one: Element): string {
  return one.outerHTML.replace(/\s+/g, ' ').slice(0, 110)
}

function isShown(one: Element): boolean {
  const isDrawn = one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  return (
    isDrawn &&
    one.getBoundingClientRect().width > 0 &&
    one.closest('.visually-hidden, [inert]') === null
  )
}

/** What is left of an element in the window and in all boxes that cut it. */
function seenPart(one: Element): DOMRect {
  let { left, top, right, bottom } = one.getBoundingClientRect()
  const cutters = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }]
  for (let up = one.parentElement; up; up = up.parentElement)
    if (getComputedStyle(up).overflow !== 'visible') cutters.push(up.getBoundingClientRect())
  for (const cutter of cutters) {
    left = Math.max(left, cutter.left)
    top = Math.max(top, cutter.top)
    right = Math.min(right, cutter.right)
    bottom = Math.min(bottom, cutter.bottom)
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}

function isWhole(one: Element): boolean {
  const { width, height } = one.getBoundingClientRect()
  const seen = seenPart(one)
  return seen.width >= width - 1.5 && seen.height >= height - 1.5
}

function scrolling(): string[] {
  const { scrollHeight, scrollWidth } = document.documentElement
  const faults: string[] = []
  if (scrollHeight > innerHeight + 1) faults.push(`the page scrolls: ${scrollHeight}`)
  if (scrollWidth > innerWidth + 1) faults.push(`the page is ${scrollWidth} wide`)
  return faults
}

function stageFaults(stage: Element, share: number): string[] {
  const { width, height } = stage.getBoundingClientRect()
  const taken = (width * height) / (innerWidth * innerHeight)
  return taken < share ? [`the stage takes ${Math.round(taken * 100)} % of the window`] : []
}

/** The whole hand is visible, each card with its whole name. */
function handFaults(): string[] {
  return [...document.querySelectorAll('[data-hand-card]')].filter(isShown).flatMap((card) => {
    const name = card.querySelector('[data-card-name]')
    if (!isWhole(card)) return [`a card of the hand is cut: ${short(card)}`]
    if (name === null || !isShown(name)) return [`a card without its name: ${short(card)}`]
    return nameFaults(name)
  })
}

/** A name is whole, nothing lies over it, and its words are not torn apart. */
function nameFaults(name: Element): string[] {
  const range = document.createRange()
  range.selectNodeContents(name)
  const lines = [...range.getClientRects()]
  const isCut = name.scrollWidth > name.clientWidth + 1 || !isWhole(name)
  const isHidden = lines.some(({ left, top, width, height }) => {
    const hit = document.elementFromPoint(left + width / 2, top + height * 0.7)
    return hit === null || !name.contains(hit)
  })
  const words = name.textContent?.trim().split(/[\s\u00ad-]+/).length ?? 0
  const faults: string[] = []
  if (isCut || isHidden) faults.push(`a name is cut: ${name.textContent}`)
  // A hyphen that comes with a break is a box of its own.
  const rows = new Set(lines.map(({ top }) => Math.round(top))).size
  if (rows > words) faults.push(`a word is torn apart: ${name.textContent}`)
  return faults
}

function isHit(one: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y)
  return hit !== null && hit.closest('[data-target]') === one
}

/** Whether nothing lies over a thing. Of a place of the map, figures and marks may hide a part. */
function isFree(one: Element): boolean {
  const { left, top, width, height } = seenPart(one)
  if (width < 8 || height < 8) return false
  const isShape = one instanceof SVGGeometryElement
  const steps = isShape ? 9 : 3
  const points = Array.from({ length: steps * steps }, (_, at) => ({
    x: left + (((at % steps) + 0.5) / steps) * width,
    y: top + ((Math.floor(at / steps) + 0.5) / steps) * height,
  }))
  const hits = points.filter(({ x, y }) => isHit(one, x, y)).length
  return isShape ? hits >= 2 : hits >= 6 && isWhole(one)
}

/** Whatever may be chosen can be pointed at in at least one of the places where it is drawn. */
function coveredTargets(mayScroll: boolean): string[] {
  const open = [...document.querySelectorAll('[data-target][data-state="open"]')].filter(isShown)
  const comesFree = (one: Element) => {
    if (mayScroll) one.scrollIntoView({ block: 'center', behavior: 'instant' })
    return isFree(one)
  }
  return [...Map.groupBy(open, (one) => one.getAttribute('data-target'))]
    .filter(([, places]) => !places.some(comesFree))
    .map(([target, [place]]) => `${target} lies under something: ${place ? short(place) : ''}`)
}

function sizeOfText(parent: Element): number {
  const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1
  return Number.parseFloat(getComputedStyle(parent).fontSize) * scale
}

/** Whatever one reads is large enough; of each kind of text one is named. */
function smallTexts(least: number): string[] {
  const found = new Map<string, string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent ?? ''
    if (parent === null || !/[\p{L}\p{N}]/u.test(text)) continue
    const size = sizeOfText(parent)
    if (size >= least - 0.05 || !isShown(parent) || seenPart(parent).width === 0) continue
    const kind = parent.getAttribute('class') ?? parent.tagName
    found.set(kind, `${size.toFixed(1)} px: "${text.trim().slice(0, 30)}" in ${short(parent)}`)
  }
  return [...found.values()]
}
