import { lazy, Suspense } from 'react'
import { Link, useRoute } from 'wouter'
import { BookIcon, GearIcon, TorchIcon } from '../art/common/icons.tsx'
import { KnotDivider } from '../art/common/ornament.tsx'
import { useWords } from '../i18n/words.ts'
import { useAvailability } from '../server/availability.ts'
import { LanguageChoice } from './language-choice.tsx'
import { WOOD } from './wood.ts'
import './header.css'

const HeaderPeople = lazy(() => import('./header-people.tsx'))

/** The beam over every page: home, one's games and oneself where there is a server, rules, settings. */
export function Header() {
  const { t } = useWords()
  const [isLearn] = useRoute('/learn/*?')
  const [isRules] = useRoute('/rules/*?')
  const [isSettings] = useRoute('/settings')
  const isServed = useAvailability(({ is }) => is !== 'none')
  return (
    <header className="header" data-served={isServed || undefined} style={WOOD}>
      <div className="header-row row wrap">
        <Link className="header-home row" href="/">
          <img src="/icon.svg" alt="" width="32" height="32" />
          <span className="wide-only">{t('app.title')}</span>
        </Link>
        <nav className="header-links flow tight" aria-label={t('app.nav')}>
          {isServed && (
            <Suspense fallback={null}>
              <HeaderPeople />
            </Suspense>
          )}
          <Link href="/learn" aria-current={isLearn ? 'page' : undefined}>
            <TorchIcon />
            <span className="wide-only">{t('app.nav.learn')}</span>
          </Link>
          <Link href="/rules" aria-current={isRules ? 'page' : undefined}>
            <BookIcon />
            <span className="wide-only">{t('app.nav.rules')}</span>
          </Link>
          <Link href="/settings" aria-current={isSettings ? 'page' : undefined}>
            <GearIcon />
            <span className="wide-only">{t('app.nav.settings')}</span>
          </Link>
        </nav>
        <LanguageChoice />
      </div>
      <div className="header-knots">
        <KnotDivider />
      </div>
    </header>
  )
}
