import { type Decision, hiddenForm, isSealing, type Tellings, type Viewer } from '@meadhall/kernel'
import type { ValhallaAction } from './actions.ts'
import type { ValhallaEvent } from './events.ts'

const SECRET_KINDS: readonly string[] = ['jarl', 'start-discard', 'keep', 'dwarf-card', 'swap-hand']

/** What nobody else may learn: Jarls chosen, cards thrown away, kept, or laid face down. */
export function isSecret(action: ValhallaAction, decision: Decision): boolean {
  return SECRET_KINDS.includes(decision.kind) && action.type !== 'done'
}

/**
 * How each kind of event is told. A new kind does not compile until somebody has decided here
 * whether it is secret from anybody, and whether it seals what went before.
 */
const TELLINGS: Tellings<ValhallaEvent> = {
  'jarls-offered': { hidden: (event) => ({ ...event, jarls: null }), seals: true },
  'jarl-chosen': { hidden: (event) => ({ ...event, jarl: null }) },
  'jarl-revealed': { seals: true },
  'deck-discarded': { seals: true },
  'warriors-shown': { seals: true },
  'start-player': {},
  'warrior-picked': {},
  'cards-drawn': { hidden: (event) => ({ ...event, cards: null }), seals: true },
  'card-thrown': { hidden: (event) => ({ ...event, card: null }) },
  'cards-discarded': { seals: true },
  'cards-shuffled-back': { seals: true },
  'pool-changed': { seals: true },
  'hand-passed': {},
  'turn-began': {},
  'warrior-played': {},
  'warrior-replaced': {},
  'tyr-attached': {},
  'hand-shown': { seals: true },
  'hand-looked-at': { seals: true },
  'tactic-demanded': { seals: true },
  'card-kept': { hidden: (event) => ({ ...event, card: null }) },
  'attack-began': {},
  'support-played': {},
  'winner-named': {},
  'dice-rolled': { seals: true },
  'die-discarded': {},
  'dice-rerolled': { seals: true },
  'miss-turned': {},
  'warrior-armed': {},
  'tactic-played': { seals: true },
  'jarl-silenced': {},
  'warrior-blocked': {},
  'tactic-lost': {},
  'card-aside': { hidden: (event) => ({ ...event, card: null }), seals: true },
  'road-taken': {},
  'phase-ended': {},
  'battle-void': {},
  'battle-won': {},
  'shield-captured': {},
  'valhalla-denied': {},
  'warrior-sent': {},
  'glory-taken': {},
  'mission-done': {},
  'card-stolen': { hidden: (event) => ({ ...event, card: null }), seals: true },
  'tactic-returned': {},
  'king-crowned': {},
  'king-rises': {},
  'loki-laughs': {},
  'thor-kept': {},
  'end-caused': {},
  'ragnarok-began': {},
  'monster-rolled': { seals: true },
  'monster-attacks': {},
  'monster-beaten': {},
  'shield-lost': {},
  points: {},
  'game-ended': {},
}

/** Who knows the secret of an event: whose it is, and from whom a card was stolen. */
function isKnownTo(event: ValhallaEvent, viewer: Viewer): boolean {
  if (viewer === null || !('seat' in event)) return false
  return event.seat === viewer || (event.type === 'card-stolen' && event.foe === viewer)
}

/** The event as a viewer may hear it: another player's secret cards become `null`. */
export function redact(event: ValhallaEvent, viewer: Viewer): ValhallaEvent {
  return isKnownTo(event, viewer) ? event : hiddenForm(TELLINGS, event)
}

export function seals(event: ValhallaEvent): boolean {
  return isSealing(TELLINGS, event)
}
