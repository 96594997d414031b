import { type MouseEvent, useCallback } from 'react'
import { useLocation } from 'wouter'
import { closestTo } from '../../frame/closest-to.ts'

/** Links inside of texts lead on within the page, as all others do. */
export function useRuleLinks(): (event: MouseEvent) => void {
  const [, go] = useLocation()
  return useCallback(
    (event) => {
      const link = closestTo(event, 'a')
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
      if (link === null || !isPlain || event.defaultPrevented) return
      const href = link.getAttribute('href') ?? ''
      if (!href.startsWith('/rules/')) return
      event.preventDefault()
      go(href)
    },
    [go],
  )
}
