import type { Decision, Viewer } from '@meadhall/kernel'
import type { BloodRageAction } from './actions.ts'
import type { BloodRageEvent } from './events.ts'

const SECRET_KINDS: readonly string[] = ['draft', 'battle-card', 'discard']

/** What nobody else may learn: cards taken, battle cards, cards kept, quests. */
export function isSecret(action: BloodRageAction, decision: Decision): boolean {
  return SECRET_KINDS.includes(decision.kind) || action.type === 'quest'
}

/** The event as a viewer may hear it: another clan's secret cards become `null`. */
export function redact(event: BloodRageEvent, viewer: Viewer): BloodRageEvent {
  switch (event.type) {
    case 'drafted':
    case 'quest-committed':
    case 'card-chosen':
      return event.seat === viewer ? event : { ...event, card: null }
    case 'dealt':
    case 'draft-leftovers':
    case 'hand-discarded':
      return event.seat === viewer ? event : { ...event, cards: null }
    default:
      return event
  }
}

/**
 * Events that show a player something they did not know: cards dealt or passed on, cards revealed,
 * quests turned up. Nothing before them is taken back.
 */
export function seals(event: BloodRageEvent): boolean {
  switch (event.type) {
    case 'dealt':
    case 'packets-passed':
    case 'card-revealed':
    case 'no-card':
    case 'hand-discarded':
    case 'quest-completed':
    case 'quest-failed':
      return true
    default:
      return false
  }
}
