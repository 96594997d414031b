import { createInterface, type Interface } from 'node:readline'
import { legible, legiblePainted } from '../text/legible.ts'

/** The streams of a terminal, or of a pipe. */
export interface Streams {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly rows?: number }
}

const START_OF_LINE = '\r\u001b[K'

/** Reads lines and prints lines; the same for a person and for a script. */
export class Terminal {
  readonly #reader: Interface
  readonly #output: Streams['output']
  readonly #isEchoed: boolean
  readonly #lines: string[] = []
  #waiting: ((line: string | null) => void) | null = null
  #isClosed = false
  #prompt = ''
  readonly #leaving = Promise.withResolvers<void>()
  /** Takes a line at once, even while nothing is asked; a line it does not take is left to `read`. */
  aside: (line: string) => boolean = () => false

  constructor({ input, output }: Streams) {
    const isTerminal = input.isTTY === true && output.isTTY === true
    this.#output = output
    this.#isEchoed = !isTerminal
    this.#reader = isTerminal
      ? createInterface({ input, output, terminal: true })
      : createInterface({ input, terminal: false })
    this.#reader.on('line', (line) => this.#take(line))
    this.#reader.on('close', () => this.#end())
    this.#reader.on('SIGINT', () => this.leave())
  }

  /** Lines a screen can hold; a pipe has no end. */
  get rows(): number {
    return this.#output.rows ?? Number.POSITIVE_INFINITY
  }

  /** Fulfilled when the player leaves, whatever is going on. */
  get left(): Promise<void> {
    return this.#leaving.promise
  }

  /** The player leaves; what they typed before counts no more. */
  leave(): void {
    this.#lines.length = 0
    this.#reader.close()
    this.#leaving.resolve()
  }

  print(lines: readonly string[]): void {
    if (lines.length > 0) this.#output.write(`${lines.map(legiblePainted).join('\n')}\n`)
  }

  /** Prints something between the question and its answer. */
  interject(lines: readonly string[]): void {
    if (lines.length === 0) return
    const isAsking = this.#waiting !== null
    if (isAsking) this.#output.write(this.#isEchoed ? '\n' : START_OF_LINE)
    this.print(lines)
    if (isAsking) this.#ask(this.#prompt)
  }

  /** The next line, or `null` when there are no more. */
  read(prompt: string): Promise<string | null> {
    return new Promise((resolve) => {
      const answer = (line: string | null): void => {
        if (this.#isEchoed || line === null) this.#output.write(`${legible(line ?? '')}\n`)
        resolve(line)
      }
      this.#ask(prompt)
      const line = this.#lines.shift()
      if (line !== undefined) answer(line)
      else if (this.#isClosed) answer(null)
      else this.#waiting = answer
    })
  }

  #ask(prompt: string): void {
    this.#prompt = prompt
    if (this.#isEchoed || this.#isClosed) this.#output.write(prompt)
    else {
      this.#reader.setPrompt(prompt)
      // What was typed so far stays.
      this.#reader.prompt(true)
    }
  }

  #take(line: string): void {
    if (this.aside(line)) return
    const waiting = this.#waiting
    this.#waiting = null
    if (waiting === null) this.#lines.push(line)
    else waiting(line)
  }

  #end(): void {
    this.#isClosed = true
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.(null)
  }

  close(): void {
    this.#reader.close()
  }
}
