import { hasPassed } from '@meadhall/game-blood-rage'
import { ClanSign, GlorySign } from '../../../art/blood-rage/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Named } from '../../../table/named.tsx'
import { Icon } from '../cards/icon.tsx'
import { type ClanPanelProps, useIsAsked } from './clan-panel.tsx'
import { PassedSign } from './passed-sign.tsx'
import './clan-chip.css'

/** A clan on a narrow screen: a chip that opens its sheet. */
export function ClanChip({ view, seat, onOpen }: ClanPanelProps) {
  const { t } = useWords()
  const isAsked = useIsAsked(seat)
  const clan = view.clans[seat]
  if (clan === undefined) return null
  const isOut = hasPassed(view, seat)
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
          passed: isOut ? 1 : 0,
          asked: isAsked ? 1 : 0,
        })}
      >
        <b>{t('table.seat', { seat: `clan.${clan.clan}` })}</b>
        {view.first === seat && <span className="br-first middle">1</span>}
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
          {isOut ? (
            <Icon>
              <PassedSign />
            </Icon>
          ) : (
            <i />
          )}
          {clan.rage}
        </span>
      </Named>
    </button>
  )
}
