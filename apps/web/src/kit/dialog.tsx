import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react'
import { classes } from './classes.ts'
import './dialog.css'

export type DialogHandle = RefObject<HTMLDialogElement | null>

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'ref'> {
  /** Its heading, which is its name, too. */
  readonly title: string
  /** What it is about, read out with its name. */
  readonly note?: ReactNode
  /** A head of its own round the heading. */
  readonly head?: (heading: ReactNode) => ReactNode
  /** By which others open and close it. */
  readonly handle?: DialogHandle
  /** Closed until somebody opens it by the handle; else it is open for as long as it is drawn. */
  readonly isWaiting?: boolean
  /** Whether a press beside it closes it. */
  readonly isLight?: boolean
}

/** A modal dialog. The browser keeps the focus inside, closes it by Esc and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { title, note, head = (heading) => heading, handle, isWaiting, isLight, ...rest } = props
  const { className, children, ...others } = rest
  const own = useRef<HTMLDialogElement>(null)
  const dialog = handle ?? own
  const [titleId, noteId] = [useId(), useId()]
  useEffect(() => {
    if (!isWaiting && dialog.current?.open === false) dialog.current.showModal()
  }, [isWaiting, dialog])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      className={classes('dialog', className)}
      aria-labelledby={titleId}
      aria-describedby={note === undefined ? undefined : noteId}
      onClick={({ target }) => isLight && target === dialog.current && dialog.current.close()}
      {...others}
    >
      {head(<h2 id={titleId}>{title}</h2>)}
      {note !== undefined && <div id={noteId}>{note}</div>}
      {children}
    </dialog>
  )
}
