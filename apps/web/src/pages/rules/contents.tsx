import { useMedia } from '../../frame/use-media.ts'
import { useWords } from '../../i18n/words.ts'
import type { RulesBook } from './book.ts'
import { plain } from './search.ts'

interface ContentsProps {
  readonly book: RulesBook
  readonly onGo: (id: string) => void
}

/** The chapters; beside the text where there is room, folded above it where there is not. */
export function Contents({ book, onGo }: ContentsProps) {
  const { t } = useWords()
  const isRoomy = useMedia('(min-width: 60rem)')
  return (
    <details className="contents" open={isRoomy}>
      <summary>{t('rules.contents')}</summary>
      <nav aria-label={t('rules.contents')}>
        <ol>
          {book.chapters.map(({ id, title, blocks }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={() => onGo(id)}>
                {title}
              </a>
              <ol>
                {blocks.map((block) =>
                  block.kind === 'heading' ? (
                    <li key={block.id}>
                      <a href={`#${block.id}`} onClick={() => onGo(block.id)}>
                        {plain(block.html)}
                      </a>
                    </li>
                  ) : null,
                )}
              </ol>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}
