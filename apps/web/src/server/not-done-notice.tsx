/** Why something was not done; nothing where it was. */
export function NotDoneNotice({ failure }: { readonly failure: string | null }) {
  if (failure === null) return null
  return (
    <p className="notice" data-mood="bad" role="alert">
      {failure}
    </p>
  )
}
