import { type BloodRageEvent, BOARD, type View } from '@meadhall/game-blood-rage'
import { memo, type ReactNode } from 'react'
import { MapLand } from '../../../art/blood-rage/map-land.tsx'
import { useWords } from '../../../i18n/words.ts'
import { FocusGroup } from '../../../table/keyed/focus-group.tsx'
import { MapFigures } from './map-figures.tsx'
import { MapGhost } from './map-ghost.tsx'
import { MapMarks } from './map-marks.tsx'
import { MapPlace } from './map-place.tsx'
import { MapTools } from './map-tools.tsx'
import { useZoom } from './zoom.ts'
import { useZoomGestures } from './zoom-gestures.ts'
import './map.css'
import './marks.css'
import './figures.css'

/** How much of what is written on the map has room. */
function sizeAt(scale: number): 'small' | 'medium' | 'large' {
  if (scale < 0.45) return 'small'
  return scale < 0.65 ? 'medium' : 'large'
}

const PLACES_ON_BOARD = Array.from({ length: BOARD }, (_, place) => place)

/** The land never changes: it is drawn once, on a layer of its own. */
const Land = memo(function Land({ box }: { readonly box: string }) {
  return (
    <svg className="br-land" viewBox={box} aria-hidden="true">
      <MapLand />
    </svg>
  )
})

interface WorldMapProps {
  readonly view: View
  readonly fresh: readonly BloodRageEvent[]
}

interface WithTools extends WorldMapProps {
  /** More tools, beside those of the map. */
  readonly children: ReactNode
}

/** The map fills the stage with its sea; all of the land is seen unless one looks closer. */
export function WorldMap({ view, fresh, children }: WithTools) {
  const { t } = useWords()
  const zoom = useZoom()
  useZoomGestures(zoom)
  const { box, scale } = zoom.fit
  const style = { '--zoom': zoom.zoom, '--map-scale': scale * zoom.zoom }
  return (
    <div className="br-map">
      <div ref={zoom.pane} className="br-map-pane" data-zoomed={zoom.zoom > 1 || undefined}>
        <div className="br-map-field" style={style} data-size={sizeAt(scale * zoom.zoom)}>
          <Land box={box} />
          <FocusGroup label={t('br.map')} className="br-map-layer">
            <Layer view={view} fresh={fresh} box={box} />
          </FocusGroup>
        </div>
      </div>
      <MapTools zoom={zoom}>{children}</MapTools>
    </div>
  )
}

interface LayerProps extends WorldMapProps {
  readonly box: string
}

function Layer({ view, fresh, box }: LayerProps) {
  return (
    <>
      <svg className="br-layer br-ground" viewBox={box} role="presentation">
        {PLACES_ON_BOARD.map((place) => (
          <MapPlace key={place} view={view} place={place} />
        ))}
      </svg>
      <svg className="br-layer" viewBox={box} aria-hidden="true">
        <LayerDefs />
        {PLACES_ON_BOARD.map((place) => (
          <MapMarks key={place} view={view} place={place} />
        ))}
      </svg>
      <MapFigures view={view} fresh={fresh} box={box} />
      <svg className="br-layer" viewBox={box} aria-hidden="true">
        <MapGhost view={view} />
      </svg>
    </>
  )
}

function LayerDefs() {
  return (
    <defs>
      <pattern id="br-cracks" width="90" height="90" patternUnits="userSpaceOnUse">
        <path
          fill="none"
          stroke="#e2622f"
          strokeWidth="2.5"
          strokeLinejoin="bevel"
          opacity="0.75"
          d="M4 10l18 12-6 16 20 14-4 20 18 14M50 4l10 18 22 6-8 20 14 16M22 22l20-8M60 22l-16 20M36 52l26 8"
        />
      </pattern>
      <pattern
        id="br-doom-hatch"
        width="22"
        height="22"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect fill="var(--doom)" opacity="0.35" width="7" height="22" />
      </pattern>
      <marker
        id="br-arrow"
        viewBox="0 0 10 10"
        refX="8"
        refY="5"
        markerWidth="3.4"
        markerHeight="3.4"
        orient="auto"
      >
        <path fill="var(--accent)" d="M0 0L10 5L0 10L3 5Z" />
      </marker>
    </defs>
  )
}
