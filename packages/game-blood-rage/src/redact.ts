import { type Decision, hiddenForm, isSealing, type Tellings, type Viewer } from '@meadhall/kernel'
import type { BloodRageAction } from './actions.ts'
import type { BloodRageEvent } from './events.ts'

const SECRET_KINDS: readonly string[] = ['draft', 'battle-card', 'discard']

/** What nobody else may learn: cards taken, battle cards, cards kept, quests. */
export function isSecret(action: BloodRageAction, decision: Decision): boolean {
  return SECRET_KINDS.includes(decision.kind) || action.type === 'quest'
}

/**
 * How each kind of event is told. A new kind does not compile until somebody has decided here
 * whether it is secret from anybody, and whether it shows somebody what they did not know: cards
 * dealt or passed on, cards revealed, quests turned up.
 */
const TELLINGS: Tellings<BloodRageEvent> = {
  'age-began': {},
  'phase-began': {},
  dealt: { hidden: (event) => ({ ...event, cards: null }), seals: true },
  drafted: { hidden: (event) => ({ ...event, card: null }) },
  'packets-passed': { seals: true },
  'draft-leftovers': { hidden: (event) => ({ ...event, cards: null }) },
  'turn-began': {},
  passed: {},
  invaded: {},
  'march-began': {},
  marched: {},
  upgraded: {},
  'upgrade-replaced': {},
  'monster-left': {},
  'quest-committed': { hidden: (event) => ({ ...event, card: null }) },
  'pillage-began': {},
  joined: {},
  'call-declined': {},
  'battle-began': {},
  'card-chosen': { hidden: (event) => ({ ...event, card: null }) },
  'card-revealed': { seals: true },
  'no-card': { seals: true },
  'quest-counted': {},
  'text-voided': {},
  'cards-swept': {},
  'card-added': {},
  'window-declined': {},
  total: {},
  'battle-won': {},
  'battle-tied': {},
  'rage-stolen': {},
  'glory-stolen': {},
  'card-taken': {},
  'card-recovered': {},
  'card-discarded': {},
  'card-returned': {},
  destroyed: {},
  protected: {},
  fled: {},
  pillaged: {},
  'pillage-failed': {},
  glory: {},
  'rage-gained': {},
  'stat-raised': {},
  'leader-moved': {},
  'hand-discarded': { hidden: (event) => ({ ...event, cards: null }), seals: true },
  'quest-completed': { seals: true },
  'quest-failed': { seals: true },
  'province-destroyed': {},
  'doom-moved': {},
  released: {},
  'age-ended': {},
  'first-player': {},
  'game-ended': {},
}

/** The event as a viewer may hear it: another clan's secret cards become `null`. */
export function redact(event: BloodRageEvent, viewer: Viewer): BloodRageEvent {
  const isOwn = viewer !== null && 'seat' in event && event.seat === viewer
  return isOwn ? event : hiddenForm(TELLINGS, event)
}

export function seals(event: BloodRageEvent): boolean {
  return isSealing(TELLINGS, event)
}
