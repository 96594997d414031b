import { AgeScene } from '../ages/age-scene.tsx'
import { BattleScene } from '../battle/battle-scene.tsx'
import { EndScene } from '../ending/end-scene.tsx'
import type { SceneProps } from '../game.ts'

/** A scene by its name: `battle/17`, `age/2`, `end`. */
export function Scene(props: SceneProps) {
  const [kind, number] = props.name.split('/')
  if (kind === 'end') return <EndScene {...props} />
  if (kind === 'age') return <AgeScene {...props} age={Number(number)} />
  return <BattleScene {...props} id={Number(number)} />
}
