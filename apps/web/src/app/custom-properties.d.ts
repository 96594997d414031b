import 'react'

declare module 'react' {
  /** Custom properties are set like all others: `style={{ '--tint': colour }}`. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
