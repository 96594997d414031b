import {
  type CardId,
  cardName,
  isWarrior,
  type JarlId,
  LOKI,
  lokiMessage,
  type ValhallaDecision,
  type View,
} from '@meadhall/game-valhalla'
import type { ReactNode } from 'react'
import { type UiKey, useWords } from '../../../i18n/words.ts'
import type { Target } from '../../../table/assembly.ts'
import { useTable } from '../../../table/context.tsx'
import { FocusGroup } from '../../../table/focus-group.tsx'
import { Named } from '../../../table/named.tsx'
import { useTarget } from '../../../table/target.ts'
import { target } from '../answers/targets.ts'
import { CardFace, JarlFace } from '../dice/faces.ts'
import { cardLabel, grouped } from './hand.tsx'
import { type Offer, offerOf, putAside } from './offers.ts'
import './tray.css'
import { useTargetPeek } from '../cards/with-peek.ts'

interface TrayProps {
  readonly view: View
  readonly decision: ValhallaDecision | null
}

/** What is laid out to choose from besides hand and squads: Jarls, cards, lines, abilities. */
export function Tray({ view, decision }: TrayProps) {
  if (decision?.kind === 'jarl') return <JarlChoice view={view} />
  if (decision?.kind === 'jarl-half') return <Halves view={view} />
  if (decision?.kind === 'loki') return <LokiLines view={view} />
  if (decision?.kind === 'glory') return <Glory view={view} />
  const offer = offerOf(view)
  if (offer !== null) return <Offered offer={offer} />
  return <Aside cards={putAside(view)} />
}

interface BoxProps {
  readonly title: string
  readonly form?: 'wide' | 'side' | 'lines'
  readonly children: ReactNode
}

function Box({ title, form = 'side', children }: BoxProps) {
  return (
    <section className="vh-tray" data-form={form} aria-label={title}>
      <h2>{title}</h2>
      <FocusGroup label={title} className="vh-tray-things">
        {children}
      </FocusGroup>
    </section>
  )
}

/** Jarls dealt to choose from; solo chooses among many. */
function JarlChoice({ view }: { readonly view: View }) {
  const { t } = useWords()
  const offered = view.viewer === null ? 0 : (view.players[view.viewer]?.offered ?? 0)
  if (typeof offered === 'number') return null
  return (
    <Box title={t('vh.tray.jarl', { count: offered.length })} form="wide">
      {offered.map((jarl) => (
        <OfferedJarl key={jarl} jarl={jarl} />
      ))}
    </Box>
  )
}

function OfferedJarl({ jarl }: { readonly jarl: JarlId }) {
  const { say } = useWords()
  const { props } = useTarget(target.jarl(jarl))
  const texts = ['name', 'base', 'condition', 'extended'] as const
  const label = texts.map((text) => say({ key: `jarl.${jarl}.${text}` })).join('. ')
  return (
    <div className="vh-pointable" {...props}>
      <Named name={label}>
        <JarlFace jarl={jarl} size="large" />
      </Named>
    </div>
  )
}

const TITLES: Readonly<Partial<Record<Offer['kind'], UiKey>>> = {
  'pick-warrior': 'vh.tray.pick-warrior',
  'hand-fill': 'vh.tray.hand-fill',
  keep: 'vh.tray.keep',
  steal: 'vh.tray.steal',
  'return-tactic': 'vh.tray.return-tactic',
}

function Offered({ offer }: { readonly offer: Offer }) {
  const { t } = useWords()
  const isWide = offer.kind === 'pick-warrior' || offer.kind === 'hand-fill'
  return (
    <Box title={t(TITLES[offer.kind] ?? 'vh.tray.keep')} form={isWide ? 'wide' : 'side'}>
      {grouped(offer.cards).map(([card, count]) => (
        <Choosable key={card} card={card} count={count} name={target.offer(card)} />
      ))}
      {offer.cards.length === 0 && <p>{t('vh.none')}</p>}
    </Box>
  )
}

interface ChoosableProps {
  readonly card: CardId
  readonly count: number
  readonly name: Target
}

function Choosable({ card, count, name }: ChoosableProps) {
  const words = useWords()
  const { props } = useTarget(name)
  const peekable = useTargetPeek(props, cardName(card))
  const times = count > 1 ? ` ${words.t('vh.times', { count })}` : ''
  return (
    <div className="vh-pointable" {...peekable}>
      <Named name={`${cardLabel(words, card)}${times}`}>
        <CardFace card={card} size="small" />
        {count > 1 && <b className="vh-times">×{count}</b>}
      </Named>
    </div>
  )
}

/** Those warriors of the discard pile that fit the sum of glory to take: the others are many. */
function Glory({ view }: { readonly view: View }) {
  const { t } = useWords()
  const answers = useTable((table) => table.answers)
  const open = new Set(answers.flatMap(({ parts }) => parts))
  const fitting = view.discard.filter((card) => isWarrior(card) && open.has(target.pile(card)))
  const warriors = grouped(fitting)
  return (
    <Box title={t('vh.tray.glory')} form="wide">
      {warriors.map(([card, count]) => (
        <Choosable key={card} card={card} count={count} name={target.pile(card)} />
      ))}
    </Box>
  )
}

/** Cards put aside in secret, until all have chosen. */
function Aside({ cards }: { readonly cards: readonly CardId[] }) {
  const { t } = useWords()
  if (cards.length === 0) return null
  return (
    <section className="vh-tray" data-form="side" aria-label={t('vh.tray.aside')}>
      <h2>{t('vh.tray.aside')}</h2>
      <div className="vh-tray-things" data-faded="true">
        {grouped(cards).map(([card]) => (
          <CardFace key={card} card={card} size="small" />
        ))}
      </div>
    </section>
  )
}

function Halves({ view }: { readonly view: View }) {
  const { t, say } = useWords()
  const jarl = view.viewer === null ? null : view.players[view.viewer]?.jarl
  if (!jarl) return null
  const extended = `${say({ key: `jarl.${jarl}.condition` })} ${say({ key: `jarl.${jarl}.extended` })}`
  return (
    <Box title={t('vh.tray.jarl-half')} form="lines">
      <Line name={target.half('base')} text={say({ key: `jarl.${jarl}.base` })} />
      <Line name={target.half('extended')} text={extended} />
    </Box>
  )
}

/** The lines of the Loki card, with the differences they are for. */
function LokiLines({ view }: { readonly view: View }) {
  const { t, say } = useWords()
  const card = LOKI.find(({ id }) => id === view.loki)
  if (card === undefined) return null
  const [a = 0, b = 0] = view.battle?.totals ?? []
  return (
    <Box title={t('vh.tray.loki', { by: Math.abs(a - b) })} form="lines">
      {card.lines.map(({ min, max }, line) => {
        const text = `${rangeOf(min, max)}: ${say(lokiMessage(card.id, line))}`
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
        return <Line key={line} name={target.line(line)} text={text} />
      })}
    </Box>
  )
}

function rangeOf(min: number, max: number | null): string {
  if (max === null) return `${min}+`
  return min === max ? `${min}` : `${min}–${max}`
}

function Line({ name, text }: { readonly name: Target; readonly text: string }) {
  const { props } = useTarget(name)
  return (
    <div className="vh-line" {...props}>
      {text}
    </div>
  )
}
