import type { BloodRageEvent, View } from '@meadhall/game-blood-rage'
import { useState } from 'react'
import { ClanPatternDefs } from '../../art/blood-rage/patterns.tsx'
import { useWords } from '../../i18n/words.ts'
import type { BoardProps } from '../board.ts'
import { AgeTrack } from './ages/age-track.tsx'
import { Summary } from './ages/summary.tsx'
import { BattleOverlay } from './battle/battle.tsx'
import { ClanChip, ClanPanel } from './clans/clan-panel.tsx'
import { ClanDialog } from './clans/clan-sheet.tsx'
import { Slots } from './clans/slots.tsx'
import { Draft } from './draft/draft.tsx'
import { Hand } from './hand/hand.tsx'
import { Reserve } from './hand/reserve.tsx'
import { Tray } from './hand/tray.tsx'
import { WorldMap } from './map/map.tsx'
import './board.css'
import './clans/panel.css'
import './narrow.css'

const viewOf = ({ moment }: BoardProps): View => moment.view as View

/** Which age and phase it is, and what burns. */
export function Status(props: BoardProps) {
  return <AgeTrack view={viewOf(props)} />
}

/** All clans in turn order: panels where there is room, else chips. */
export function Rivals(props: BoardProps) {
  const view = viewOf(props)
  const [opened, setOpened] = useState<number | null>(null)
  const seats = view.clans.map((_, seat) => seat)
  return (
    <>
      <div className="br-panels">
        {seats.map((seat) => (
          <ClanPanel key={seat} view={view} seat={seat} onOpen={setOpened} />
        ))}
      </div>
      <div className="br-chips">
        {seats.map((seat) => (
          <ClanChip key={seat} view={view} seat={seat} onOpen={setOpened} />
        ))}
      </div>
      {opened !== null && <ClanDialog view={view} seat={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

/** The map and what is laid over it: all share one cell of a grid. */
export function Stage(props: BoardProps) {
  const view = viewOf(props)
  return (
    <div className="br-stage">
      <svg className="br-defs" width="0" height="0" aria-hidden="true">
        <ClanPatternDefs />
      </svg>
      <WorldMap view={view} fresh={props.fresh as readonly BloodRageEvent[]} />
      <Draft {...props} />
      <BattleOverlay {...props} />
      <Summary {...props} />
      <Tray view={view} />
    </div>
  )
}

/** The viewer's own figures, hand and sheet; a spectator has none. */
export function Own(props: BoardProps) {
  const { t } = useWords()
  const view = viewOf(props)
  const clan = view.viewer === null ? undefined : view.clans[view.viewer]
  if (clan === undefined || view.viewer === null) return null
  return (
    <div className="br-own" data-clan={clan.clan}>
      <Reserve view={view} seat={view.viewer} />
      <div className="br-hand-box">
        <Hand clan={clan} />
      </div>
      <details className="br-own-sheet" open>
        <summary>{t('br.slots')}</summary>
        <Slots clan={clan} />
      </details>
    </div>
  )
}
