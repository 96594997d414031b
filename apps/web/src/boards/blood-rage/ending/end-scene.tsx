import type { View } from '@meadhall/game-blood-rage'
import { ClanSign } from '../../../art/blood-rage/signs.tsx'
import { CrownIcon } from '../../../art/common/icons.tsx'
import { useWords } from '../../../i18n/words.ts'
import { placeOf, ranking } from '../../../table/ending/standing.ts'
import { useBeat } from '../../../table/scenes/beats.ts'
import { SceneShell } from '../../../table/scenes/scene-shell.tsx'
import { Icon } from '../cards/icon.tsx'
import { clanStyle } from '../clans/clan-badge.tsx'
import type { SceneProps } from '../game.ts'
import { Winning } from './winning.tsx'
import './end-scene.css'

/** Beats from one place to the next, and to the winner. */
const EACH = 3

/** The ceremony: places from the last to the first, and the winner with the crown. */
export function EndScene({ moment }: SceneProps) {
  const { t } = useWords()
  const view = moment.view
  const { outcome } = moment
  if (outcome === null) return null
  const order = ranking(outcome)
  const isBeaten = view.viewer !== null && !outcome.winners.includes(view.viewer)
  const crowned = order.length * EACH
  return (
    <SceneShell
      label={t('br.end')}
      line={<Winning view={view} winners={outcome.winners} />}
      beats={crowned + 1}
      sounds={{ 0: 'horn', [crowned - EACH + 1]: isBeaten ? 'defeat' : 'victory' }}
      className="br-end-scene"
    >
      <div className="br-podium">
        <h2>{t('br.end')}</h2>
        <ol>
          {order.map((seat, index) => (
            <Place
              key={seat}
              view={view}
              seat={seat}
              place={placeOf(outcome, seat)}
              at={(order.length - index - 1) * EACH + 1}
            />
          ))}
        </ol>
      </div>
    </SceneShell>
  )
}

interface PlaceProps {
  readonly view: View
  readonly seat: number
  readonly place: number
  /** The beat at which it is called out. */
  readonly at: number
}

function Place({ view, seat, place, at }: PlaceProps) {
  const { t } = useWords()
  const beat = useBeat()
  const clan = view.clans[seat]
  if (clan === undefined) return null
  const most = Math.max(1, ...view.clans.map(({ glory }) => glory))
  const share = beat < at ? 0 : clan.glory / most
  return (
    <li data-place={place} data-yet={beat < at || undefined} style={clanStyle(clan.clan)}>
      <b className="br-podium-place">{place === 1 ? <CrownIcon size="1.4em" /> : `${place}.`}</b>
      <span className="br-podium-sign">
        <Icon>
          <ClanSign clan={clan.clan} />
        </Icon>
      </span>
      <span className="br-podium-name">{t('table.seat', { seat: `clan.${clan.clan}` })}</span>
      <span className="br-podium-bar" aria-hidden="true">
        <i style={{ width: `${Math.max(0, share) * 100}%` }} />
      </span>
      <b className="br-podium-glory">{t('br.glory', { glory: clan.glory })}</b>
    </li>
  )
}
