import type { ComponentProps, ElementType } from 'react'
import { classes } from './classes.ts'
import './notice.css'

interface NoticeProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'p' | 'aside' | 'section'
  /** How it stands: the colour of its edge says so, too. */
  readonly mood?: 'good' | 'bad'
}

/** Something the visitor should know, with what they can do about it beside it. */
export function Notice({ as = 'div', mood, className, ...rest }: NoticeProps) {
  const Tag: ElementType = as
  return <Tag className={classes('notice', className)} data-mood={mood} {...rest} />
}
