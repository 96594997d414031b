import type { GameId } from '@meadhall/games'
import { useLocation, useSearch } from 'wouter'
import { useWords } from '../../i18n/words.ts'
import { type Choice, choiceIn, fits, placesOn, searchOf } from './choosing.ts'
import type { Exhibit, Exhibition, Shelf } from './exhibit.ts'
import { FaredLine } from './fared-line.tsx'
import type { Hall } from './halls.ts'
import { Rulings } from './rulings.tsx'

interface WallProps extends Hall {
  readonly game: GameId
}

/** The exhibits that somebody looks for, and what to look for. */
export function Wall({ game, exhibition, rulings, figures }: WallProps) {
  const words = useWords()
  const { t } = words
  const [, go] = useLocation()
  const choice = choiceIn(useSearch(), exhibition.shelves)
  const shown = exhibition.exhibits.filter((exhibit) => fits(choice, exhibit, words))
  const look = (next: Choice) => go(`/gallery/${game}${searchOf(next)}`, { replace: true })
  return (
    <>
      {exhibition.foreword}
      <Choosing exhibition={exhibition} choice={choice} onChange={look} />
      <p role="status">{t('gallery.count', { count: shown.length })}</p>
      <p className="gallery-note soft">{t('gallery.figures', { ...countsOf(figures) })}</p>
      <ul className="gallery-wall">
        {shown.map((exhibit) => (
          <li key={exhibit.id} data-exhibit={exhibit.id}>
            <Named exhibit={exhibit} />
            <FaredLine fared={figures.cards[exhibit.id]} players={figures.players} />
            <Rulings game={game} ids={rulings[exhibit.subject] ?? []} />
          </li>
        ))}
      </ul>
    </>
  )
}

const countsOf = ({ games, players }: Hall['figures']) => ({ games, players })

/** The face of an exhibit under its name, which small faces show only as a picture. */
function Named({ exhibit: { name, face } }: { readonly exhibit: Exhibit }) {
  const { say } = useWords()
  return <section aria-label={say(name)}>{face}</section>
}

interface ChoosingProps {
  readonly exhibition: Exhibition
  readonly choice: Choice
  readonly onChange: (choice: Choice) => void
}

function Choosing({ exhibition, choice, onChange }: ChoosingProps) {
  const { t } = useWords()
  return (
    <search className="board-panel gallery-choosing flow">
      <label className="field">
        {t('gallery.search')}
        <input
          className="text-input"
          type="search"
          value={choice.query}
          onChange={({ target }) => onChange({ ...choice, query: target.value })}
        />
      </label>
      {exhibition.shelves.map((shelf) => (
        <ShelfChoice
          key={shelf}
          shelf={shelf}
          places={placesOn(shelf, exhibition.exhibits)}
          value={choice.on[shelf] ?? ''}
          onChange={(key) => onChange({ ...choice, on: { ...choice.on, [shelf]: key } })}
          onAny={() => {
            const { [shelf]: _, ...on } = choice.on
            onChange({ ...choice, on })
          }}
        />
      ))}
    </search>
  )
}

interface ShelfChoiceProps {
  readonly shelf: Shelf
  readonly places: readonly string[]
  readonly value: string
  readonly onChange: (key: string) => void
  readonly onAny: () => void
}

function ShelfChoice({ shelf, places, value, onChange, onAny }: ShelfChoiceProps) {
  const { t, say } = useWords()
  return (
    <label className="field">
      {t(`gallery.shelf.${shelf}`)}
      <select
        className="select"
        value={value}
        onChange={({ target }) => (target.value === '' ? onAny() : onChange(target.value))}
      >
        <option value="">{t('gallery.any')}</option>
        {places.map((key) => (
          <option value={key} key={key}>
            {say({ key })}
          </option>
        ))}
      </select>
    </label>
  )
}
