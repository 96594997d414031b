import type { Emit } from '@meadhall/kernel'
import type { OfKind } from '../cards/card.ts'
import type { ValhallaEvent } from '../events.ts'
import type { State } from '../state.ts'

type Handler<T> = (state: State, side: number, effect: T, emit: Emit<ValhallaEvent>) => void

/** What each kind of a card's effect does for a side of the battle: a missing one does not compile. */
export type Handlers<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: Handler<OfKind<T, K>>
}

/** Lets an effect act: its kind is the key of its handler. */
export function handle<T extends { readonly kind: string }>(
  handlers: Handlers<T>,
  state: State,
  side: number,
  effect: T,
  emit: Emit<ValhallaEvent>,
): void {
  const handler: unknown = handlers[effect.kind as T['kind']]
  ;(handler as Handler<T>)(state, side, effect, emit)
}
