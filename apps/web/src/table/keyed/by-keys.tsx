import { type ReactNode, useCallback, useRef } from 'react'
import { useTableContext } from '../context.tsx'
import { useKeptFocus } from './kept-focus.ts'
import { useTableKeys } from './keys.ts'
import { KeysHelp } from './keys-help.tsx'
import { NumberLayer } from './number-layer.tsx'
import { useKeyOfEach } from './numbers.ts'
import { UndoDialog } from './undo-dialog.tsx'

interface ByKeys {
  readonly onHelp: () => void
  /** What is laid over the table while it is asked for. */
  readonly layers: ReactNode
}

/** All that it takes to play without a pointer. */
export function useByKeys(): ByKeys {
  const { store } = useTableContext()
  const help = useRef<HTMLDialogElement>(null)
  const undoing = useRef<HTMLDialogElement>(null)
  const onHelp = useCallback(() => help.current?.showModal(), [])
  const onUndo = useCallback(() => {
    if (store.getState().moment?.canUndo) undoing.current?.showModal()
  }, [store])
  useTableKeys({ onHelp, onUndo })
  useKeptFocus()
  useKeyOfEach()
  const layers = (
    <>
      <NumberLayer />
      <KeysHelp dialog={help} />
      <UndoDialog dialog={undoing} />
    </>
  )
  return { onHelp, layers }
}
