import type { BloodRageEvent, View } from '@meadhall/game-blood-rage'
import { useState } from 'react'
import { ClanPatternDefs } from '../../art/blood-rage/patterns.tsx'
import { useWords } from '../../i18n/words.ts'
import type { BoardProps } from '../board.ts'
import { AgeTrack } from './ages/age-track.tsx'
import { Summary } from './ages/summary.tsx'
import { asksForHand } from './answers/drawn.ts'
import { useDecision } from './answers/reading.ts'
import { BattleOverlay } from './battle/battle.tsx'
import { ClanChip, ClanPanel } from './clans/clan-panel.tsx'
import { ClanDialog } from './clans/clan-sheet.tsx'
import { Slots } from './clans/slots.tsx'
import { Draft } from './draft/draft.tsx'
import { useBringUp } from './hand/bring-up.ts'
import { Hand } from './hand/hand.tsx'
import { Reserve } from './hand/reserve.tsx'
import { Tray } from './hand/tray.tsx'
import { WorldMap } from './map/map.tsx'
import './board.css'
import './clans/panel.css'
import './narrow.css'

/** The table of Blood Rage: the map in the middle, clans around it, one's own things below. */
export function Board(props: BoardProps) {
  const view = props.moment.view as View
  const [opened, setOpened] = useState<number | null>(null)
  const seats = view.clans.map((_, seat) => seat)
  const half = Math.ceil(seats.length / 2)
  return (
    <div className="br">
      <div className="br-board" data-asked={useDecision()?.kind}>
        <AgeTrack view={view} />
        <Panels view={view} seats={seats.slice(0, half)} side="left" onOpen={setOpened} />
        <Panels view={view} seats={seats.slice(half)} side="right" onOpen={setOpened} />
        <Chips view={view} seats={seats} onOpen={setOpened} />
        <Stage {...props} view={view} />
        <Tray view={view} />
        <Own view={view} />
      </div>
      {opened !== null && <ClanDialog view={view} seat={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

interface PanelsProps {
  readonly view: View
  readonly seats: readonly number[]
  readonly onOpen: (seat: number) => void
}

function Panels({ view, seats, side, onOpen }: PanelsProps & { readonly side: 'left' | 'right' }) {
  return (
    <div className="br-panels" data-side={side}>
      {seats.map((seat) => (
        <ClanPanel key={seat} view={view} seat={seat} onOpen={onOpen} />
      ))}
    </div>
  )
}

function Chips({ view, seats, onOpen }: PanelsProps) {
  return (
    <div className="br-chips">
      {seats.map((seat) => (
        <ClanChip key={seat} view={view} seat={seat} onOpen={onOpen} />
      ))}
    </div>
  )
}

/**
 * The map and what is laid over it. Overlays share its cell of the grid: on a wide screen they fill
 * it, on a narrow one they may make it taller.
 */
function Stage(props: BoardProps & { readonly view: View }) {
  const { view, ...board } = props
  return (
    <div className="br-stage">
      <svg className="br-defs" width="0" height="0" aria-hidden="true">
        <ClanPatternDefs />
      </svg>
      <WorldMap view={view} fresh={props.fresh as readonly BloodRageEvent[]} />
      <Draft {...board} />
      <BattleOverlay {...board} />
      <Summary {...board} />
    </div>
  )
}

/** The viewer's own figures, hand and sheet; a spectator has none. */
function Own({ view }: { readonly view: View }) {
  const { t } = useWords()
  const decision = useDecision()
  const isHand = decision !== null && decision.kind !== 'turn' && asksForHand(decision.kind)
  const hand = useBringUp<HTMLDivElement>(isHand)
  const clan = view.viewer === null ? undefined : view.clans[view.viewer]
  if (clan === undefined || view.viewer === null) return null
  return (
    <div className="br-own" data-clan={clan.clan}>
      <Reserve view={view} seat={view.viewer} />
      <div ref={hand} className="br-hand-box">
        <Hand clan={clan} />
      </div>
      <details className="br-own-sheet" open>
        <summary>{t('br.slots')}</summary>
        <Slots clan={clan} />
      </details>
    </div>
  )
}
