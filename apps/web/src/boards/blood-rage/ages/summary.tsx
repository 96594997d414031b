import {
  type BloodRageEvent,
  cardName,
  type EventType,
  eventMessage,
  type View,
} from '@meadhall/game-blood-rage'
import { GlorySign, StatSign } from '../../../art/blood-rage/signs.tsx'
import { CheckIcon, CrossIcon } from '../../../art/common/icons.tsx'
import { useWords } from '../../../i18n/words.ts'
import { useTable } from '../../../table/context.tsx'
import { Sentence } from '../../../table/sentence.tsx'
import type { BoardProps } from '../../board.ts'
import { FigureRow } from '../battle/battle-result.tsx'
import { Icon } from '../cards/icon.tsx'
import { ClanBadge } from '../clans/clan-badge.tsx'
import { dismiss, useOverlays } from '../stories/overlay-store.ts'
import { Recall } from '../stories/recall.tsx'
import { useAgeEnd, useIsNews } from '../stories/use-story.ts'
import type { AgeStory, DoomTold, QuestTold, ReleaseTold } from './age-story.ts'
import '../stories/overlay.css'
import './summary.css'

const END_PHASES: readonly string[] = ['quest', 'ragnarok', 'release']

/** The end of an age as it happens and until it was read; in a draft the draft shows it. */
export function Summary({ info, moment, fresh }: BoardProps) {
  const view = moment.view as View
  const story = useAgeEnd()
  const key = `${info.id}/age/${story?.age ?? 0}`
  const isNews = useIsNews(key, story?.until ?? 0)
  const isRecalled = useOverlays(({ recalled }) => recalled === 'age')
  const isDraft = view.frames.some(({ kind }) => kind === 'draft')
  const isLive = END_PHASES.includes(view.phase) && story?.age === view.age
  const isShown = story !== null && !isDraft && (isNews || isLive || isRecalled)
  if (moment.outcome !== null) return null
  if (isShown) return <AgePanel story={story} isLive={isLive} onClose={() => dismiss(key)} />
  return (
    <>
      <Caption fresh={fresh as readonly BloodRageEvent[]} />
      {!isDraft && <Recall view={view} />}
    </>
  )
}

/** Told over the map in one line while it goes on; the log keeps it. */
const CAPTIONED: readonly EventType[] = [
  'age-began',
  'battle-tied',
  'battle-won',
  'card-added',
  'cards-swept',
  'fled',
  'glory-stolen',
  'invaded',
  'joined',
  'leader-moved',
  'marched',
  'passed',
  'pillage-began',
  'pillaged',
  'province-destroyed',
  'quest-committed',
  'quest-completed',
  'quest-failed',
  'rage-stolen',
  'upgraded',
]

function Caption({ fresh }: { readonly fresh: readonly BloodRageEvent[] }) {
  const { say } = useWords()
  const event = fresh.findLast(({ type }) => CAPTIONED.includes(type))
  if (event === undefined) return null
  // The announcer says it already.
  return (
    <p className="br-caption" aria-hidden="true">
      {say(eventMessage(event))}
    </p>
  )
}

interface AgePanelProps {
  readonly story: AgeStory
  readonly isLive: boolean
  readonly onClose: () => void
}

function AgePanel({ story, isLive, onClose }: AgePanelProps) {
  const { t } = useWords()
  return (
    <section
      className="br-panel-over br-age-end"
      aria-label={t('br.age.end', { age: `age.${story.age}` })}
    >
      <h2>{t('br.age.end', { age: `age.${story.age}` })}</h2>
      <AgeSections story={story} />
      {!isLive && (
        <button type="button" className="button primary" onClick={onClose}>
          {t('br.continue')}
        </button>
      )}
    </section>
  )
}

