import { type Place, placeId, type View } from '@meadhall/game-blood-rage'
import { geometryOf } from '../../../art/blood-rage/map-geometry.ts'
import { useWords } from '../../../i18n/words.ts'
import { useTarget } from '../../../table/target.ts'
import { placeTarget } from '../answers/targets.ts'
import { fateOf, placeLabel } from './describe.ts'
import { useDragging } from './dragging.ts'

interface MapPlaceProps {
  readonly view: View
  readonly place: Place
}

/** A province or fjord as something to point at: its ground and nothing on it. */
export function MapPlace({ view, place }: MapPlaceProps) {
  const words = useWords()
  const id = placeId(place)
  const { props } = useTarget(placeTarget(id))
  const onPointerDown = useDragging(placeTarget(id))
  return (
    <path
      {...props}
      onPointerDown={onPointerDown}
      className="br-place"
      d={geometryOf(id).path}
      data-fate={fateOf(view, place)}
      aria-label={placeLabel(words, view, place)}
    />
  )
}
