import {
  type CardId,
  type ClanView,
  type DecisionKind,
  placeId,
  STATS,
  type StatId,
  statOnStep,
  statValue,
  strengthOf,
  type View,
} from '@meadhall/game-blood-rage'
import type { ReactNode } from 'react'
import { StatSign } from '../../../art/blood-rage/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import type { Target } from '../../../table/assembly.ts'
import { FocusGroup } from '../../../table/keyed/focus-group.tsx'
import { Named } from '../../../table/named.tsx'
import { useTarget } from '../../../table/target.ts'
import {
  asksForFigure,
  QUEST_BONUSES,
  type Standing,
  spentIn,
  standingOf,
} from '../answers/drawn.ts'
import { useDecision } from '../answers/reading.ts'
import { bonusTarget, cardTarget, figureTarget, statTarget } from '../answers/targets.ts'
import { CardFace } from '../cards/card.tsx'
import { cardLabel } from '../cards/card-label.ts'
import { Icon } from '../cards/icon.tsx'
import { groupLabel } from '../map/describe.ts'
import { FigurePicture } from '../map/figure-token.tsx'
import './tray.css'

/**
 * What can be answered and lies nowhere on the board, or is too small there for a finger: stats,
 * what a quest counts for, played cards, and the figures that may be chosen.
 */
export function Tray({ view }: { readonly view: View }) {
  const { t } = useWords()
  const decision = useDecision()
  const clan = decision && view.clans[decision.seat]
  const choices = clan ? choicesOf(view, clan, decision.kind) : null
  if (choices === null) return null
  return (
    <div className="br-tray-box over">
      <FocusGroup label={t('br.tray')} className="br-tray flow centred tight">
        {choices}
      </FocusGroup>
    </div>
  )
}

function choicesOf(view: View, clan: ClanView, kind: DecisionKind): ReactNode {
  if (kind === 'raise-stat')
    return STATS.map((stat) => <StatChoice key={stat} clan={clan} stat={stat} />)
  if (kind === 'quest-bonus')
    return QUEST_BONUSES.map((bonus) => <BonusChoice key={bonus} bonus={bonus} />)
  if (kind === 'recover-card')
    return [...new Set(spentIn(view))].map((card) => (
      <CardChoice key={card} clan={clan} card={card} />
    ))
  if (!asksForFigure(kind)) return null
  return standingOf(clan).map((one) => (
    <FigureChoice key={`${one.figure}@${one.place}`} clan={clan} standing={one} />
  ))
}

interface ChoiceProps {
  readonly target: Target
  readonly label: string
  readonly children: ReactNode
  /** What cannot be chosen is left out where it would only crowd the rest. */
  readonly isHiddenClosed?: boolean
}

function Choice({ target, label, children, isHiddenClosed }: ChoiceProps) {
  const { state, props } = useTarget(target)
  if (isHiddenClosed && state === 'closed') return null
  return (
    <button type="button" {...props} className="br-choice row panel">
      <Named name={label}>{children}</Named>
    </button>
  )
}

function StatChoice({ clan, stat }: { readonly clan: ClanView; readonly stat: StatId }) {
  const { t, say } = useWords()
  const index = STATS.indexOf(stat)
  const step = clan.steps[index] ?? 1
  const next = Math.min(6, step + 1)
  const change = { from: statValue(clan, index), to: statOnStep(index, next), step, next }
  const label = t('br.tray.stat', { stat: `stat.${stat}`, ...change })
  return (
    <Choice target={statTarget(stat)} label={label}>
      <Icon>
        <StatSign stat={stat} />
      </Icon>
      <span>
        <b>{say({ key: `stat.${stat}` })}</b>
        <small>{`${change.from} → ${change.to}`}</small>
      </span>
    </Choice>
  )
}

function BonusChoice({ bonus }: { readonly bonus: number }) {
  const { say } = useWords()
  const label = say({ key: 'action.bonus', params: { bonus } })
  return (
    <Choice target={bonusTarget(bonus)} label={label} isHiddenClosed>
      <span>{label}</span>
    </Choice>
  )
}

function CardChoice({ clan, card }: { readonly clan: ClanView; readonly card: CardId }) {
  const words = useWords()
  return (
    <Choice target={cardTarget(card)} label={cardLabel(words, clan, card)}>
      <CardFace card={card} size="small" />
    </Choice>
  )
}

function FigureChoice({
  clan,
  standing,
}: {
  readonly clan: ClanView
  readonly standing: Standing
}) {
  const words = useWords()
  const { figure, place, count } = standing
  const id = placeId(place)
  const label = words.t('br.figure.in', {
    figure: { literal: groupLabel(words, clan, standing, place) },
    place: `place.${id}`,
  })
  return (
    <Choice target={figureTarget(figure, id)} label={label} isHiddenClosed>
      <FigurePicture clan={clan.clan} figure={figure} strength={strengthOf(clan, figure, place)} />
      <span>
        {words.say({ key: `figure.${figure}` })}
        {count > 1 && ` ×${count}`}
        <small>{words.say({ key: `place.${id}` })}</small>
      </span>
    </Choice>
  )
}
