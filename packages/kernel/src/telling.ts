import type { GameEvent } from './event.ts'

/** How one kind of event is told. */
export interface Telling<E> {
  /** As those hear it who may not know all of it; left out where everybody may. */
  hidden?(event: E): E
  /** Whether it shows something hidden or random: nothing before it is taken back. */
  readonly seals?: true
}

/** One for every kind of event: a new kind does not compile until somebody has decided. */
export type Tellings<E extends GameEvent> = {
  readonly [Type in E['type']]: Telling<Extract<E, { type: Type }>>
}

/** The event as those hear it who may not know all of it. */
export function hiddenForm<E extends GameEvent>(tellings: Tellings<E>, event: E): E {
  // The compiler does not see that an event and its kind belong together.
  const { hidden } = tellings[event.type as E['type']] as Telling<E>
  return hidden === undefined ? event : hidden(event)
}

/** Whether an event seals what went before it. */
export function isSealing<E extends GameEvent>(tellings: Tellings<E>, event: E): boolean {
  return tellings[event.type as E['type']].seals === true
}
