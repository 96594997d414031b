import {
  type CardId,
  cardName,
  isWarrior,
  type JarlId,
  jarlName,
  LOKI,
  lokiMessage,
  type ValhallaDecision,
  type View,
} from '@meadhall/game-valhalla'
import type { ReactNode } from 'react'
import { type UiKey, useWords } from '../../../i18n/words.ts'
import type { Target } from '../../../table/assembly.ts'
import { useTable } from '../../../table/context.tsx'
import { Cover } from '../../../table/cover.tsx'
import { FocusGroup } from '../../../table/keyed/focus-group.tsx'
import { Named } from '../../../table/named.tsx'
import { useTarget } from '../../../table/target.ts'
import { target } from '../answers/targets.ts'
import { CardFace, JarlFace } from '../cards/faces.ts'
import { fitting } from '../cards/fitting.ts'
import { MonsterStack } from '../monster/monster-stack.tsx'
import { cardLabel, grouped } from './hand.tsx'
import { type Offer, offerOf, putAside } from './offers.ts'
import './tray.css'
import { useTargetPeek } from '../../../table/target-peek.ts'

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
  /** Things as large as they fit, or lines of text. */
  readonly form: 'cards' | 'lines'
  readonly count: number
  readonly children: ReactNode
}

/** A place on the stage for what is laid out. */
function Box({ title, form, count, children }: BoxProps) {
  return (
    <section className="vh-tray" data-form={form} aria-label={title} style={fitting(count)}>
      <h2>{title}</h2>
      <FocusGroup label={title} className={form === 'lines' ? 'vh-tray-lines' : 'vh-lay'}>
        {children}
      </FocusGroup>
    </section>
  )
}

interface SpreadProps {
  readonly title: string
  readonly count: number
  /** What one wants to know while choosing. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Many things to choose from, for which nothing else is needed: they have the whole table. */
function Spread({ title, count, aside, children }: SpreadProps) {
  return (
    <Cover label={title} className="vh-spread">
      <div className="vh-spread-in" style={fitting(count)}>
        <h2>{title}</h2>
        {aside}
        <FocusGroup label={title} className="vh-lay">
          {children}
        </FocusGroup>
      </div>
    </Cover>
  )
}

/** Jarls dealt to choose from; solo chooses among many. */
function JarlChoice({ view }: { readonly view: View }) {
  const { t } = useWords()
  const offered = view.viewer === null ? 0 : (view.players[view.viewer]?.offered ?? 0)
  if (typeof offered === 'number') return null
  const aside = view.monster === null ? null : <MonsterStack view={view} />
  return (
    <Spread
      title={t('vh.tray.jarl', { count: offered.length })}
      count={offered.length}
      aside={aside}
    >
      {offered.map((jarl) => (
        <OfferedJarl key={jarl} jarl={jarl} />
      ))}
    </Spread>
  )
}

function OfferedJarl({ jarl }: { readonly jarl: JarlId }) {
  const { say } = useWords()
  const { props } = useTarget(target.jarl(jarl))
  const peekable = useTargetPeek(props, jarlName(jarl))
  const texts = ['name', 'base', 'condition', 'extended'] as const
  const label = texts.map((text) => say({ key: `jarl.${jarl}.${text}` })).join('. ')
  return (
    <div className="vh-pointable" {...peekable}>
      <Named name={label}>
        <JarlFace jarl={jarl} size="small" />
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
  const groups = grouped(offer.cards)
  return (
    <Box title={t(TITLES[offer.kind] ?? 'vh.tray.keep')} form="cards" count={groups.length}>
      {groups.map(([card, count]) => (
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

/** So many lie on the stage like any offer. */
const FEW = 8

/** Those warriors of the discard pile that fit the sum of glory to take: the others are many. */
function Glory({ view }: { readonly view: View }) {
  const { t } = useWords()
  const answers = useTable((table) => table.answers)
  const open = new Set(answers.flatMap(({ parts }) => parts))
  const fitting = view.discard.filter((card) => isWarrior(card) && open.has(target.pile(card)))
  const warriors = grouped(fitting)
  const choices = warriors.map(([card, count]) => (
    <Choosable key={card} card={card} count={count} name={target.pile(card)} />
  ))
  const laid = { title: t('vh.tray.glory'), count: warriors.length }
  if (laid.count > FEW) return <Spread {...laid}>{choices}</Spread>
  return (
    <Box {...laid} form="cards">
      {choices}
    </Box>
  )
}

/** Cards put aside in secret, until all have chosen. */
function Aside({ cards }: { readonly cards: readonly CardId[] }) {
  const { t } = useWords()
  if (cards.length === 0) return null
  return (
    <section className="vh-tray" style={fitting(cards.length)} aria-label={t('vh.tray.aside')}>
      <h2>{t('vh.tray.aside')}</h2>
      <div className="vh-lay" data-faded="true">
        {grouped(cards).map(([card]) => (
          <div key={card}>
            <CardFace card={card} size="small" />
          </div>
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
    <Box title={t('vh.tray.jarl-half')} form="lines" count={1}>
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
    <Box title={t('vh.tray.loki', { by: Math.abs(a - b) })} form="lines" count={1}>
      {card.lines.map(({ min, max }, line) => {
        const text = `${rangeOf(min, max)}: ${say(lokiMessage(card.id, line))}`
        return <Line key={min} name={target.line(line)} text={text} />
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
