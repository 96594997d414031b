import { type DecisionKind, placeOf, type View } from '@meadhall/game-blood-rage'
import { type ReactNode, useState } from 'react'
import type { BoardPlaceId } from '../../../art/blood-rage/map-geometry.ts'
import { TokenSign } from '../../../art/blood-rage/signs.tsx'
import { type UiKey, useWords } from '../../../i18n/words.ts'
import type { BoardProps } from '../../board.ts'
import { Icon } from '../cards/icon.tsx'
import { dismiss } from '../stories/overlay-store.ts'
import { type ShownResult, useBattles, useShownResult } from '../stories/use-story.ts'
import { CallToBattle } from './battle-call.tsx'
import { BattleResult, BattleVerdict, verdictBeat } from './battle-result.tsx'
import { atBeat, SideRow, SideSum } from './battle-side.tsx'
import type { BattleStory } from './battle-story.ts'
import { isNarrow, sideFor, useIsInTheWay } from './covering.ts'
import '../stories/overlay.css'
import './battle.css'
import './battle-folded.css'

/** A pillage with its battle while it goes on, and the result of the last one until it was read. */
export function BattleOverlay(props: BoardProps) {
  const view = props.moment.view as View
  const now = useBattles(view).at(-1)
  if (props.moment.outcome !== null) return null
  const isLive = now?.isOver === false && view.frames.some(({ kind }) => kind === 'pillage')
  if (isLive && now.result === null) return <Live key={now.id} view={view} story={now} />
  return <LastResult {...props} />
}

function LastResult({ moment }: BoardProps) {
  const view = moment.view as View
  const shown = useShownResult(view)
  return shown && <Result moment={moment} shown={shown} />
}

interface ResultProps {
  readonly moment: BoardProps['moment']
  readonly shown: ShownResult
}

function Result({ moment, shown }: ResultProps) {
  const view = moment.view as View
  const { story, key, isNews, isLive, isRecalled } = shown
  const isFresh = isNews && story.until === moment.step
  // Once the viewer is asked something else, the map is theirs again.
  const isAsked = moment.decision !== null && moment.step > story.until
  const isInTheWay = useIsInTheWay(story.place as BoardPlaceId)
  const isFolded = !isRecalled && (isAsked || isInTheWay || beginsFolded(view, story))
  const onClose = isLive ? undefined : () => dismiss(key)
  return (
    <Docked
      key={`${story.id} ${isRecalled}`}
      story={story}
      view={view}
      isFresh={isFresh}
      isFolded={isFolded}
      onClose={onClose}
    >
      <BattleResult story={story} isFresh={isFresh}>
        {onClose && (
          <button type="button" className="button primary" onClick={onClose}>
            <Continue isRecalled={isRecalled} />
          </button>
        )}
      </BattleResult>
    </Docked>
  )
}

function Continue({ isRecalled }: { readonly isRecalled: boolean }) {
  const { t } = useWords()
  return t(isRecalled ? 'br.close' : 'br.continue')
}

interface StoryProps {
  readonly view: View
  readonly story: BattleStory
}

function Title({ story }: Pick<StoryProps, 'story'>) {
  const { t } = useWords()
  const key = story.isFought ? 'br.battle.title' : 'br.battle.call'
  return t(key, { place: `place.${story.place}` })
}

interface DockedProps extends StoryProps {
  /** Whether it has just happened. */
  readonly isFresh: boolean
  /** Whether it begins folded, out of the way. */
  readonly isFolded: boolean
  /** Puts it aside; left out while it goes on. */
  readonly onClose?: (() => void) | undefined
  /** What is left of it when folded. */
  readonly brief?: ReactNode
  readonly children: ReactNode
}

/** On a narrow screen a battle of others must not hide the map. */
function beginsFolded(view: View, { sides }: BattleStory): boolean {
  const own = view.clans[view.viewer ?? -1]?.clan
  return isNarrow() && !sides.some(({ clan }) => clan === own)
}

function Docked(props: DockedProps) {
  const { view, story, isFresh, isFolded, onClose, brief, children } = props
  const { t, say } = useWords()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isSmall = chosen ?? isFolded
  const token = view.tokens[placeOf(story.place)] ?? 'glory'
  return (
    <section
      className="br-panel-over br-battle"
      data-side={sideFor(story.place as BoardPlaceId)}
      data-place={story.place}
      data-folded={isSmall || undefined}
      aria-label={t('br.battle.title', { place: `place.${story.place}` })}
    >
      <header className="br-battle-head">
        <h2>
          <Title story={story} />
        </h2>
        <span className="br-battle-token" title={say({ key: `token.${token}` })}>
          <Icon>
            <TokenSign token={token} />
          </Icon>
          <span className="visually-hidden">
            {t('br.place.reward', { token: `token.${token}` })}
          </span>
        </span>
        <button
          type="button"
          className="button quiet br-battle-fold"
          aria-expanded={!isSmall}
          onClick={() => setChosen(!isSmall)}
        >
          {t(isSmall ? 'br.unfold' : 'br.fold')}
        </button>
        {isSmall && onClose && (
          <button type="button" className="button" onClick={onClose}>
            {t('br.close')}
          </button>
        )}
      </header>
      {story.result !== null && (
        <p
          className="br-verdict"
          data-fresh={isFresh || undefined}
          style={atBeat(verdictBeat(story))}
        >
          <BattleVerdict story={story} />
        </p>
      )}
      {isSmall ? brief : children}
    </section>
  )
}

function Live({ view, story }: StoryProps) {
  const stage = stageOf(view, story)
  // A narrow screen has the choices below the map as well: there the battle may lie over it.
  const isFolded = useIsInTheWay(story.place as BoardPlaceId) && !isNarrow()
  const brief = (
    <p className="br-sums">
      {story.sides.map((side) => (
        <SideSum key={side.clan} side={side} />
      ))}
    </p>
  )
  return (
    <Docked view={view} story={story} isFresh={false} isFolded={isFolded} brief={brief}>
      <Stages stage={stage} />
      {stage === 'call' ? <CallToBattle view={view} story={story} /> : <Asked view={view} />}
      <div className="br-rows">
        {story.sides.map((side) => (
          <SideRow key={side.clan} side={side} view={view} isChoosing={stage === 'cards'} />
        ))}
      </div>
    </Docked>
  )
}

const STAGES = ['call', 'cards', 'window', 'result'] as const
type Stage = (typeof STAGES)[number]

function stageOf(view: View, { isFought }: BattleStory): Stage {
  if (!isFought) return 'call'
  if (view.open.some(({ kind }) => kind === 'battle-card')) return 'cards'
  return 'window'
}

function Stages({ stage }: { readonly stage: Stage }) {
  const { t } = useWords()
  return (
    <ol className="br-battle-stages">
      {STAGES.map((one) => (
        <li key={one} aria-current={one === stage ? 'step' : undefined}>
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
    <p className="br-battle-note" data-yours={note !== undefined || undefined}>
      {t(note ?? 'br.battle.waiting')}
    </p>
  )
}
