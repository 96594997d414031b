import { GAME_IDS } from '@meadhall/games'
import { useWords } from '../../i18n/words.ts'
import { Segments } from '../settings/segments.tsx'
import { type LobbyFilters, TEMPOS } from './filters.ts'

interface FilterFormProps {
  readonly filters: LobbyFilters
  readonly onChange: (filters: LobbyFilters) => void
}

const ANY = 'any'
const COUNTS = [2, 3, 4, 5, 6]

/** Which tables one would like to see; it stays in the address, so a choice can be handed on. */
export function FilterForm({ filters, onChange }: FilterFormProps) {
  const { t } = useWords()
  const any = { value: ANY, text: t('lobby.any') }
  const { game, players, tempo, rated } = filters
  const ratedValue = rated === true ? 'yes' : 'no'
  return (
    <section className="board-panel lobby-filters" aria-label={t('lobby.filters')}>
      <Segments
        label={t('lobby.game')}
        offered={[any, ...GAME_IDS.map((id) => ({ value: id, text: t(`app.game.${id}`) }))]}
        value={game ?? ANY}
        onChange={(value) => onChange({ ...filters, game: value === ANY ? null : idOf(value) })}
      />
      <Segments
        label={t('lobby.players')}
        offered={[any, ...COUNTS.map((count) => ({ value: String(count), text: String(count) }))]}
        value={players === null ? ANY : String(players)}
        onChange={(value) =>
          onChange({ ...filters, players: value === ANY ? null : Number(value) })
        }
      />
      <Segments
        label={t('lobby.tempo')}
        offered={[any, ...TEMPOS.map((one) => ({ value: one, text: t(`lobby.tempo.${one}`) }))]}
        value={tempo ?? ANY}
        onChange={(value) =>
          onChange({ ...filters, tempo: TEMPOS.find((one) => one === value) ?? null })
        }
      />
      <Segments
        label={t('lobby.rated')}
        offered={[
          any,
          { value: 'yes', text: t('lobby.rated.yes') },
          { value: 'no', text: t('lobby.rated.no') },
        ]}
        value={rated === null ? ANY : ratedValue}
        onChange={(value) =>
          onChange({ ...filters, rated: value === ANY ? null : value === 'yes' })
        }
      />
    </section>
  )
}

function idOf(value: string): LobbyFilters['game'] {
  return GAME_IDS.find((id) => id === value) ?? null
}
