import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { beside } from './beside.ts'
import './peek.css'

interface PeekProps extends ComponentProps<'div'> {
  /** What it belongs to. */
  readonly from: Element
}

/** What is shown of a thing for as long as one looks at it, over everything else. */
export function Peek({ from, ...rest }: PeekProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current === null) return
    const room = { width: window.innerWidth, height: window.innerHeight }
    const spot = beside(box.current.getBoundingClientRect(), from.getBoundingClientRect(), room)
    Object.assign(box.current.style, spot)
  })
  return <div ref={box} className="peek-layer" {...rest} />
}
