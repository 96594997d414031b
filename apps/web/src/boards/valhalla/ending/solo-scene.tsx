import type { View } from '@meadhall/game-valhalla'
import { useWords } from '../../../i18n/words.ts'
import { Times } from '../../../kit/times.tsx'
import { useBeat } from '../../../table/scenes/beats.ts'
import { SceneShell } from '../../../table/scenes/scene-shell.tsx'
import type { SceneProps } from '../game.ts'
import { MonsterArt } from '../monster/monster-art.tsx'
import { Shield } from '../players/shield.tsx'
import './count-scene.css'
import { soloFate, useSoloTexts } from './solo-fate.ts'

/** The end against a monster: its cards fall one by one as far as they were beaten, then the verdict. */
export function SoloScene({ moment }: SceneProps) {
  const view = moment.view
  const fate = soloFate(view)
  const { title, why } = useSoloTexts(view)
  const { t } = useWords()
  const beats = fate.beaten + 2
  return (
    <SceneShell
      label={t('vh.ending')}
      line={title}
      beats={beats}
      sounds={{ 0: 'horn', [beats]: fate.hasWon ? 'victory' : 'defeat' }}
      className="vh-count-scene vh-solo-scene"
    >
      <Fall view={view} beats={beats} title={title} why={why} />
    </SceneShell>
  )
}

interface FallProps {
  readonly view: View
  readonly beats: number
  readonly title: string
  readonly why: string
}

function Fall({ view, beats, title, why }: FallProps) {
  const beat = useBeat()
  const { hasWon, cards, beaten, shields } = soloFate(view)
  const isOver = beat >= beats
  const fate = hasWon ? 'won' : 'lost'
  if (view.monster === null) return null
  return (
    <div className="vh-fall" data-fate={isOver ? fate : undefined}>
      <MonsterArt monster={view.monster.id} />
      <ol aria-hidden="true">
        <Times count={cards}>
          {(index) => <li data-beaten={index < Math.min(beat, beaten) || undefined} />}
        </Times>
      </ol>
      <p className="vh-fall-shields" aria-hidden="true">
        <Times count={shields}>{() => <Shield seat={0} size="1.9rem" />}</Times>
      </p>
      <div data-yet={!isOver || undefined}>
        <h2>{title}</h2>
        <p>{why}</p>
      </div>
    </div>
  )
}
