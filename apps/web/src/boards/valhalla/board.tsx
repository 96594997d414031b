import type { ValhallaDecision, View } from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import type { CSSProperties } from 'react'
import { WOOD_GRAIN } from '../../art/common/textures.ts'
import { useWords } from '../../i18n/words.ts'
import type { BoardProps } from '../board.ts'
import { Battle } from './battle/battle.tsx'
import './board.css'
import { LastBattle } from './battle/last-battle.tsx'
import { Centre } from './centre/centre.tsx'
import { Hand } from './hand/hand.tsx'
import { Tray } from './hand/tray.tsx'
import { MonsterPanel } from './monster/monster.tsx'
import { Chips } from './players/chips.tsx'
import { PlayerBoard } from './players/player-board.tsx'
import { useNarrow } from './use-narrow.ts'

/** The other seats, beginning with the next one; for somebody who only watches, all of them. */
function othersOf({ players, viewer }: View): Seat[] {
  const count = players.length
  const from = viewer ?? -1
  const seats = Array.from({ length: count }, (_, step) => (from + 1 + step) % count)
  return seats.filter((seat) => seat !== viewer)
}

/** The whole table of Valhalla as one viewer sees it. */
export function ValhallaBoard(props: BoardProps) {
  const isNarrow = useNarrow()
  const view = props.moment.view as View
  const decision = props.moment.decision as ValhallaDecision | null
  const isBattle = view.battle !== null
  return (
    <div
      className="vh-board"
      data-battle={isBattle || undefined}
      data-kind={decision?.kind}
      style={{ '--vh-grain': WOOD_GRAIN } as CSSProperties}
    >
      <Others view={view} asChips={isNarrow || isBattle} />
      {view.monster !== null && !isBattle && <MonsterPanel view={view} />}
      <Centre view={view}>
        <LastBattle {...props} />
      </Centre>
      <div className="vh-stage">
        {isBattle ? <Battle {...props} /> : decision?.kind !== 'jarl' && <Own view={view} />}
        <Tray view={view} decision={decision} />
      </div>
      <Hand view={view} />
    </div>
  )
}

function Own({ view }: { readonly view: View }) {
  return view.viewer === null ? null : <PlayerBoard view={view} seat={view.viewer} size="large" />
}

interface OthersProps {
  readonly view: View
  readonly asChips: boolean
}

function Others({ view, asChips }: OthersProps) {
  const { t } = useWords()
  const others = othersOf(view)
  if (asChips) {
    const seats = view.battle === null || view.viewer === null ? others : [view.viewer, ...others]
    return view.players.length > 1 ? <Chips view={view} seats={seats} /> : null
  }
  return (
    <section className="vh-others" data-count={others.length} aria-label={t('vh.players')}>
      {others.map((seat) => (
        <PlayerBoard
          key={seat}
          view={view}
          seat={seat}
          size={others.length === 1 ? 'large' : 'small'}
        />
      ))}
    </section>
  )
}
