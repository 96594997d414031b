import type { ClanId } from '@meadhall/game-blood-rage'
import { useMemo } from 'react'
import { CrownIcon } from '../../../art/common/icons.tsx'
import { useWords } from '../../../i18n/words.ts'
import type { Sound } from '../../../table/game-board.ts'
import { useReached } from '../../../table/scenes/beats.ts'
import { SceneShell } from '../../../table/scenes/scene-shell.tsx'
import type { SceneProps } from '../game.ts'
import { toldUntil } from '../stories/story.ts'
import { useStart } from '../stories/use-story.ts'
import { Armies } from './armies.tsx'
import { type BattleBeats, beatsOf, firstBeat } from './battle-beats.ts'
import type { BattleStory } from './battle-parts.ts'
import { battlesOf } from './battle-story.ts'
import { Clash } from './clash.tsx'

interface BattleSceneProps extends SceneProps {
  /** The action that began the battle. */
  readonly id: number
}

/** How a battle came out: cards turned at once, totals counted up, who wins, who falls. */
export function BattleScene({ log, moment, id }: BattleSceneProps) {
  const { t } = useWords()
  const view = moment.view
  const start = useStart()
  const story = useMemo(() => {
    const clans = view.clans.map(({ clan }) => clan)
    return battlesOf(toldUntil(log, moment.step), clans, start).find((one) => one.id === id)
  }, [log, moment, view, id, start])
  if (story === undefined) return null
  const beats = beatsOf(story)
  const own = view.clans[view.viewer ?? -1]?.clan ?? null
  return (
    <SceneShell
      label={t('br.battle.title', { place: `place.${story.place}` })}
      line={<BattleLine story={story} />}
      beats={beats.all}
      from={firstBeat(story)}
      sounds={soundsOf(story, beats, own)}
      className="br-battle-scene"
    >
      <Clash story={story} view={view}>
        <Armies story={story} beats={beats} choosing={null} />
        <Verdict story={story} beats={beats} own={own} />
      </Clash>
    </SceneShell>
  )
}

function soundsOf(
  { isFought, winner, sides }: BattleStory,
  { turn, count, verdict }: BattleBeats,
  own: ClanId | null,
): Readonly<Record<number, Sound>> {
  if (!isFought) return { [verdict]: 'victory' }
  const hasLost = winner !== own && sides.some(({ clan }) => clan === own)
  return { [turn]: 'card', [count]: 'clash', [verdict]: hasLost ? 'defeat' : 'victory' }
}

interface StoryProps {
  readonly story: BattleStory
}

interface VerdictProps extends StoryProps {
  readonly beats: BattleBeats
  readonly own: ClanId | null
}

/** Who won, as large as it matters; one's own victory more so. */
function Verdict({ story, own, beats }: VerdictProps) {
  const { t } = useWords()
  const isReached = useReached(beats.verdict)
  const { swept } = story
  return (
    <p
      className="br-verdict row wrap centred"
      data-yet={!isReached || undefined}
      data-own={(own !== null && story.winner === own) || undefined}
    >
      <BattleVerdict story={story} />
      {swept.length > 0 && <small>{t('br.battle.swept', { count: swept.length })}</small>}
    </p>
  )
}

function BattleVerdict({ story: { result, winner, pillager, place } }: StoryProps) {
  const { t } = useWords()
  const params = { place: `place.${place}` }
  if (result === 'unopposed') {
    return t('br.battle.unopposed', { ...params, clan: `clan.${pillager}` })
  }
  if (result === 'tied' || winner === null) return t('br.battle.tied', params)
  return (
    <>
      <CrownIcon /> {t('br.battle.won', { clan: `clan.${winner}` })}
    </>
  )
}

/** A battle in one line: where, who, how strong. */
function BattleLine({ story }: StoryProps) {
  const { say } = useWords()
  const totals = story.sides
    .flatMap(({ total }) => total?.total ?? [])
    .toSorted((a, b) => b - a)
    .join(' : ')
  return (
    <>
      {say({ key: `place.${story.place}` })}: <BattleVerdict story={story} />
      {totals !== '' && ` (${totals})`}
    </>
  )
}
