import {
  type CardId,
  type ClanView,
  type Group,
  groupsIn,
  RESERVE,
  STATS,
  strengthOf,
  VALHALLA,
  type View,
} from '@meadhall/game-blood-rage'
import type { ReactNode } from 'react'
import { ClanSign, SlotSign } from '../../../art/blood-rage/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/button.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { Each } from '../../../kit/each.tsx'
import { List } from '../../../kit/list.tsx'
import { CardFace } from '../cards/card.tsx'
import { Icon } from '../cards/icon.tsx'
import { kindOfSlot } from '../cards/upgrade-mark.tsx'
import { FigurePicture } from '../map/figure-token.tsx'
import { Counts } from './clan-panel.tsx'
import { RageTrack } from './rage-track.tsx'
import { StatTrack } from './stat-track.tsx'
import './clan-sheet.css'

interface ClanDialogProps {
  readonly view: View
  readonly seat: number
  readonly onClose: () => void
}

/** A clan's whole sheet, to be read. */
export function ClanDialog({ view, seat, onClose }: ClanDialogProps) {
  const { t } = useWords()
  const clan = view.clans[seat]
  if (clan === undefined) return null
  return (
    <Dialog
      title={t('table.seat', { seat: `clan.${clan.clan}` })}
      className="br-dialog"
      data-clan={clan.clan}
      onClose={onClose}
      head={(heading) => <Head clan={clan} heading={heading} onClose={onClose} />}
    >
      <Tracks view={view} seat={seat} clan={clan} />
      <Counts clan={clan} />
      <UpgradeList clan={clan} />
      <Figures title={t('br.reserve')} clan={clan} place={RESERVE} />
      <Figures title={t('br.valhalla')} clan={clan} place={VALHALLA} />
      <OwnQuests clan={clan} />
      {clan.shown.length > 0 && <Cards title={t('br.shown')} cards={clan.shown} />}
    </Dialog>
  )
}

interface HeadProps {
  readonly clan: ClanView
  readonly heading: ReactNode
  readonly onClose: () => void
}

function Head({ clan, heading, onClose }: HeadProps) {
  const { t, say } = useWords()
  return (
    <header className="br-dialog-head row">
      <Icon>
        <ClanSign clan={clan.clan} />
      </Icon>
      {heading}
      <span>{say({ key: `br.clan.${clan.clan}` })}</span>
      <b>{t('br.glory', { glory: clan.glory })}</b>
      <Button look="quiet" aria-label={t('table.close')} onClick={onClose}>
        ×
      </Button>
    </header>
  )
}

interface TracksProps {
  readonly view: View
  readonly seat: number
  readonly clan: ClanView
}

function Tracks({ view, seat, clan }: TracksProps) {
  return (
    <div className="br-dialog-tracks stack">
      <RageTrack view={view} seat={seat} />
      {STATS.map((stat) => (
        <StatTrack key={stat} clan={clan} stat={stat} />
      ))}
    </div>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="br-dialog-part">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** The upgrades to be read, and below them the slots that are empty. */
function UpgradeList({ clan }: { readonly clan: ClanView }) {
  const { t, say } = useWords()
  const empty = clan.upgrades.flatMap((card, slot) => (card === null ? [kindOfSlot(slot)] : []))
  const filled = clan.upgrades.filter((card) => card !== null)
  return (
    <Section title={t('br.upgrades')}>
      <CardList cards={filled} />
      {empty.length > 0 && (
        <p className="br-dialog-empty flow soft">
          {t('br.slots.empty')}
          <Each of={empty}>
            {(kind) => (
              <span>
                <Icon>
                  <SlotSign slot={kind} />
                </Icon>
                {say({ key: `slot.${kind}` })}
              </span>
            )}
          </Each>
        </p>
      )}
    </Section>
  )
}

function CardList({ cards }: { readonly cards: readonly CardId[] }) {
  return (
    <List of={cards} by={(card) => card} className="br-dialog-cards">
      {(card) => <CardFace card={card} size="medium" />}
    </List>
  )
}

function Cards({ title, cards }: { readonly title: string; readonly cards: readonly CardId[] }) {
  return (
    <Section title={title}>
      <CardList cards={cards} />
    </Section>
  )
}

/** Quests lie face down: only their owner reads them. */
function OwnQuests({ clan }: { readonly clan: ClanView }) {
  const { t } = useWords()
  if (typeof clan.quests === 'number' || clan.quests.length === 0) return null
  return <Cards title={t('br.quests')} cards={clan.quests} />
}

interface FiguresProps {
  readonly title: string
  readonly clan: ClanView
  readonly place: number
}

function Figures({ title, clan, place }: FiguresProps) {
  const { t } = useWords()
  const groups = groupsIn(clan, place)
  return (
    <Section title={title}>
      {groups.length === 0 && <p>{t('br.none')}</p>}
      <ul className="br-dialog-figures">
        {groups.map((group) => (
          <Waiting key={group.figure} clan={clan} group={group} place={place} />
        ))}
      </ul>
    </Section>
  )
}

interface WaitingProps {
  readonly clan: ClanView
  readonly group: Group
  readonly place: number
}

function Waiting({ clan, group: { figure, count }, place }: WaitingProps) {
  const { say } = useWords()
  return (
    <li>
      <FigurePicture clan={clan.clan} figure={figure} strength={strengthOf(clan, figure, place)} />
      {say({ key: `figure.${figure}` })}
      {count > 1 && ` ×${count}`}
    </li>
  )
}
