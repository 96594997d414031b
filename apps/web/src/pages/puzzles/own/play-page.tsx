import { useEffect, useState } from 'react'
import { Page } from '../../../frame/page.tsx'
import { useAreas } from '../../../i18n/use-areas.ts'
import { useWords } from '../../../i18n/words.ts'
import { NotFound } from '../../not-found.tsx'
import { useHash } from '../../replay/use-hash.ts'
import { RefusedNote } from '../refused-note.tsx'
import { Solving } from '../solving.tsx'
import { puzzleIn } from './puzzle-link.ts'

type Found =
  | { readonly kind: 'puzzle'; readonly text: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged'; readonly reason: string }

/** A puzzle that came with a link. */
export default function PlayPage() {
  const { t } = useWords()
  const isReady = useAreas('puzzles')
  const found = useFound(useHash())
  if (found === null || !isReady) return <p className="loading">{t('app.loading')}</p>
  if (found.kind === 'none') return <NotFound />
  if (found.kind === 'puzzle') return <Solving key={found.text} text={found.text} name={null} />
  return (
    <Page title={t('puzzle.title')}>
      <RefusedNote refused={{ kind: 'broken', place: '', reason: found.reason }} />
    </Page>
  )
}

function useFound(hash: string): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    puzzleIn(hash).then(
      (text) => setFound(text === null ? { kind: 'none' } : { kind: 'puzzle', text }),
      (error) => setFound({ kind: 'damaged', reason: String(error) }),
    )
  }, [hash])
  return found
}