/** The end of the last age at the head of the next draft. */
export function AgeNews() {
  const { t } = useWords()
  const story = useAgeEnd()
  const id = useTable((table) => table.info.id)
  const key = `${id}/age/${story?.age ?? 0}`
  const isNews = useIsNews(key, story?.until ?? 0)
  if (story === null) return null
  if (!isNews) {
    return (
      <details className="br-age-news">
        <summary>{t('br.age.last', { age: `age.${story.age}` })}</summary>
        <AgeSections story={story} />
      </details>
    )
  }
  return (
    <section
      className="br-age-news"
      data-new
      aria-label={t('br.age.end', { age: `age.${story.age}` })}
    >
      <header>
        <h3>{t('br.age.end', { age: `age.${story.age}` })}</h3>
        <button type="button" className="button" onClick={() => dismiss(key)}>
          {t('br.continue')}
        </button>
      </header>
      <AgeSections story={story} />
    </section>
  )
}

function AgeSections({ story }: { readonly story: AgeStory }) {
  const { t, say } = useWords()
  const { quests, destroyed, dooms, releases, nextDoom } = story
  return (
    <div className="br-age-sections">
      <section>
        <h3>{say({ key: 'phase.quest' })}</h3>
        {quests.length === 0 && <p>{t('br.age.no-quests')}</p>}
        <ul>
          {quests.map((quest, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not change
            <Quest key={index} quest={quest} />
          ))}
        </ul>
      </section>
      {destroyed !== null && (
        <section>
          <h3>{say({ key: 'phase.ragnarok' })}</h3>
          <p>
            <Sentence
              message={{ key: 'event.province-destroyed', params: { place: `place.${destroyed}` } }}
            />
          </p>
          {dooms.length === 0 && <p>{t('br.age.nobody')}</p>}
          <ul>
            {dooms.map((doom) => (
              <Doom key={doom.clan} doom={doom} />
            ))}
          </ul>
          {nextDoom !== null && <p>{t('br.age.next-doom', { place: `place.${nextDoom}` })}</p>}
        </section>
      )}
      {releases.length > 0 && (
        <section>
          <h3>{say({ key: 'phase.release' })}</h3>
          <ul>
            {releases.map((release) => (
              <Release key={release.clan} release={release} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function GloryGain({ glory }: { readonly glory: number }) {
  const { t } = useWords()
  if (glory === 0) return null
  return (
    <b className="br-gain" title={t('br.gain.glory', { glory })}>
      +{glory}
      <Icon>
        <GlorySign />
      </Icon>
      <span className="visually-hidden">{t('br.gain.glory', { glory })}</span>
    </b>
  )
}

function Quest({ quest: { clan, card, isDone, glory, stat } }: { readonly quest: QuestTold }) {
  const { t, say } = useWords()
  return (
    <li data-done={isDone}>
      {isDone ? (
        <CheckIcon title={t('br.quest.done')} />
      ) : (
        <CrossIcon title={t('br.quest.failed')} />
      )}
      <ClanBadge clan={clan} />
      <span>{say({ key: cardName(card) })}</span>
      <GloryGain glory={glory} />
      {stat !== null && (
        <b className="br-gain">
          +1
          <Icon>
            <StatSign stat={stat} />
          </Icon>
          <span className="visually-hidden">{say({ key: `stat.${stat}` })}</span>
        </b>
      )}
    </li>
  )
}

function Doom({ doom: { clan, figures, fled, glory } }: { readonly doom: DoomTold }) {
  const { t } = useWords()
  return (
    <li>
      <ClanBadge clan={clan} />
      <FigureRow clan={clan} figures={figures} />
      {fled.length > 0 && (
        <>
          <span>{t('br.fate.fled')}</span>
          <FigureRow clan={clan} figures={fled} />
        </>
      )}
      <GloryGain glory={glory} />
    </li>
  )
}

function Release({ release: { clan, count, glory } }: { readonly release: ReleaseTold }) {
  const { t } = useWords()
  return (
    <li>
      <ClanBadge clan={clan} />
      <span>{t('br.age.released', { count })}</span>
      <GloryGain glory={glory} />
    </li>
  )
}
