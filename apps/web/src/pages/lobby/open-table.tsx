import type { SeatShown, TableListed } from '@meadhall/protocol'
import { Link } from 'wouter'
import { BotIcon, PersonIcon } from '../../art/common/icons.tsx'
import { botInWords } from '../../i18n/bot-in-words.ts'
import { gameKey } from '../../i18n/game-words.ts'
import { personInWords } from '../../i18n/person-in-words.ts'
import { useWords } from '../../i18n/words.ts'
import { Each } from '../../kit/each.tsx'
import { TableFacts } from './table-facts.tsx'
import '../games/games.css'

/** A table that waits for players: what is played there, who has come, and the way to it. */
export function OpenTable({ table }: { readonly table: TableListed }) {
  const words = useWords()
  const { t } = words
  const { game, seats } = table
  const free = seats.filter(({ person, bot }) => person === null && bot === null).length
  const names = seats.flatMap(({ person }) =>
    person === null ? [] : [personInWords(words, person)],
  )
  const title = t(gameKey(game))
  return (
    <li className="game-row board-panel row wrap" data-game={game}>
      <div className="game-row-text">
        <h3>{title}</h3>
        <TableFacts table={table} />
        <ul className="players" aria-label={t('games.players')}>
          <Each of={seats}>{(seat) => <Sitter seat={seat} />}</Each>
        </ul>
      </div>
      <Link className="button primary" href={`/tables/${table.id}`}>
        {t(free > 0 ? 'lobby.join' : 'lobby.look')}
        <span className="visually-hidden">
          {t('lobby.join.which', {
            game: { literal: title },
            names: { literal: names.join(', ') },
            count: names.length,
          })}
        </span>
      </Link>
    </li>
  )
}

function Sitter({ seat: { person, bot, character } }: { readonly seat: SeatShown }) {
  const words = useWords()
  const { t } = words
  if (person !== null)
    return (
      <li translate="no">
        <PersonIcon /> {personInWords(words, person)}
      </li>
    )
  if (bot !== null)
    return (
      <li>
        <BotIcon /> {botInWords(words, bot, character)}
      </li>
    )
  return <li className="soft">{t('lobby.free')}</li>
}
