import type { UiKey } from '../../i18n/words.ts'

/**
 * The words for combinations of options that a game refuses, by a piece of the reason that the
 * game's own `parseOptions` gives. A test tries every combination and finds none without words.
 */
const REFUSALS: readonly (readonly [piece: string, key: UiKey])[] = [
  ["Thor's Support needs", 'new.refused.thor'],
  ['pairs need', 'new.refused.pairs'],
  ['simple variant has no Jarls', 'new.refused.simple-jarls'],
  ['simple variant has no draft', 'new.refused.simple-draft'],
  ['first game deals', 'new.refused.first-game'],
  ['solo game takes no module', 'new.refused.solo-module'],
  ['solo game takes no variant', 'new.refused.solo-variant'],
  ['"firstPlayer" names seat', 'new.refused.first-player'],
  ['must not name a value twice', 'new.refused.twice'],
]

/** The reason of an `OptionError` in the reader's language; `null` for one that no form can cause. */
export function optionRefusal(reason: string): { readonly key: UiKey } | null {
  const known = REFUSALS.find(([piece]) => reason.includes(piece))
  return known === undefined ? null : { key: known[1] }
}
