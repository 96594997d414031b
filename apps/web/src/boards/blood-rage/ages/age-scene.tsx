import { useMemo } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { SceneShell } from '../../../table/scenes/scene-shell.tsx'
import type { SceneProps } from '../../board.ts'
import { toldUntil } from '../stories/story.ts'
import { agesOf } from './age-story.ts'
import { AgeSummary } from './age-summary.tsx'

interface AgeSceneProps extends SceneProps {
  readonly age: number
}

/** The end of an age: quests, Ragnarök, the release of Valhalla. */
export function AgeScene({ log, moment, age }: AgeSceneProps) {
  const { t } = useWords()
  const story = useMemo(
    () => agesOf(toldUntil(log, moment.step)).find((one) => one.age === age),
    [log, moment, age],
  )
  if (story === undefined) return null
  const title = t('br.age.end', { age: `age.${story.age}` })
  return (
    <SceneShell label={title} line={title} beats={2} className="br-age-scene">
      <h2>{title}</h2>
      <AgeSummary story={story} />
    </SceneShell>
  )
}
