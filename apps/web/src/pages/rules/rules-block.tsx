import { gameOfRule } from '@meadhall/games'
import { useWords } from '../../i18n/words.ts'
import { Each } from '../../kit/each.tsx'
import type { RulesBlock } from './book.ts'
import { Examples } from './examples/example.tsx'
import { marked, plain } from './search.ts'

interface BlockProps {
  readonly block: RulesBlock
  /** Words to mark. */
  readonly words?: readonly string[]
  /** The rule that was asked for. */
  readonly current?: string | undefined
}

const NONE: readonly string[] = []

/** A piece of the rules. */
export function Block({ block, words = NONE, current }: BlockProps) {
  switch (block.kind) {
    case 'rule':
      return <Rule block={block} words={words} isCurrent={block.id === current} />
    case 'heading':
      return (
        <h3 id={block.id} tabIndex={-1}>
          <Html html={block.html} words={words} />
        </h3>
      )
    case 'text':
      return (
        <p>
          <Html html={block.html} words={words} />
        </p>
      )
    case 'table':
      return <TableBlock block={block} words={words} />
  }
}

function Html({ html, words }: { readonly html: string; readonly words: readonly string[] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from our own docs
  return <span dangerouslySetInnerHTML={{ __html: marked(html, words) }} />
}

interface RuleProps {
  readonly block: Extract<RulesBlock, { kind: 'rule' }>
  readonly words: readonly string[]
  readonly isCurrent: boolean
}

function Rule({ block, words, isCurrent }: RuleProps) {
  const { t } = useWords()
  const game = gameOfRule(block.id)
  return (
    <div className="rule" id={block.id} tabIndex={-1} data-current={isCurrent || undefined}>
      <a
        className="rule-id"
        href={`/rules/${game}/${block.id}`}
        aria-label={t('rules.link', { id: { literal: block.id } })}
      >
        <Html html={block.id} words={words} />
      </a>
      <p>
        <Html html={block.html} words={words} />
      </p>
      <Examples id={block.id} />
    </div>
  )
}

interface TableBlockProps {
  readonly block: Extract<RulesBlock, { kind: 'table' }>
  readonly words: readonly string[]
}

function TableBlock({ block, words }: TableBlockProps) {
  const { t } = useWords()
  const columns = block.head.map(plain).filter(Boolean).join(', ')
  const label = t('rules.table', { columns: { literal: columns } })
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing is filled in here
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keys
    <div className="rules-table panel" role="group" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                <Html html={cell} words={NONE} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Each of={block.rows}>
            {(row) => (
              <tr>
                <Each of={row}>
                  {(cell) => (
                    <td>
                      <Html html={cell} words={words} />
                    </td>
                  )}
                </Each>
              </tr>
            )}
          </Each>
        </tbody>
      </table>
    </div>
  )
}
