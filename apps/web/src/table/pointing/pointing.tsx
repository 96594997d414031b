import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Target } from '../assembly.ts'
import { placeOf } from './places.ts'
import './pointing.css'

interface Box {
  /** What it is round. */
  readonly of: Target
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Things move when windows do, when cards come and go, when one scrolls: looked after so often. */
const LOOK_MS = 120

const ROOM = 4

function boxOf(target: Target): readonly Box[] {
  const element = findOne(target)
  if (element === null) return []
  const { left, top, width, height } = element.getBoundingClientRect()
  const box = {
    left: left - ROOM,
    top: top - ROOM,
    width: width + 2 * ROOM,
    height: height + 2 * ROOM,
  }
  return [{ of: target, ...box }]
}

/** The element that stands for something pointed at, where it is drawn. */
function findOne(target: Target): Element | null {
  const all = [...document.querySelectorAll(placeOf(target))]
  return all.find((one) => one.checkVisibility({ visibilityProperty: true })) ?? null
}

/** Rings round what a lesson or a hint speaks of. They are for the eye alone: what is said names it. */
export function Pointing({ targets }: { readonly targets: readonly Target[] }) {
  const boxes = useBoxes(targets)
  return createPortal(
    boxes.map(({ of, ...box }) => (
      <span key={of} className="ring" data-of={of} aria-hidden="true" style={box} />
    )),
    document.body,
  )
}

function useBoxes(targets: readonly Target[]): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useEffect(() => {
    const look = () => {
      const found = targets.flatMap(boxOf)
      setBoxes((before) => (isSame(before, found) ? before : found))
    }
    for (const target of targets) findOne(target)?.scrollIntoView({ block: 'nearest' })
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [targets])
  // What is no longer pointed at loses its ring at once.
  return boxes.filter(({ of }) => targets.includes(of))
}

function isSame(before: readonly Box[], now: readonly Box[]): boolean {
  return JSON.stringify(before) === JSON.stringify(now)
}
