import { lazy } from 'react'
import type { SceneProps } from './game.ts'
import { battleOfScene } from './scenes.ts'

/** Fetched when it comes to that: the table is there before. */
const BattleScene = lazy(() => import('./battle/battle-scene.tsx'))
const EndScene = lazy(() => import('./ending/end-scene.tsx'))

/** What is played on the stage of Valhalla. */
export function Scene(props: SceneProps) {
  const start = battleOfScene(props.name)
  return start === null ? <EndScene {...props} /> : <BattleScene {...props} start={start} />
}
