import { styleText } from 'node:util'

/** How text may be marked; without colours every way leaves it as it is. */
export interface Paint {
  strong(text: string): string
  faint(text: string): string
  warning(text: string): string
  /** A name by its message key: clans and players have their own colours. */
  name(key: string, text: string): string
}

type Style = Parameters<typeof styleText>[0]

const STYLES: Readonly<Record<string, Style>> = {
  'clan.wolf': 'yellow',
  'clan.bear': 'cyan',
  'clan.serpent': 'green',
  'clan.raven': 'magenta',
  'seat.0': 'yellow',
  'seat.1': 'cyan',
  'seat.2': 'green',
  'seat.3': 'magenta',
  'seat.4': 'blue',
  'seat.5': 'red',
  'seat.monster': 'red',
}

const plain = (text: string): string => text

export const PLAIN: Paint = {
  strong: plain,
  faint: plain,
  warning: plain,
  name: (_key, text) => text,
}

function style(format: Style): (text: string) => string {
  return (text) => styleText(format, text, { validateStream: false })
}

export const COLOURS: Paint = {
  strong: style('bold'),
  faint: style('dim'),
  warning: style('red'),
  name: (key, text) => {
    const format = STYLES[key]
    return format === undefined ? text : styleText(format, text, { validateStream: false })
  },
}

/** Colours for a terminal only, and never where NO_COLOR is set (no-color.org). */
export function paintFor(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): Paint {
  return stream.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb' ? COLOURS : PLAIN
}
