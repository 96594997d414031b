import type { Settings } from '../../settings/settings.ts'
import type { LogEntry, Moment, Update } from '../../sources/source.ts'
import type { SceneCall } from '../game-board.ts'
import {
  lead,
  type StepUpdate,
  type TableState,
  type TableStore,
  withEntry,
} from '../table-store.ts'

/** How a visitor wants scenes played. */
export interface Wishes extends Pick<Settings, 'battles'> {
  /** Whether nothing is to move. */
  readonly isStill: boolean
}

/**
 * Begins what is played before an update is shown: until then nobody learns what comes of it, and
 * nobody is asked. Tells whether there is anything.
 */
export function stage(store: TableStore, update: Update, wishes: Wishes): boolean {
  const now = store.getState()
  if (update.kind !== 'step' || now.moment === null) return false
  const isTape = now.source.tape !== undefined
  const calls = now.board.scenes(storyOf(now.log, update), update.moment)
  const scenes = calls.filter((call) => isWanted(call, wishes, isTape)).map(({ name }) => name)
  if (scenes.length === 0) return false
  lead(store, update, 'before')
  store.setState({ scenes, recalled: null })
  return true
}

/** A recording that plays by itself waits for nobody: where nothing moves, nothing is played. */
function isWanted({ isBattle, isBrief }: SceneCall, wishes: Wishes, isTape: boolean): boolean {
  if (wishes.isStill && (isBrief || isTape)) return false
  return !isBattle || wishes.battles === 'scene'
}

/** The story that ends with an update; a recording's log goes on beyond it. */
function storyOf(log: readonly LogEntry[], { entry }: StepUpdate): readonly LogEntry[] {
  return withEntry(log, entry).filter(({ step }) => step <= entry.step)
}

/** The scene being played is over. Tells whether it was the last one before its update. */
export function endScene(store: TableStore): boolean {
  const { recalled, scenes } = store.getState()
  if (recalled !== null) {
    store.setState({ recalled: null })
    return false
  }
  store.setState({ scenes: scenes.slice(1) })
  return scenes.length === 1
}

/** Plays a scene again that was told already. It holds nothing up. */
export function recallScene(store: TableStore, name: string): void {
  if (store.getState().scenes.length === 0) store.setState({ recalled: name })
}

/** What a scene is drawn from. */
export interface Playing {
  readonly name: string
  readonly log: readonly LogEntry[]
  readonly moment: Moment
  readonly isRecalled: boolean
}

export function playingIn({ scenes, coming, recalled, log, moment }: TableState): Playing | null {
  const [name] = scenes
  if (name !== undefined && coming !== null) {
    return { name, log: storyOf(log, coming), moment: coming.moment, isRecalled: false }
  }
  if (recalled === null || moment === null) return null
  const told = log.filter(({ step }) => step <= moment.step)
  return { name: recalled, log: told, moment, isRecalled: true }
}
