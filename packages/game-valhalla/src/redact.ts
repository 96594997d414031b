import type { Decision, Viewer } from '@meadhall/kernel'
import type { ValhallaAction } from './actions.ts'
import type { ValhallaEvent } from './events.ts'

const SECRET_KINDS: readonly string[] = ['jarl', 'start-discard', 'keep', 'dwarf-card', 'swap-hand']

/** What nobody else may learn: Jarls chosen, cards thrown away, kept, or laid face down. */
export function isSecret(action: ValhallaAction, decision: Decision): boolean {
  return SECRET_KINDS.includes(decision.kind) && action.type !== 'done'
}

/** The event as a viewer may hear it: another player's secret cards become `null`. */
export function redact(event: ValhallaEvent, viewer: Viewer): ValhallaEvent {
  switch (event.type) {
    case 'jarls-offered':
      return event.seat === viewer ? event : { ...event, jarls: null }
    case 'jarl-chosen':
      return event.seat === viewer ? event : { ...event, jarl: null }
    case 'cards-drawn':
      return event.seat === viewer ? event : { ...event, cards: null }
    case 'card-thrown':
    case 'card-kept':
    case 'card-aside':
      return event.seat === viewer ? event : { ...event, card: null }
    case 'card-stolen':
      return event.seat === viewer || event.foe === viewer ? event : { ...event, card: null }
    default:
      return event
  }
}

/** Events that show something hidden or random; nothing before them is taken back. */
export function seals(event: ValhallaEvent): boolean {
  switch (event.type) {
    case 'jarls-offered':
    case 'jarl-revealed':
    case 'deck-discarded':
    case 'warriors-shown':
    case 'cards-drawn':
    case 'cards-shuffled-back':
    case 'cards-discarded':
    case 'card-stolen':
    case 'dice-rolled':
    case 'dice-rerolled':
    case 'hand-shown':
    case 'hand-looked-at':
    case 'tactic-demanded':
    case 'monster-rolled':
    case 'pool-changed':
    case 'tactic-played':
    case 'card-aside':
      return true
    default:
      return false
  }
}
