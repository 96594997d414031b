import { lazy } from 'react'
import type { SceneProps } from '../board.ts'
import { BattleScene } from './battle/battle-scene.tsx'
import { battleOfScene } from './scenes.ts'

/** Needed once in a game: fetched when it comes to that. */
const EndScene = lazy(() => import('./ending/end-scene.tsx'))

/** What is played on the stage of Valhalla. */
export function Scene(props: SceneProps) {
  const start = battleOfScene(props.name)
  return start === null ? <EndScene {...props} /> : <BattleScene {...props} start={start} />
}
