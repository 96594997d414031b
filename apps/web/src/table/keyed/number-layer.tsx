import { useLayoutEffect, useState } from 'react'
import { Each } from '../../kit/each.tsx'
import { useTable } from '../context.tsx'
import { numbered, useNumbers } from './numbers.ts'
import type { OpenThing } from './open-things.ts'
import './number-layer.css'

interface Badge {
  readonly left: number
  readonly top: number
}

/** The keys that choose, each on its thing, while they are asked for. */
export function NumberLayer() {
  const { isShown, page } = useNumbers()
  const answers = useTable((table) => table.answers)
  const assembly = useTable((table) => table.assembly)
  const isSending = useTable((table) => table.isSending)
  const [badges, setBadges] = useState<readonly Badge[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open is read off the page
  useLayoutEffect(() => {
    setBadges(isShown ? numbered().map(placeOf) : [])
  }, [isShown, page, answers, assembly, isSending])
  return (
    <div aria-hidden="true">
      <Each of={badges}>
        {(badge, index) => (
          <kbd className="number-badge" style={{ ...badge }}>
            {index + 1}
          </kbd>
        )}
      </Each>
    </div>
  )
}

/** On a drawing in the middle, else at the corner where it hides no word. */
function placeOf(thing: OpenThing): Badge {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return thing instanceof SVGElement
    ? { left: left + width / 2, top: top + height / 2 }
    : { left, top }
}
