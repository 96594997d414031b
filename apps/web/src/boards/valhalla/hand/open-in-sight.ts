import { useEffect } from 'react'
import { useTable } from '../../../table/context.tsx'

/** A row wider than the screen scrolls to what is asked for, if nothing of it can be seen. */
export function useOpenInSight(selector: string): void {
  const asked = useTable(({ moment }) => moment?.decision?.id)
  useEffect(() => {
    const row = document.querySelector(selector)
    if (asked === undefined || row === null || row.scrollWidth <= row.clientWidth) return
    const [first, ...others] = row.querySelectorAll('[data-state="open"]')
    if (first === undefined || [first, ...others].some((one) => isInside(row, one))) return
    row.scrollLeft += first.getBoundingClientRect().left - row.clientWidth / 2
  }, [asked, selector])
}

function isInside(row: Element, one: Element): boolean {
  const { left, right } = row.getBoundingClientRect()
  const place = one.getBoundingClientRect()
  return place.left >= left && place.right <= right
}
