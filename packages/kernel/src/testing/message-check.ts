import type { Message } from '../event.ts'

/** The arguments of an ICU message: at every other depth of braces an argument's name begins. */
export function placeholders(text: string): string[] {
  const names: string[] = []
  let depth = 0
  for (const [part] of text.matchAll(/\{\s*\w*|\}/g)) {
    if (part === '}') depth -= 1
    else {
      depth += 1
      if (depth % 2 === 1) names.push(part.slice(1).trim())
    }
  }
  return names
}

/** Gathers the messages of a game, and everything in them that a formatter could stumble over. */
export class MessageCheck {
  readonly keys = new Set<string>()
  readonly faults = new Set<string>()
  private readonly texts: Readonly<Record<string, string>>

  constructor(texts: Readonly<Record<string, string>>) {
    this.texts = texts
  }

  add(message: Message | null): void {
    if (message === null) return
    this.keys.add(message.key)
    for (const fault of this.faultsOf(message)) this.faults.add(fault)
  }

  faultsOf({ key, params }: Message): string[] {
    const text = this.texts[key]
    if (text === undefined) return [`no text ${key}`]
    const missing = placeholders(text).filter((name) => !(name in params))
    const unknown = Object.values(params)
      .flatMap((value) => (typeof value === 'string' ? value.split(' ').filter(Boolean) : []))
      .filter((named) => this.texts[named] === undefined)
    return [
      ...missing.map((name) => `${key} lacks {${name}}`),
      ...unknown.map((named) => `${key} names ${named}`),
    ]
  }
}
