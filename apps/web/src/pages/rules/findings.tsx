import { useDeferredValue, useMemo } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Each } from '../../kit/each.tsx'
import type { RulesBook } from './book.ts'
import { Block } from './rules-block.tsx'
import { type Finding, searchBook, wordsOf } from './search.ts'

interface FindingsProps {
  readonly book: RulesBook
  readonly query: string
}

/** What a search found, under the names of its chapters. */
export function Findings({ book, query }: FindingsProps) {
  const { t } = useWords()
  const asked = useDeferredValue(query)
  const findings = useMemo(() => searchBook(book, asked), [book, asked])
  const words = useMemo(() => wordsOf(asked), [asked])
  const chapters = Map.groupBy(findings, ({ chapter }) => chapter)
  const count = findings.reduce((sum, finding) => sum + sizeOf(finding), 0)
  return (
    <div className="findings">
      <p role="status">{t('rules.found', { count })}</p>
      {[...chapters].map(([chapter, found]) => (
        <section key={chapter}>
          <h2>{chapter}</h2>
          <Each of={found}>{({ block }) => <Block block={block} words={words} />}</Each>
        </section>
      ))}
    </div>
  )
}

function sizeOf({ block }: Finding): number {
  return block.kind === 'table' ? block.rows.length : 1
}
