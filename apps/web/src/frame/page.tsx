import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../i18n/words.ts'
import { useTurns } from '../server/turns.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import './page.css'

interface PageProps {
  /** The page's heading and the title of its window. */
  readonly title: string
  /** Drawn in place of the plain heading; must hold `heading` of its argument. */
  readonly head?: (heading: ReactNode) => ReactNode
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** The frame of every page but the table: skip link, header, heading, footer. */
export function Page({ title, head, isWide = false, children }: PageProps) {
  const { t } = useWords()
  const heading = <PageHeading title={title} />
  return (
    <div className="page-frame">
      <a className="skip-link" href="#main">
        {t('app.skip')}
      </a>
      <Header />
      <main className={isWide ? 'page wide' : 'page'} id="main" tabIndex={-1}>
        {head ? head(heading) : heading}
        {children}
      </main>
      <Footer />
    </div>
  )
}

function PageHeading({ title }: { readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)
  useArrival(heading)
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  )
}

/** What the window is called, with how many games wait for whoever looks at another one. */
export function usePageTitle(title: string): void {
  const { t } = useWords()
  const name = t('app.title')
  const waiting = useTurns(({ turns }) => turns?.count ?? 0)
  useEffect(() => {
    const plain = title === name ? title : `${title} · ${name}`
    document.title = waiting > 0 ? `(${waiting}) ${plain}` : plain
  }, [title, name, waiting])
}

let lastPath: string | null = null

/**
 * Whoever comes from another page starts at the heading, and hears it. The first page is left alone:
 * the browser reads that one by itself.
 */
function useArrival(heading: React.RefObject<HTMLHeadingElement | null>): void {
  useEffect(() => {
    const isArrival = lastPath !== null && lastPath !== location.pathname
    lastPath = location.pathname
    if (!isArrival) return
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [heading])
}
