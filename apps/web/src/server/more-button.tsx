import { Button } from '../kit/button.tsx'

interface MoreButtonProps {
  readonly text: string
  /** `null` where there is no more. */
  readonly onMore: (() => void) | null
}

/** Shows the next part of a list. */
export function MoreButton({ text, onMore }: MoreButtonProps) {
  if (onMore === null) return null
  return <Button onClick={onMore}>{text}</Button>
}
