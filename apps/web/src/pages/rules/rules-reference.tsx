import { GAME_IDS, type GameId } from '@meadhall/games'
import { useEffect, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { Page } from '../../frame/page.tsx'
import { useWords } from '../../i18n/words.ts'
import { Each } from '../../kit/each.tsx'
import type { RulesBook } from './book.ts'
import { loadBook } from './books.ts'
import { Contents } from './contents.tsx'
import { Findings } from './findings.tsx'
import { Block } from './rules-block.tsx'
import { useRuleLinks } from './use-rule-links.ts'

interface RulesReferenceProps {
  readonly game: GameId
  readonly id: string | undefined
}

/** One game's rules: contents, search, every rule with an address of its own. */
export function RulesReference({ game, id }: RulesReferenceProps) {
  const { t } = useWords()
  const book = useBook(game)
  const [query, setQuery] = useState(new URLSearchParams(useSearch()).get('q') ?? '')
  const [, go] = useLocation()
  // A rule that is asked for is shown in its place, not among what was searched before.
  useEffect(() => {
    if (id !== undefined) setQuery('')
  }, [id])
  const title = t('rules.of', { game: `app.game.${game}` })
  return (
    <Page title={title} isWide>
      <div className="rules-tools flow">
        <nav className="segments" aria-label={t('rules.games')}>
          {GAME_IDS.map((one) => (
            <a
              key={one}
              href={`/rules/${one}`}
              aria-current={one === game ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault()
                go(`/rules/${one}`)
              }}
            >
              {t(`app.game.${one}`)}
            </a>
          ))}
        </nav>
        <input
          className="text-input rules-search"
          type="search"
          aria-label={t('rules.search-in', { game: `app.game.${game}` })}
          placeholder={t('rules.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <p>
        <Link href={`/primer/${game}`}>{t('rules.primer')}</Link>
      </p>
      {book === null ? (
        <p>{t('app.loading')}</p>
      ) : (
        <Opened book={book} id={id} query={query} onClear={() => setQuery('')} />
      )}
    </Page>
  )
}

function useBook(game: GameId): RulesBook | null {
  const { locale } = useWords()
  const [book, setBook] = useState<RulesBook | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    let isGone = false
    loadBook(game, locale).then((loaded) => isGone || setBook(loaded), setError)
    return () => {
      isGone = true
    }
  }, [game, locale])
  // Shown by the page for what broke.
  if (error !== null) throw error
  return book
}

interface OpenedProps {
  readonly book: RulesBook
  readonly id: string | undefined
  readonly query: string
  readonly onClear: () => void
}

function Opened({ book, id, query, onClear }: OpenedProps) {
  const onLink = useRuleLinks()
  useEffect(() => {
    const place = id ?? decodeURIComponent(location.hash.slice(1))
    if (place !== '' && query === '') reveal(place)
  }, [id, query])
  const goTo = (place: string) => {
    onClear()
    // Once the whole book is drawn again.
    setTimeout(() => reveal(place, 'start'))
  }
  const isSearching = query.trim() !== ''
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are followed, by whatever means
    // biome-ignore lint/a11y/noStaticElementInteractions: it only catches what links inside do
    <div className="rules-body" onClick={onLink}>
      <Contents book={book} onGo={goTo} />
      <div className="rules-text">
        {isSearching ? (
          <Findings book={book} query={query} />
        ) : (
          <WholeBook book={book} current={id} />
        )}
      </div>
    </div>
  )
}

function WholeBook({
  book,
  current,
}: {
  readonly book: RulesBook
  readonly current: string | undefined
}) {
  return (
    <>
      <Each of={book.lead}>{(block) => <Block block={block} />}</Each>
      {book.chapters.map(({ id, title, blocks }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <Each of={blocks}>{(block) => <Block block={block} current={current} />}</Each>
        </section>
      ))}
    </>
  )
}

/** Brings a rule or a heading into sight and gives it the focus. */
function reveal(id: string, block: ScrollLogicalPosition = 'center'): void {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block })
  place?.focus({ preventScroll: true })
}
