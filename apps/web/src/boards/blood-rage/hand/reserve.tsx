import {
  type ClanView,
  costOf,
  type Group,
  groupsIn,
  type Place,
  placeId,
  RESERVE,
  strengthOf,
  unitOf,
  VALHALLA,
  type View,
} from '@meadhall/game-blood-rage'
import { useWords } from '../../../i18n/words.ts'
import { FocusGroup } from '../../../table/keyed/focus-group.tsx'
import { Named } from '../../../table/named.tsx'
import { useTarget } from '../../../table/target.ts'
import { figureTarget } from '../answers/targets.ts'
import { useDragging } from '../map/dragging.ts'
import { FigurePicture } from '../map/figure-token.tsx'
import './reserve.css'

interface ReserveProps {
  readonly view: View
  readonly seat: number
}

/** The viewer's figures that are not on the board: in the reserve, and in Valhalla. */
export function Reserve({ view, seat }: ReserveProps) {
  const { t } = useWords()
  const clan = view.clans[seat]
  if (clan === undefined) return null
  return (
    <div className="br-reserve">
      <FocusGroup label={t('br.reserve')} className="br-reserve-row">
        <h2>{t('br.reserve')}</h2>
        <Row clan={clan} place={RESERVE} />
      </FocusGroup>
      <FocusGroup label={t('br.valhalla')} className="br-reserve-row br-valhalla">
        <h2>{t('br.valhalla')}</h2>
        <Row clan={clan} place={VALHALLA} />
      </FocusGroup>
    </div>
  )
}

interface RowProps {
  readonly clan: ClanView
  readonly place: Place
}

function Row({ clan, place }: RowProps) {
  const { t } = useWords()
  const groups = groupsIn(clan, place)
  if (groups.length === 0) return <span className="br-reserve-none soft">{t('br.none')}</span>
  return (
    <div className="br-reserve-figures">
      {groups.map((group) => (
        <Waiting key={group.figure} clan={clan} place={place} group={group} />
      ))}
    </div>
  )
}

function Waiting({ clan, place, group }: RowProps & { readonly group: Group }) {
  const { t } = useWords()
  const { figure, count } = group
  const target = figureTarget(figure, placeId(place))
  const { props } = useTarget(target)
  const onPointerDown = useDragging(target)
  const cost = costOf(clan, place === RESERVE ? 'invade' : 'return', unitOf(clan, figure))
  const strength = strengthOf(clan, figure, place)
  const label = t('br.reserve.figure', {
    figure: `figure.${figure}`,
    place: `place.${placeId(place)}`,
    count,
    strength,
    cost,
  })
  return (
    <button
      type="button"
      {...props}
      onPointerDown={onPointerDown}
      className="br-waiting"
      title={label}
    >
      <Named name={label}>
        <FigurePicture clan={clan.clan} figure={figure} strength={strength} />
        {count > 1 && <b className="br-waiting-count">×{count}</b>}
      </Named>
    </button>
  )
}
