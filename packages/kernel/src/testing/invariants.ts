import type { Decision } from '../decision.ts'
import type { Flow, Frame } from '../frames.ts'

/** Throws unless something holds that must hold after every action. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`invariant broken: ${what}`)
}

/** What holds of the control flow of every game: who is asked, and that there is an answer. */
export function checkFlow<D extends Decision>(
  { over, frames, open }: Readonly<Flow<Frame, D>> & { readonly over: boolean },
  seats: number,
  answers: (decision: D) => readonly unknown[],
): void {
  must(over === (open.length === 0), 'a decision is open exactly while the game goes on')
  must(over === (frames.length === 0), 'nothing is owed exactly when the game is over')
  must(new Set(open.map(({ seat }) => seat)).size === open.length, 'one decision a seat')
  for (const decision of open) {
    must(decision.seat >= 0 && decision.seat < seats, 'decisions go to seats')
    must(answers(decision).length > 0, `"${decision.kind}" has an answer`)
  }
}
