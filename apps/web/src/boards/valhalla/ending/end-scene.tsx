import type { SceneProps } from '../game.ts'
import { CountScene } from './count-scene.tsx'
import { SoloScene } from './solo-scene.tsx'

/** The end of a game is played: all that lies in Valhalla, or how it went with the monster. */
export default function EndScene(props: SceneProps) {
  const { outcome, view } = props.moment
  if (view.monster !== null) return <SoloScene {...props} />
  return outcome && <CountScene {...props} outcome={outcome} />
}
