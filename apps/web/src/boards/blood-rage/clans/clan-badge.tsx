import type { ClanId } from '@meadhall/game-blood-rage'
import type { CSSProperties, ReactNode } from 'react'
import { ClanSign } from '../../../art/blood-rage/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Icon } from '../cards/icon.tsx'
import '../stories/overlay.css'

interface ClanBadgeProps {
  readonly clan: ClanId
  readonly children?: ReactNode
}

export function clanStyle(clan: ClanId): CSSProperties {
  return { '--clan': `var(--clan-${clan})` }
}

/** Whose clan it is: the player's name beside the clan's sign, on its colour. */
export function ClanBadge({ clan, children }: ClanBadgeProps) {
  const { t } = useWords()
  return (
    <span className="br-badge inline" style={clanStyle(clan)}>
      <Icon>
        <ClanSign clan={clan} />
      </Icon>
      <span>{t('table.seat', { seat: `clan.${clan}` })}</span>
      {children}
    </span>
  )
}
