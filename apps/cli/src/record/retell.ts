import {
  type Action,
  type GameEvent,
  type LoadedGame,
  play,
  type Seat,
  startGame,
  type Viewer,
} from '@meadhall/kernel'

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
export function retell({ rules, file, game }: LoadedGame, until: number, listener: Listener) {
  const { options, seats, seed } = game
  const chapters: Chapter[] = []
  let events: GameEvent[] = []
  const emit = (event: GameEvent): void => {
    events.push(listener === 'all' ? event : rules.redact(event, listener))
  }
  const close = (action: Action | null): void => {
    const isOpen = listener === 'all' || listener === action?.by
    const words = action !== null && isOpen ? rules.formatAction(action) : null
    chapters.push({ by: action?.by ?? null, action: words, events })
    events = []
  }
  const again = startGame(rules, { options, seats, seed }, emit)
  close(null)
  for (const action of file.actions.slice(0, until)) {
    play(rules, again, action, emit)
    close(action)
  }
  return { chapters, state: again.state }
}
