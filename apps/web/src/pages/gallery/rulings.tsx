import type { GameId } from '@meadhall/games'
import { useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import type { RulesBlock } from '../rules/book.ts'
import { loadBook } from '../rules/books.ts'
import { Block } from '../rules/rules-block.tsx'

interface RulingsProps {
  readonly game: GameId
  readonly ids: readonly string[]
}

type Rule = Extract<RulesBlock, { kind: 'rule' }>

/** The rules that speak of something, read when they are asked for. */
export function Rulings({ game, ids }: RulingsProps) {
  const { t, locale } = useWords()
  const [read, setRead] = useState<{ locale: string; rules: readonly Rule[] } | null>(null)
  if (ids.length === 0) return null
  const open = async () => {
    if (read?.locale === locale) return
    const { chapters } = await loadBook(game, locale)
    const rules = chapters.flatMap(({ blocks }) =>
      blocks.filter((block): block is Rule => block.kind === 'rule' && ids.includes(block.id)),
    )
    setRead({ locale, rules })
  }
  return (
    <details className="gallery-rulings" onToggle={open}>
      <summary>{t('gallery.rulings', { count: ids.length })}</summary>
      {read?.rules.map((block) => (
        <Block block={block} key={block.id} />
      ))}
    </details>
  )
}
