import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export type Look = 'plain' | 'primary' | 'danger' | 'quiet'

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: Look
}

/** A button. A link that should look like one has its classes. */
export function Button({ look = 'plain', type = 'button', className, ...rest }: ButtonProps) {
  const names = classes('button', look === 'plain' ? undefined : look, className)
  return <button type={type} className={names} {...rest} />
}
