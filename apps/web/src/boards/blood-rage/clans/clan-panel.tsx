import {
  type ClanView,
  figuresInValhalla,
  figuresOnBoard,
  STATS,
  statValue,
  type View,
} from '@meadhall/game-blood-rage'
import { ClanSign, GlorySign } from '../../../art/blood-rage/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { useTable } from '../../../table/context.tsx'
import { Named } from '../../../table/named.tsx'
import { Icon } from '../cards/icon.tsx'
import { UpgradeMark } from '../cards/upgrade-mark.tsx'
import { RageTrack } from './rage-track.tsx'
import { StatTrack } from './stat-track.tsx'

export interface ClanPanelProps {
  readonly view: View
  readonly seat: number
  readonly onOpen: (seat: number) => void
}

const countOf = (cards: readonly unknown[] | number): number =>
  typeof cards === 'number' ? cards : cards.length

/** Whether a seat is being waited for. */
function useIsAsked(seat: number): boolean {
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
      className="br-panel"
      data-clan={clan.clan}
      data-asked={isAsked || undefined}
      aria-label={t('br.seat', { seat: `clan.${clan.clan}`, clan: `br.clan.${clan.clan}` })}
    >
      <PanelHead view={view} seat={seat} onOpen={onOpen} />
      <div className="br-panel-body">
        <RageTrack rage={clan.rage} />
        {STATS.map((stat) => (
          <StatTrack key={stat} clan={clan} stat={stat} />
        ))}
        <Upgrades clan={clan} />
        <Counts clan={clan} />
      </div>
    </section>
  )
}

function PanelHead({ view, seat, onOpen }: ClanPanelProps) {
  const { t, say } = useWords()
  const isAsked = useIsAsked(seat)
  const clan = view.clans[seat]
  if (clan === undefined) return null
  return (
    <button type="button" className="br-panel-head" onClick={() => onOpen(seat)}>
      <Icon>
        <ClanSign clan={clan.clan} />
      </Icon>
      <span className="br-panel-name">
        <b>{t('table.seat', { seat: `clan.${clan.clan}` })}</b>
        <small>{say({ key: `br.clan.${clan.clan}` })}</small>
      </span>
      {view.first === seat && (
        <span className="br-first" title={t('br.first')}>
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
    <span className="br-glory">
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

function Upgrades({ clan }: { readonly clan: ClanView }) {
  const { t } = useWords()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of marks is no fieldset
    <div className="br-upgrades" role="group" aria-label={t('br.upgrades')}>
      {clan.upgrades.map((card, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
        <UpgradeMark key={slot} slot={slot} card={card} />
      ))}
    </div>
  )
}

/** How many cards, quests and figures a clan has where. */
export function Counts({ clan }: { readonly clan: ClanView }) {
  const { t } = useWords()
  const counts = {
    hand: countOf(clan.hand),
    quests: countOf(clan.quests),
    figures: figuresOnBoard(clan),
    most: statValue(clan, STATS.indexOf('horns')),
    valhalla: figuresInValhalla(clan),
  }
  return (
    <p className="br-counts">
      <span>{t('br.count.hand', { count: counts.hand })}</span>
      <span>{t('br.count.quests', { count: counts.quests })}</span>
      <span>{t('br.count.figures', { count: counts.figures, most: counts.most })}</span>
      <span>{t('br.count.valhalla', { count: counts.valhalla })}</span>
    </p>
  )
}

/** A clan on a narrow screen: a chip that opens its sheet. */
export function ClanChip({ view, seat, onOpen }: ClanPanelProps) {
  const { t } = useWords()
  const isAsked = useIsAsked(seat)
  const clan = view.clans[seat]
  if (clan === undefined) return null
  return (
    <button
      type="button"
      className="br-chip"
      data-clan={clan.clan}
      data-asked={isAsked || undefined}
      onClick={() => onOpen(seat)}
    >
      <Named
        name={t('br.chip', {
          seat: `clan.${clan.clan}`,
          clan: `br.clan.${clan.clan}`,
          glory: clan.glory,
          rage: clan.rage,
          asked: isAsked ? 1 : 0,
        })}
      >
        <b>{t('table.seat', { seat: `clan.${clan.clan}` })}</b>
        {view.first === seat && <span className="br-first">1</span>}
        <Icon>
          <ClanSign clan={clan.clan} />
        </Icon>
        <span className="br-chip-glory">
          <Icon>
            <GlorySign />
          </Icon>
          {clan.glory}
        </span>
        <span className="br-chip-rage">
          <i />
          {clan.rage}
        </span>
      </Named>
    </button>
  )
}
