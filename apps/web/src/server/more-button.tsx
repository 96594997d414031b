interface MoreButtonProps {
  readonly text: string
  /** `null` where there is no more. */
  readonly onMore: (() => void) | null
}

/** Shows the next part of a list. */
export function MoreButton({ text, onMore }: MoreButtonProps) {
  if (onMore === null) return null
  return (
    <button type="button" className="button" onClick={onMore}>
      {text}
    </button>
  )
}
