import { useEffect, useMemo, useState } from 'react'
import { Each } from '../../kit/each.tsx'
import { paceAt } from '../../settings/pace.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTable } from '../context.tsx'
import type { Gain, Shown } from '../game-board.ts'
import { useIsPlaying } from '../scenes/scene-layer.tsx'
import { RisingGain } from './rising-gain.tsx'
import { ShownCard } from './shown-card.tsx'
import './moments.css'

/** How long a moment is looked at, in milliseconds at normal speed. */
const LASTS = 1800

/**
 * What has just been done, larger than life: a card that was played, and points rising where they
 * are gained. It takes no click, lies in nobody's way, and goes by the clock, not by a movement: nor
 * does the next move end it, which may follow at once on one's own.
 */
export function Moments() {
  const speed = useSettings((settings) => settings.speed)
  const lasts = LASTS * paceAt(speed)
  const isPlaying = useIsPlaying()
  const seen = useSeen(lasts)
  if (seen.length === 0 || isPlaying) return null
  const card = seen.findLast(({ shown }) => shown !== null)
  const style = { '--moment': `${lasts}ms` }
  return (
    <div className="moments" style={style} aria-hidden="true">
      {card?.shown && <ShownCard key={`${card.step} ${card.shown.name}`} {...card.shown} />}
      {seen.map(({ step, gains }) => (
        <Each key={step} of={gains}>
          {(gain, index) => <RisingGain {...gain} index={index} />}
        </Each>
      ))}
    </div>
  )
}

interface Fresh {
  readonly shown: Shown | null
  readonly gains: readonly Gain[]
  readonly step: number
}

/** What the step shown last has to show. */
function useFresh(): Fresh | null {
  const board = useTable((table) => table.board)
  const moment = useTable((table) => table.moment)
  const fresh = useTable((table) => table.fresh)
  return useMemo(() => {
    if (moment === null) return null
    const shown = fresh.flatMap((event) => board.shown(moment.view, event) ?? []).at(-1) ?? null
    const gains = fresh.flatMap((event) => board.gain(moment.view, event) ?? [])
    return shown === null && gains.length === 0 ? null : { shown, gains, step: moment.step }
  }, [board, moment, fresh])
}

/** What is being looked at; nothing where it is not to move: the log tells it. */
function useSeen(lasts: number): readonly Fresh[] {
  const fresh = useFresh()
  const [seen, setSeen] = useState<readonly Fresh[]>([])
  useEffect(() => {
    if (fresh === null || lasts === 0) return
    setSeen((known) => [...known, fresh])
    setTimeout(() => setSeen((known) => known.filter((one) => one !== fresh)), lasts)
  }, [fresh, lasts])
  return seen
}
