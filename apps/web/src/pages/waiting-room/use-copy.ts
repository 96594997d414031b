import { useEffect, useState } from 'react'

const SAID_MS = 4000

/** Copies a text by a click, and says for a while that it has. */
export function useCopy(text: string): { isCopied: boolean; copy: () => Promise<void> } {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      copyByHand(text)
    }
    setCopied(true)
  }
  return { isCopied, copy }
}

/** Without TLS a page has no clipboard: what is selected can still be copied. */
function copyByHand(text: string): void {
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
