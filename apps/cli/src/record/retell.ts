import type { GameEvent, LoadedGame, Seat, Viewer } from '@meadhall/kernel'
import { journalOf, playedThrough } from '@meadhall/match'

/** One action of a game and what came of it; the set-up has no action. */
export interface Chapter {
  readonly by: Seat | null
  /** In words; `null` where the viewer may not know what another player did. */
  readonly action: string | null
  readonly events: readonly GameEvent[]
}

/** Who listens: a seat hears what it may know, a spectator what all may know, `'all'` everything. */
export type Listener = Viewer | 'all'

/** Plays a game again, up to some action, and tells what happened as the listener may hear it. */
export function retell({ rules, game }: LoadedGame, until: number, listener: Listener) {
  const actions = game.actions.slice(0, until)
  const raises = game.raises.filter(({ from }) => from <= until)
  const { tales, game: again } = playedThrough(rules, game, journalOf({ actions, raises }))
  const chapters = tales.map(({ by, events }, step): Chapter => {
    const action = step === 0 ? undefined : actions[step - 1]
    const isOpen = action !== undefined && (listener === 'all' || listener === by)
    return {
      by,
      action: isOpen ? rules.formatAction(action) : null,
      events: listener === 'all' ? events : events.map((event) => rules.redact(event, listener)),
    }
  })
  return { chapters, state: again.state }
}
