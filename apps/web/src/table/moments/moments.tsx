import { useEffect, useState } from 'react'
import type { Gain, Shown } from '../../boards/board.ts'
import { paceAt } from '../../settings/pace.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTable } from '../context.tsx'
import { useIsPlaying } from '../scenes/scene-layer.tsx'
import { RisingGain } from './rising-gain.tsx'
import { ShownCard } from './shown-card.tsx'
import './moments.css'

/** How long a moment is looked at, in milliseconds at normal speed. */
const LASTS = 1800

/**
 * What has just been done, larger than life: a card that was played, and points rising where they
 * are gained. It takes no click, lies in nobody's way, and goes by the clock, not by a movement.
 */
export function Moments() {
  const { shown, gains, lasts, step } = useFresh()
  const isPlaying = useIsPlaying()
  const isNow = useIsNow(step, lasts)
  if (!isNow || isPlaying) return null
  const style = { '--moment': `${lasts}ms` } as React.CSSProperties
  return (
    <div className="moments" style={style} aria-hidden="true">
      {shown && <ShownCard key={`${step} ${shown.name}`} {...shown} />}
      {gains.map((gain, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was gained in one step never changes
        <RisingGain key={`${step} ${index}`} {...gain} index={index} />
      ))}
    </div>
  )
}

interface Fresh {
  readonly shown: Shown | null
  readonly gains: readonly Gain[]
  readonly lasts: number
  readonly step: number
}

/** Nothing where it is not to move: the log tells it, and names what was played. */
function useFresh(): Fresh {
  const board = useTable((table) => table.board)
  const moment = useTable((table) => table.moment)
  const fresh = useTable((table) => table.fresh)
  const speed = useSettings((settings) => settings.speed)
  const lasts = LASTS * paceAt(speed)
  if (moment === null || lasts === 0) return { shown: null, gains: [], lasts: 0, step: 0 }
  const shown = fresh.flatMap((event) => board.shown(moment.view, event) ?? []).at(-1) ?? null
  const gains = fresh.flatMap((event) => board.gain(moment.view, event) ?? [])
  return { shown, gains, lasts, step: moment.step }
}

/** Whether a step has been reached less than so many milliseconds ago. */
function useIsNow(step: number, lasts: number): boolean {
  const [over, setOver] = useState(-1)
  useEffect(() => {
    const timer = setTimeout(() => setOver(step), lasts)
    return () => clearTimeout(timer)
  }, [step, lasts])
  return lasts > 0 && over !== step
}
