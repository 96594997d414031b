import { useEffect } from 'react'
import { Link } from 'wouter'
import { BrokenShield } from '../../frame/broken-shield.tsx'
import { Page } from '../../frame/page.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { type LiveTable, useLive } from '../../live/live-table.ts'
import { forgetSecrets } from '../../live/table-secrets.ts'

/** The server lets nobody in: says why. */
export function NotLetIn({ live }: { readonly live: LiveTable }) {
  const { t, say } = useWords()
  const isSentAway = useLive(live, ({ goodbye }) => goodbye === 'not-watched')
  const refused = useLive(live, (state) => state.problem) ?? 'not-found'
  const problem = isSentAway ? 'forbidden' : refused
  // Whoever sits here by themselves gets in without the link.
  useEffect(() => {
    if (problem === 'unauthenticated') forgetSecrets(live.id)
  }, [live, problem])
  return (
    <Page title={t('live.closed.title')}>
      <BrokenShield />
      <p>{say({ key: WHY[problem] ?? `code.${problem}` })}</p>
      <p className="button-row">
        <Link className="button primary" href="/">
          {t('app.home')}
        </Link>
        <Button onClick={() => location.reload()}>{t('app.retry')}</Button>
      </p>
    </Page>
  )
}

/** What a code means to one who opens a table. */
const WHY: Readonly<Record<string, string>> = {
  'not-found': 'table.no-table',
  forbidden: 'table.no-spectators',
  unauthenticated: 'table.unknown-link',
}
