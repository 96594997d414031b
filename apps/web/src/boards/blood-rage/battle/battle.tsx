import type { DecisionKind, View } from '@meadhall/game-blood-rage'
import { boardPlace } from '../../../art/blood-rage/map-geometry.ts'
import { type UiKey, useWords } from '../../../i18n/words.ts'
import { useSettings } from '../../../settings/settings.ts'
import { ClanBadge } from '../clans/clan-badge.tsx'
import type { BoardProps } from '../game.ts'
import { useBattles } from '../stories/use-story.ts'
import { Armies, askedIn } from './armies.tsx'
import { beatsOf } from './battle-beats.ts'
import { CallToBattle } from './battle-call.tsx'
import type { BattleStory, Side } from './battle-parts.ts'
import { Clash } from './clash.tsx'
import { useEdge } from './covering.ts'

/**
 * A battle while it goes on. It takes the stage once cards are laid; as long as somebody comes to it
 * over the map, or the viewer is to point at something there, it is a line at the map's edge.
 */
export function BattleOverlay({ moment }: BoardProps) {
  const view = moment.view
  const now = useBattles(view).at(-1)
  const isInALine = useSettings(({ battles }) => battles === 'line')
  const edge = useEdge(boardPlace(now?.place ?? 'yggdrasil'))
  const isLive = now?.isOver === false && view.frames.some(({ kind }) => kind === 'pillage')
  if (!isLive || now.result !== null || moment.outcome !== null) return null
  if (now.isFought && edge === 'free' && !isInALine) return <OnStage view={view} story={now} />
  return <OnEdge view={view} story={now} edge={edge === 'bottom' ? 'bottom' : 'top'} />
}

interface StoryProps {
  readonly view: View
  readonly story: BattleStory
}

function OnStage({ view, story }: StoryProps) {
  const { t } = useWords()
  const isChoosing = view.open.some(({ kind }) => kind === 'battle-card')
  return (
    <section
      className="br-live over"
      aria-label={t('br.battle.title', { place: `place.${story.place}` })}
    >
      <Clash story={story} view={view} aside={<Stages isChoosing={isChoosing} />}>
        <Armies story={story} beats={beatsOf(story)} choosing={isChoosing ? askedIn(view) : null} />
        <Asked view={view} />
      </Clash>
    </section>
  )
}

const STAGES = ['call', 'cards', 'window', 'result'] as const

function Stages({ isChoosing }: { readonly isChoosing: boolean }) {
  const { t } = useWords()
  const now = isChoosing ? 'cards' : 'window'
  return (
    <ol className="br-battle-stages">
      {STAGES.map((one) => (
        <li key={one} aria-current={one === now ? 'step' : undefined}>
          {t(`br.battle.stage.${one}`)}
        </li>
      ))}
    </ol>
  )
}

const NOTES: Readonly<Partial<Record<DecisionKind, UiKey>>> = {
  'battle-card': 'br.battle.choose',
  'keep-figure': 'br.battle.keep',
  'quest-bonus': 'br.battle.quest',
  'save-figure': 'br.battle.save',
  'white-circle': 'br.battle.add',
}

/** What the viewer is asked for, said where the eye is. */
function Asked({ view }: { readonly view: View }) {
  const { t } = useWords()
  const kind = view.open.find(({ seat }) => seat === view.viewer)?.kind
  const note = kind && NOTES[kind]
  return (
    <p className="br-verdict row wrap centred" data-asked={note !== undefined || undefined}>
      {t(note ?? 'br.battle.waiting')}
    </p>
  )
}

interface OnEdgeProps extends StoryProps {
  readonly edge: 'top' | 'bottom'
}

/** Read, never in the way: what lies below it can be chosen. */
function OnEdge({ view, story, edge }: OnEdgeProps) {
  const { t } = useWords()
  const key = story.isFought ? 'br.battle.title' : 'br.battle.call'
  return (
    <section
      className="br-live-line row wrap centred"
      data-edge={edge}
      aria-label={t('br.battle.title', { place: `place.${story.place}` })}
    >
      <h2>{t(key, { place: `place.${story.place}` })}</h2>
      {story.isFought ? (
        story.sides.map((side) => <SideSum key={side.clan} side={side} />)
      ) : (
        <CallToBattle view={view} story={story} />
      )}
    </section>
  )
}

/** A side in the fewest words: who, and what they make so far. */
function SideSum({ side: { clan, lines, cards } }: { readonly side: Side }) {
  const strength = lines.reduce((sum, line) => sum + line.strength, 0)
  const bonus = cards.reduce((sum, card) => sum + card.bonus, 0)
  return (
    <ClanBadge clan={clan}>
      <b>{strength + bonus}</b>
    </ClanBadge>
  )
}
