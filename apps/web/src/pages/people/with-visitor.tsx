import type { Me } from '@meadhall/protocol'
import type { ReactNode } from 'react'
import { Page } from '../../frame/page.tsx'
import type { Area } from '../../i18n/catalogs.ts'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useAvailability } from '../../server/availability.ts'
import { whoAmI } from '../../server/me.ts'
import { useVisitor } from '../../server/use-visitor.ts'
import { NoServer } from './no-server.tsx'

interface WithVisitorProps {
  /** What the page is called as long as there is nothing else to show. */
  readonly title: 'account.title' | 'profile.title' | 'app.nav.my-games'
  readonly areas?: readonly Area[]
  readonly children: (me: Me | null) => ReactNode
}

/** A page about people: with its words, once it is known who looks at it, and only where there is a server. */
export function WithVisitor({ title, areas = [], children }: WithVisitorProps) {
  const { t } = useWords()
  const isSpoken = useAreas('people', 'refusals', ...areas)
  const is = useAvailability((state) => state.is)
  const me = useVisitor()
  if (!isSpoken) return <p className="loading">{t('app.loading')}</p>
  if (is === 'none') return <NoServer title={t(title)} />
  if (me !== undefined) return children(me)
  return is === 'away' ? <Silent title={t(title)} /> : <p className="loading">{t('app.loading')}</p>
}

/** The server does not say who one is. */
function Silent({ title }: { readonly title: string }) {
  const { t } = useWords()
  return (
    <Page title={title}>
      <Notice as="p" role="status">
        {t('app.server.silent')}
      </Notice>
      <p>
        <Button look="primary" onClick={() => whoAmI().catch(() => undefined)}>
          {t('app.retry')}
        </Button>
      </p>
    </Page>
  )
}
