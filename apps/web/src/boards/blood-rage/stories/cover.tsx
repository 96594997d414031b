import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import './overlay.css'

interface CoverProps {
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/** Something laid over the whole board, as large as what is seen of it, however it is scrolled. */
export function Cover({ label, className, children }: CoverProps) {
  const box = useRef<HTMLElement>(null)
  const [main, setMain] = useState<HTMLElement | null>(null)
  // At the first drawing the board itself is not on the page yet.
  useLayoutEffect(() => setMain(document.getElementById('main')), [])
  useLayoutEffect(() => (box.current && main ? follow(box.current, main) : undefined), [main])
  if (main === null) return null
  return createPortal(
    <section ref={box} className={`br-cover ${className}`} aria-label={label}>
      {children}
    </section>,
    main,
  )
}

/** Keeps a box on the place of another. */
function follow(box: HTMLElement, other: HTMLElement): () => void {
  const move = () => {
    const { top, left, width, height } = other.getBoundingClientRect()
    box.style.inset = `${top}px auto auto ${left}px`
    box.style.width = `${width}px`
    box.style.height = `${height}px`
  }
  move()
  const observer = new ResizeObserver(move)
  observer.observe(other)
  window.addEventListener('resize', move)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', move)
  }
}
