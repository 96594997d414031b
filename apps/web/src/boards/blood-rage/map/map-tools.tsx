import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/button.tsx'
import type { Zoom } from './zoom.ts'

interface MapToolsProps {
  readonly zoom: Zoom
  readonly children: ReactNode
}

/** Makes the map larger and smaller, on the strip of sea that is kept free. */
export function MapTools({ zoom, children }: MapToolsProps) {
  const { t } = useWords()
  const isWhole = zoom.zoom === 1
  return (
    <div className="br-map-tools" data-free={zoom.fit.free}>
      <Tool name={t('br.map.larger')} isOff={zoom.isMost} onClick={zoom.larger}>
        +
      </Tool>
      <Tool name={t('br.map.smaller')} isOff={isWhole} onClick={zoom.smaller}>
        −
      </Tool>
      {!isWhole && (
        <Tool name={t('br.map.whole')} isOff={false} onClick={zoom.whole}>
          ⤢
        </Tool>
      )}
      {children}
    </div>
  )
}

interface ToolProps {
  readonly name: string
  readonly isOff: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** It stays in its place and keeps the focus when there is nothing more to do. */
function Tool({ name, isOff, onClick, children }: ToolProps) {
  return (
    <Button aria-label={name} aria-disabled={isOff} title={name} onClick={onClick}>
      {children}
    </Button>
  )
}
