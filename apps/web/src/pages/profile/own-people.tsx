import { useId } from 'react'
import { Link } from 'wouter'
import { ago } from '../../i18n/game-words.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { List } from '../../kit/list.tsx'
import { FailureNote } from '../../server/failure-note.tsx'
import { MoreButton } from '../../server/more-button.tsx'
import { peopleApi } from '../../server/people-api.ts'
import { useDoing } from '../../server/use-doing.ts'
import { usePages } from '../../server/use-pages.ts'
import '../people/rows.css'

async function askMet(after?: string) {
  const { met: found, next } = await peopleApi.met(after)
  return { found, next }
}

async function askBlocked(after?: string) {
  const { blocked: found, next } = await peopleApi.blocked(after)
  return { found, next }
}

/** Those one has played with, and those one does not want to play with. */
export function OwnPeople() {
  const { t, locale } = useWords()
  const { found, more, failure } = usePages(askMet)
  const title = useId()
  if (found === null) return null
  return (
    <section className="board-panel" aria-labelledby={title}>
      <h2 id={title}>{t('profile.met')}</h2>
      {found.length === 0 && <p>{t('profile.met.none')}</p>}
      <List of={found} by={({ id }) => id} className="plain-rows">
        {({ id, name, games, wins, last }) => (
          <>
            <Link href={`/people/${id}`}>{name}</Link>
            <span className="soft">
              {t('profile.met.games', { games, wins })} ·{' '}
              <time>{ago(locale, last, Date.now())}</time>
            </span>
          </>
        )}
      </List>
      <MoreButton text={t('profile.met.more')} onMore={more} />
      <FailureNote text={failure} />
      <Blocked />
    </section>
  )
}

function Blocked() {
  const { t } = useWords()
  const { found, more, again, failure: missing } = usePages(askBlocked)
  const { failure, run } = useDoing()
  const title = useId()
  if (found === null || found.length === 0) return null
  const unblock = (id: string) =>
    run(async () => {
      await peopleApi.unblock(id)
      again()
    })
  return (
    <>
      <h3 id={title}>{t('profile.blocked')}</h3>
      <List of={found} by={({ id }) => id} className="plain-rows" aria-labelledby={title}>
        {({ id, name }) => (
          <>
            <Link href={`/people/${id}`}>{name}</Link>
            <Button
              look="quiet"
              aria-label={t('people.unblock.which', { name: { literal: name } })}
              onClick={() => void unblock(id)}
            >
              {t('people.unblock')}
            </Button>
          </>
        )}
      </List>
      <MoreButton text={t('profile.blocked.more')} onMore={more} />
      <FailureNote text={failure ?? missing} />
    </>
  )
}
