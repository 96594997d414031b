/** What went wrong, said at once. */
export function FailureNote({ text }: { readonly text: string | null }) {
  if (text === null) return null
  return (
    <p className="notice" data-mood="bad" role="alert">
      {text}
    </p>
  )
}
