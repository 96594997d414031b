import { type BloodRageEvent, BOARD, type View } from '@meadhall/game-blood-rage'
import { memo, useState } from 'react'
import { MapLand } from '../../../art/blood-rage/map-land.tsx'
import { useWords } from '../../../i18n/words.ts'
import { FocusGroup } from '../../../table/focus-group.tsx'
import { MapFigures } from './map-figures.tsx'
import { MapGhost } from './map-ghost.tsx'
import { MapMarks } from './map-marks.tsx'
import { MapPlace } from './map-place.tsx'
import { MAP_BOX } from './spots.ts'
import './map.css'

const PLACES_ON_BOARD = Array.from({ length: BOARD }, (_, place) => place)

/** The land never changes: it is drawn once, on a layer of its own. */
const Land = memo(function Land() {
  return (
    <svg className="br-land" viewBox={MAP_BOX} aria-hidden="true">
      <MapLand />
    </svg>
  )
})

interface WorldMapProps {
  readonly view: View
  readonly fresh: readonly BloodRageEvent[]
}

export function WorldMap({ view, fresh }: WorldMapProps) {
  const { t } = useWords()
  const [isZoomed, setZoomed] = useState(false)
  return (
    <div className="br-map">
      <div className="br-map-pane" data-zoomed={isZoomed || undefined}>
        <div className="br-map-sheet">
          <Land />
          <FocusGroup label={t('br.map')} className="br-map-layer">
            <Layer view={view} fresh={fresh} />
          </FocusGroup>
        </div>
      </div>
      <button
        type="button"
        className="button br-zoom"
        aria-pressed={isZoomed}
        onClick={() => setZoomed(!isZoomed)}
      >
        {isZoomed ? t('br.map.fit') : t('br.map.zoom')}
      </button>
    </div>
  )
}

function Layer({ view, fresh }: WorldMapProps) {
  return (
    <>
      <svg className="br-layer br-ground" viewBox={MAP_BOX} role="presentation">
        {PLACES_ON_BOARD.map((place) => (
          <MapPlace key={place} view={view} place={place} />
        ))}
      </svg>
      <svg className="br-layer" viewBox={MAP_BOX} aria-hidden="true">
        <LayerDefs />
        {PLACES_ON_BOARD.map((place) => (
          <MapMarks key={place} view={view} place={place} />
        ))}
      </svg>
      <MapFigures view={view} fresh={fresh} />
      <svg className="br-layer" viewBox={MAP_BOX} aria-hidden="true">
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
          className="br-crack"
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
        <rect className="br-doom-stripe" width="7" height="22" />
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
        <path className="br-arrow-head" d="M0 0L10 5L0 10L3 5Z" />
      </marker>
    </defs>
  )
}
