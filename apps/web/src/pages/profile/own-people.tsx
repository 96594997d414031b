import { useId } from 'react'
import { Link } from 'wouter'
import { useWords } from '../../i18n/words.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { peopleApi } from '../../server/people-api.ts'
import { useAsked } from '../../server/use-asked.ts'
import { useDoing } from '../../server/use-doing.ts'
import { ago } from '../games/game-words.ts'
import '../people/rows.css'

/** Those one has played with, and those one does not want to play with. */
export function OwnPeople() {
  const { t, locale } = useWords()
  const { got, again } = useAsked(peopleApi.mine)
  const { failure, run } = useDoing()
  const [met, blocked] = [useId(), useId()]
  if (got === null) return null
  const unblock = (id: string) =>
    run(async () => {
      await peopleApi.unblock(id)
      again()
    })
  return (
    <section className="board-panel" aria-labelledby={met}>
      <h2 id={met}>{t('profile.met')}</h2>
      {got.met.length === 0 && <p>{t('profile.met.none')}</p>}
      <ul className="plain-rows">
        {got.met.map(({ id, name, games, wins, last }) => (
          <li key={id}>
            <Link href={`/people/${id}`}>{name}</Link>
            <span className="soft">
              {t('profile.met.games', { games, wins })} ·{' '}
              <time>{ago(locale, last, Date.now())}</time>
            </span>
          </li>
        ))}
      </ul>
      {got.blocked.length > 0 && (
        <>
          <h3 id={blocked}>{t('profile.blocked')}</h3>
          <ul className="plain-rows" aria-labelledby={blocked}>
            {got.blocked.map(({ id, name }) => (
              <li key={id}>
                <Link href={`/people/${id}`}>{name}</Link>
                <button
                  type="button"
                  className="button quiet"
                  aria-label={t('people.unblock.which', { name: { literal: name } })}
                  onClick={() => void unblock(id)}
                >
                  {t('people.unblock')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <FailureNote text={failure} />
    </section>
  )
}
