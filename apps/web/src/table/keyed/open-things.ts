/** Something drawn that may be chosen now. */
export type OpenThing = HTMLElement | SVGElement

/** What only opens something to be chosen from is no choice by itself. */
const OPEN = '[data-target][data-state="open"]:not([aria-haspopup])'

/** A button that is a whole answer by itself: it may end a turn. */
const WHOLE = '[data-whole]'

/** A button of what one does, not a thing on the board. */
const DOING = '[data-target^="do:"]'

/** All that may be chosen now and can be reached, each once, in the order of the page. */
function openThings(): OpenThing[] {
  const seen = new Set<string>()
  return [...document.querySelectorAll<OpenThing>(OPEN)].filter((one) => {
    const name = one.dataset['target'] ?? ''
    if (seen.has(name) || !isReachable(one)) return false
    seen.add(name)
    return true
  })
}

function isReachable(one: OpenThing): boolean {
  return one.closest('[inert]') === null && one.checkVisibility({ visibilityProperty: true })
}

function inOrder(ranks: (one: OpenThing) => number): OpenThing[] {
  return openThings().toSorted((a, b) => ranks(a) - ranks(b))
}

/** As one goes round them: what begins something first, what ends a turn last. */
export function roundOfOpen(): readonly OpenThing[] {
  return inOrder((one) => {
    if (!one.matches(DOING)) return 1
    return one.matches(WHOLE) ? 2 : 0
  })
}

/** As they are numbered: the buttons as they stand, then the things on the board. */
export function numberedOpen(): readonly OpenThing[] {
  return inOrder((one) => (one.matches(DOING) ? 0 : 1))
}
