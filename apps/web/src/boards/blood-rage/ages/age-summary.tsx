import { cardName } from '@meadhall/game-blood-rage'
import { GlorySign, StatSign } from '../../../art/blood-rage/signs.tsx'
import { CheckIcon, CrossIcon } from '../../../art/common/icons.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Each } from '../../../kit/each.tsx'
import { Sentence } from '../../../table/sentence.tsx'
import { FigureRow } from '../battle/spoils.tsx'
import { Icon } from '../cards/icon.tsx'
import { ClanBadge } from '../clans/clan-badge.tsx'
import type { AgeStory, DoomTold, QuestTold, ReleaseTold } from './age-story.ts'
import './age-summary.css'

/** How an age ended: quests, Ragnarök, the release of Valhalla. */
export function AgeSummary({ story }: { readonly story: AgeStory }) {
  const { t, say } = useWords()
  const { quests, destroyed, dooms, releases, nextDoom } = story
  return (
    <div className="br-age-sections">
      <section>
        <h3>{say({ key: 'phase.quest' })}</h3>
        {quests.length === 0 && <p>{t('br.age.no-quests')}</p>}
        <ul>
          <Each of={quests}>{(quest) => <Quest quest={quest} />}</Each>
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

export function GloryGain({ glory }: { readonly glory: number }) {
  const { t } = useWords()
  if (glory === 0) return null
  return (
    <b className="br-gain inline" title={t('br.gain.glory', { glory })}>
      +{glory}
      <Icon>
        <GlorySign />
      </Icon>
      <span className="visually-hidden">{t('br.gain.glory', { glory })}</span>
    </b>
  )
}

interface TellingProps {
  /** Whether it has not been told yet: its room is kept. */
  readonly isYet?: boolean
}

interface QuestProps extends TellingProps {
  readonly quest: QuestTold
}

export function Quest({ quest: { clan, card, isDone, glory, stat }, isYet }: QuestProps) {
  const { t, say } = useWords()
  return (
    <li data-done={isDone} data-yet={isYet || undefined}>
      {isDone ? (
        <CheckIcon title={t('br.quest.done')} />
      ) : (
        <CrossIcon title={t('br.quest.failed')} />
      )}
      <ClanBadge clan={clan} />
      <span>{say({ key: cardName(card) })}</span>
      <GloryGain glory={glory} />
      {stat !== null && (
        <b className="br-gain inline">
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

interface DoomProps extends TellingProps {
  readonly doom: DoomTold
}

export function Doom({ doom: { clan, figures, fled, glory }, isYet }: DoomProps) {
  const { t } = useWords()
  return (
    <li data-yet={isYet || undefined}>
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

interface ReleaseProps extends TellingProps {
  readonly release: ReleaseTold
}

export function Release({ release: { clan, count, glory }, isYet }: ReleaseProps) {
  const { t } = useWords()
  return (
    <li data-yet={isYet || undefined}>
      <ClanBadge clan={clan} />
      <span>{t('br.age.released', { count })}</span>
      <GloryGain glory={glory} />
    </li>
  )
}
