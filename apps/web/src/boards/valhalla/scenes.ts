import { END_SCENE, type SceneCall } from '../../table/game-board.ts'
import { decidedBy } from './battle/battle-record.ts'
import type { LogEntry, Moment } from './game.ts'

const BATTLE = 'battle/'

/** What the last action of a log brings onto the stage: how a battle comes out, how the game ends. */
export function scenesIn(log: readonly LogEntry[], { outcome }: Moment): readonly SceneCall[] {
  const start = decidedBy(log)
  return [
    ...(start === null ? [] : [{ name: battleScene(start), isBattle: true, isBrief: false }]),
    ...(outcome === null ? [] : [{ name: END_SCENE, isBattle: false, isBrief: false }]),
  ]
}

/** The scene of the battle that began with a step. */
export function battleScene(start: number): string {
  return BATTLE + start
}

/** The step that began the battle of a scene; `null` for another scene. */
export function battleOfScene(name: string): number | null {
  return name.startsWith(BATTLE) ? Number(name.slice(BATTLE.length)) : null
}
