import type { Sayable } from '@meadhall/words'
import { useWords } from '../i18n/words.ts'
import { Each } from '../kit/each.tsx'
import { useTable } from './context.tsx'
import { usePeek } from './peek.tsx'

/** A sentence in which cards and places can be pointed at to see them. */
export function Sentence({ message }: { readonly message: Sayable }) {
  const { pieces } = useWords()
  return (
    <Each of={pieces(message)}>
      {({ text, key }) => (key === undefined ? text : <Name name={key} text={text} />)}
    </Each>
  )
}

function Name({ name, text }: { readonly name: string; readonly text: string }) {
  const hasPeek = useTable(({ board }) => board.hasPeek(name))
  const peek = usePeek(name)
  if (!hasPeek) return <b className="name">{text}</b>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button would tear the full stop off the sentence
    <span role="button" tabIndex={0} className="name" data-name={name} {...peek}>
      {text}
    </span>
  )
}
