import {
  type CardId,
  type ClanView,
  cardName,
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
import { CardTypeSign } from '../../../art/blood-rage/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { FocusGroup } from '../../../table/focus-group.tsx'
import { Named } from '../../../table/named.tsx'
import { usePeek } from '../../../table/peek.tsx'
import { useTarget } from '../../../table/target.ts'
import { figureTarget } from '../answers/targets.ts'
import { Icon } from '../cards/icon.tsx'
import { useDragging } from '../map/dragging.ts'
import { FigurePicture } from '../map/figure-token.tsx'

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
      {groupsIn(clan, VALHALLA).length > 0 && (
        <FocusGroup label={t('br.valhalla')} className="br-reserve-row br-valhalla">
          <h2>{t('br.valhalla')}</h2>
          <Row clan={clan} place={VALHALLA} />
        </FocusGroup>
      )}
      <Quests clan={clan} />
    </div>
  )
}

/** The viewer's own quests lie face down for the others: here they can be looked at. */
function Quests({ clan }: { readonly clan: ClanView }) {
  const { t } = useWords()
  if (typeof clan.quests === 'number' || clan.quests.length === 0) return null
  return (
    <div className="br-reserve-row">
      <h2>{t('br.quests')}</h2>
      {clan.quests.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a quest are alike
        <QuestMark key={index} card={card} />
      ))}
    </div>
  )
}

function QuestMark({ card }: { readonly card: CardId }) {
  const { say } = useWords()
  const peek = usePeek(cardName(card))
  return (
    <button type="button" className="br-quest" {...peek}>
      <Icon>
        <CardTypeSign type="quest" />
      </Icon>
      <span>{say({ key: cardName(card) })}</span>
    </button>
  )
}

interface RowProps {
  readonly clan: ClanView
  readonly place: Place
}

function Row({ clan, place }: RowProps) {
  return groupsIn(clan, place).map((group) => (
    <Waiting key={group.figure} clan={clan} place={place} group={group} />
  ))
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
