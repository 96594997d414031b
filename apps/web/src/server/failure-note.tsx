import { Notice } from '../kit/notice.tsx'

/** What went wrong, said at once. */
export function FailureNote({ text }: { readonly text: string | null }) {
  if (text === null) return null
  return (
    <Notice as="p" mood="bad" role="alert">
      {text}
    </Notice>
  )
}
