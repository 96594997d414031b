import {
  type ClanView,
  figuresInValhalla,
  figuresOnBoard,
  STATS,
  statValue,
  type View,
} from '@meadhall/game-blood-rage'
import type { ReactNode } from 'react'
import { FigureShape } from '../../../art/blood-rage/figures.tsx'
import { CardTypeSign, ClanSign, GlorySign } from '../../../art/blood-rage/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Each } from '../../../kit/each.tsx'
import { useTable } from '../../../table/context.tsx'
import { Named } from '../../../table/named.tsx'
import { useHoverPeek } from '../../../table/peek.tsx'
import { Icon } from '../cards/icon.tsx'
import { UpgradeMark } from '../cards/upgrade-mark.tsx'
import { RageTrack } from './rage-track.tsx'
import { StatMark } from './stat-track.tsx'
import './panel.css'

export interface ClanPanelProps {
  readonly view: View
  readonly seat: number
  readonly onOpen: (seat: number) => void
}

const countOf = (cards: readonly unknown[] | number): number =>
  typeof cards === 'number' ? cards : cards.length

/** Whether a seat is being waited for. */
export function useIsAsked(seat: number): boolean {
  return useTable((table) => table.moment?.open.some((one) => one.seat === seat) ?? false)
}

/** A clan in short: what everybody may know of it. */
export function ClanPanel({ view, seat, onOpen }: ClanPanelProps) {
  const { t } = useWords()
  const isAsked = useIsAsked(seat)
  const clan = view.clans[seat]
  if (clan === undefined) return null
  return (
    <section
      className="br-panel panel"
      data-clan={clan.clan}
      data-asked={isAsked || undefined}
      aria-label={t('br.seat', { seat: `clan.${clan.clan}`, clan: `br.clan.${clan.clan}` })}
    >
      <PanelHead view={view} seat={seat} onOpen={onOpen} />
      <div className="br-panel-body">
        <RageTrack view={view} seat={seat} />
        <div className="br-stat-marks">
          {STATS.map((stat) => (
            <StatMark key={stat} clan={clan} stat={stat} />
          ))}
        </div>
        <Upgrades clan={clan} />
        <CountMarks clan={clan} />
      </div>
    </section>
  )
}

function PanelHead({ view, seat, onOpen }: ClanPanelProps) {
  const { t, say } = useWords()
  const isAsked = useIsAsked(seat)
  const clan = view.clans[seat]
  if (clan === undefined) return null
  const name = t('table.seat', { seat: `clan.${clan.clan}` })
  const clanName = say({ key: `br.clan.${clan.clan}` })
  return (
    <button type="button" className="br-panel-head" onClick={() => onOpen(seat)}>
      <Icon>
        <ClanSign clan={clan.clan} />
      </Icon>
      <span className="br-panel-name">
        <b>{name}</b>
        {/* Who gave no name is called by the clan. */}
        {clanName !== name && <small>{clanName}</small>}
      </span>
      {view.first === seat && (
        <span className="br-first middle" title={t('br.first')}>
          1<span className="visually-hidden">{t('br.first')}</span>
        </span>
      )}
      {isAsked && <span className="visually-hidden">{t('br.choosing')}</span>}
      <Glory glory={clan.glory} />
    </button>
  )
}

function Glory({ glory }: { readonly glory: number }) {
  const { t } = useWords()
  return (
    <span className="br-glory inline" {...useHoverPeek('br.aid.glory')}>
      <Icon>
        <GlorySign />
      </Icon>
      <b key={glory} aria-hidden="true">
        {glory}
      </b>
      <span className="visually-hidden">{t('br.glory', { glory })}</span>
    </span>
  )
}

/** What a clan has built, to be looked at; its empty slots are on its sheet. */
function Upgrades({ clan }: { readonly clan: ClanView }) {
  const { t } = useWords()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of marks is no fieldset
    <div className="br-upgrades row wrap" role="group" aria-label={t('br.upgrades')}>
      <Each of={clan.upgrades}>{(card) => card !== null && <UpgradeMark card={card} />}</Each>
      {clan.upgrades.every((card) => card === null) && (
        <span className="br-upgrades-none soft">{t('br.upgrades.none')}</span>
      )}
    </div>
  )
}

function countsOf(clan: ClanView) {
  return {
    hand: countOf(clan.hand),
    quests: countOf(clan.quests),
    figures: figuresOnBoard(clan),
    most: statValue(clan, STATS.indexOf('horns')),
    valhalla: figuresInValhalla(clan),
  }
}

/** How many cards, quests and figures a clan has where. */
export function Counts({ clan }: { readonly clan: ClanView }) {
  const { t } = useWords()
  const counts = countsOf(clan)
  return (
    <p className="br-counts flow soft">
      <span>{t('br.count.hand', { count: counts.hand })}</span>
      <span>{t('br.count.quests', { count: counts.quests })}</span>
      <span>{t('br.count.figures', { count: counts.figures, most: counts.most })}</span>
      <span>{t('br.count.valhalla', { count: counts.valhalla })}</span>
    </p>
  )
}

/** The same in signs. */
function CountMarks({ clan }: { readonly clan: ClanView }) {
  const { t } = useWords()
  const { hand, quests, figures, most, valhalla } = countsOf(clan)
  return (
    <p className="br-count-marks soft">
      <CountMark said={t('br.count.hand', { count: hand })} sign={<CardsSign />} count={hand} />
      <CountMark
        said={t('br.count.quests', { count: quests })}
        sign={<CardTypeSign type="quest" />}
        count={quests}
      />
      <CountMark
        said={t('br.count.figures', { count: figures, most })}
        className="br-figure-count"
        sign={<FigureShape figure="warrior" />}
        count={`${figures}/${most}`}
      />
      <CountMark
        said={t('br.count.valhalla', { count: valhalla })}
        sign={<FigureShape figure="valkyrie" />}
        count={valhalla}
      />
    </p>
  )
}

interface CountMarkProps {
  readonly className?: string
  readonly said: string
  readonly sign: ReactNode
  readonly count: number | string
}

function CountMark({ className, said, sign, count }: CountMarkProps) {
  return (
    <span className={className} title={said}>
      <Named name={said}>
        <Icon>{sign}</Icon>
        {count}
      </Named>
    </span>
  )
}

/** Cards in somebody's hand. */
function CardsSign() {
  return <path d="M8 14l26-6 10 44-26 6zM40 12h16v44H48" fill="currentColor" />
}
