import { useMemo } from 'react'
import { ValhallaGates } from '../../../art/blood-rage/gates.tsx'
import { boardPlace } from '../../../art/blood-rage/map-geometry.ts'
import { KnotDivider } from '../../../art/common/ornament.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Each } from '../../../kit/each.tsx'
import type { Sound } from '../../../table/game-board.ts'
import { useBeat } from '../../../table/scenes/beats.ts'
import { SceneShell } from '../../../table/scenes/scene-shell.tsx'
import type { SceneProps } from '../game.ts'
import { toldUntil } from '../stories/story.ts'
import { type AgeBeats, actAt, beatsOf, FLAMES, firstBeat, lastBeat } from './age-beats.ts'
import { type AgeStory, agesOf } from './age-story.ts'
import { AgeSummary, Quest, Release } from './age-summary.tsx'
import { AgeTable } from './age-table.tsx'
import { Burning } from './burning.tsx'
import './age-scene.css'

interface AgeSceneProps extends SceneProps {
  readonly age: number
}

/** The end of an age: quests, Ragnarök, the release of Valhalla, and the next age. */
export function AgeScene({ log, moment, age }: AgeSceneProps) {
  const { t } = useWords()
  const story = useMemo(
    () => agesOf(toldUntil(log, moment.step)).find((one) => one.age === age),
    [log, moment, age],
  )
  if (story === undefined) return null
  const beats = beatsOf(story)
  const title = t('br.age.end', { age: `age.${story.age}` })
  return (
    <SceneShell
      label={title}
      line={<AgeLine story={story} />}
      beats={lastBeat(beats)}
      from={firstBeat(story, beats)}
      sounds={soundsOf(beats)}
      className="br-age-scene"
    >
      <Acts story={story} beats={beats} />
    </SceneShell>
  )
}

function soundsOf(beats: AgeBeats): Readonly<Record<number, Sound>> {
  const sounds = { quests: 'card', ragnarok: 'fire', gates: 'victory', dawn: 'horn' } as const
  const heard = beats.flatMap(({ act, from }): [number, Sound][] => {
    if (act === 'summary') return []
    return [[act === 'ragnarok' ? from + FLAMES : from, sounds[act]]]
  })
  return Object.fromEntries(heard)
}

/** The end of an age in one line. */
function AgeLine({ story: { age, destroyed } }: { readonly story: AgeStory }) {
  const { t } = useWords()
  const title = t('br.age.end', { age: `age.${age}` })
  const fate = destroyed === null ? '' : t('br.ages.destroyed', { place: `place.${destroyed}` })
  return fate === '' ? title : `${title}: ${fate}`
}

interface ActsProps {
  readonly story: AgeStory
  readonly beats: AgeBeats
}

function Acts({ story, beats }: ActsProps) {
  const { act, at } = actAt(beats, useBeat())
  switch (act) {
    case 'quests':
      return <Quests story={story} at={at} />
    case 'ragnarok':
      return <Burning story={story} place={boardPlace(story.destroyed ?? 'gimle')} at={at} />
    case 'gates':
      return <Gates story={story} at={at} />
    case 'dawn':
      return <Dawn story={story} />
    case 'summary':
      return <Whole story={story} />
  }
}

interface ActProps {
  readonly story: AgeStory
  readonly at: number
}

function Quests({ story: { quests }, at }: ActProps) {
  const { say } = useWords()
  return (
    <div className="br-act column">
      <h2 className="br-act-title">{say({ key: 'phase.quest' })}</h2>
      <ul className="br-told">
        <Each of={quests}>{(quest, index) => <Quest quest={quest} isYet={at <= index} />}</Each>
      </ul>
    </div>
  )
}

/** The gates open, and the fallen come back to their clans. */
function Gates({ story: { releases }, at }: ActProps) {
  const { say } = useWords()
  return (
    <div className="br-act br-gates column">
      <h2 className="br-act-title">{say({ key: 'phase.release' })}</h2>
      <svg className="br-gates-art" viewBox="-200 -310 400 340" aria-hidden="true">
        <ValhallaGates isOpen={at >= 1} />
      </svg>
      <ul className="br-told">
        {releases.map((release, index) => (
          <Release key={release.clan} release={release} isYet={at < index + 3} />
        ))}
      </ul>
    </div>
  )
}

/** The next age by its name, and whom it will take. */
function Dawn({ story: { next, nextDoom } }: Pick<ActsProps, 'story'>) {
  const { t, say } = useWords()
  return (
    <div className="br-act br-dawn column">
      <h2>{say({ key: `age.${next ?? 1}` })}</h2>
      <KnotDivider />
      {nextDoom !== null && <p>{t('br.ages.doomed', { place: `place.${nextDoom}` })}</p>}
    </div>
  )
}

/** All of it to read. */
function Whole({ story }: { readonly story: AgeStory }) {
  const { t } = useWords()
  return (
    <div className="br-act br-age-whole column">
      <h2 className="br-act-title">{t('br.age.end', { age: `age.${story.age}` })}</h2>
      <AgeSummary story={story} />
      <AgeTable story={story} />
    </div>
  )
}
