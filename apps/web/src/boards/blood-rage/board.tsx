import { useState } from 'react'
import { ClanPatternDefs } from '../../art/blood-rage/patterns.tsx'
import { AgeStatus } from './ages/age-track.tsx'
import { BattleOverlay } from './battle/battle.tsx'
import { ClanChip } from './clans/clan-chip.tsx'
import { ClanPanel } from './clans/clan-panel.tsx'
import { ClanDialog } from './clans/clan-sheet.tsx'
import { Slots } from './clans/slots.tsx'
import { Draft } from './draft/draft.tsx'
import type { BoardProps } from './game.ts'
import { Hand } from './hand/hand.tsx'
import { Reserve } from './hand/reserve.tsx'
import { Tray } from './hand/tray.tsx'
import { WorldMap } from './map/map.tsx'
import { Caption } from './stories/caption.tsx'
import { Recall } from './stories/recall.tsx'
import './board.css'
import './hand/own.css'

/** Which age and phase it is, and what burns. */
export function Status(props: BoardProps) {
  return <AgeStatus view={props.moment.view} />
}

/** All clans in the order of play, which never changes: panels where there is room, else chips. */
export function Rivals(props: BoardProps) {
  const view = props.moment.view
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
      {opened !== null && (
        <ClanDialog
          key={opened}
          view={view}
          seat={opened}
          // One that closes late must not close the next.
          onClose={() => setOpened((now) => (now === opened ? null : now))}
        />
      )}
    </>
  )
}

/** The map and what is laid over it: all share one cell of a grid. */
export function Stage(props: BoardProps) {
  const view = props.moment.view
  return (
    <div className="br-stage">
      <svg className="br-defs" width="0" height="0" aria-hidden="true">
        <ClanPatternDefs />
      </svg>
      <WorldMap view={view} fresh={props.fresh}>
        <Recall view={view} />
      </WorldMap>
      <Draft {...props} />
      <BattleOverlay {...props} />
      <Caption {...props} />
    </div>
  )
}

/**
 * The viewer's own sheet and hand; a spectator has none. What is asked for and lies nowhere else is
 * laid over the sheet, of which nothing is asked then.
 */
export function Own(props: BoardProps) {
  const view = props.moment.view
  const clan = view.viewer === null ? undefined : view.clans[view.viewer]
  if (clan === undefined || view.viewer === null) return null
  return (
    <div className="br-own" data-clan={clan.clan}>
      <div className="br-own-row stack">
        <div className="br-sheet stack">
          <Reserve view={view} seat={view.viewer} />
          <Slots clan={clan} />
          <Tray view={view} />
        </div>
        <Hand clan={clan} />
      </div>
    </div>
  )
}
