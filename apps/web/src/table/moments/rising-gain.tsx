import { useLayoutEffect, useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import type { Gain } from '../game-board.ts'

/** "+5" rising where points are gained; what brought them flies there from the stage. */
export function RisingGain({ place, amount, name, index }: Gain & { readonly index: number }) {
  const { say } = useWords()
  const tag = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (tag.current) layAt(tag.current, place)
  }, [place])
  return (
    <div
      ref={tag}
      className="rising-gain"
      data-flies={name !== undefined || undefined}
      style={{ '--index': index }}
    >
      {name !== undefined && <span>{say({ key: name })}</span>}
      <b>{amount > 0 ? `+${amount}` : amount}</b>
    </div>
  )
}

/** Lays a tag over the place of its points, and tells it how far the middle of the stage is. */
function layAt(tag: HTMLElement, place: string): void {
  const goal = [...document.querySelectorAll(place)].find((one) => one.checkVisibility())
  const stage = document.querySelector('.table-stage')
  const to = (goal ?? stage)?.getBoundingClientRect()
  const from = stage?.getBoundingClientRect()
  if (to === undefined || from === undefined) return
  tag.style.left = `${to.left + to.width / 2}px`
  tag.style.top = `${to.top + to.height / 2}px`
  tag.style.setProperty('--from-x', `${from.left + from.width / 2 - to.left - to.width / 2}px`)
  tag.style.setProperty('--from-y', `${from.top + from.height / 2 - to.top - to.height / 2}px`)
}
