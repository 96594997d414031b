import { nextUtterance } from './utterance.ts'

/** So long an utterance stands alone in the page, in milliseconds: a screen reader takes it up meanwhile. */
const STANDS = 150

/**
 * What is to be said, in the order it happened and in portions. Nothing is left out, however fast it
 * comes; the question comes last, and one that was answered meanwhile is not asked any more.
 */
export class Speech {
  private readonly say: (text: string) => void
  private told: readonly string[] = []
  private asked: readonly string[] = []
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(say: (text: string) => void) {
    this.say = say
  }

  tell(sentences: readonly string[]): void {
    this.told = [...this.told, ...sentences]
    this.goOn()
  }

  /** Asks something else from now on, or nothing. */
  ask(sentences: readonly string[]): void {
    this.asked = sentences
    this.goOn()
  }

  /** Leaves unsaid what was still to be said, and takes back what stands in the page. */
  hush(): void {
    this.stop()
    this.told = []
    this.asked = []
    this.say('')
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  private goOn(): void {
    const isDone = this.told.length + this.asked.length === 0
    if (this.timer === null && !isDone) this.timer = setTimeout(() => this.next(), STANDS)
  }

  private next(): void {
    this.timer = null
    const isTold = this.told.length > 0
    const { text, rest } = nextUtterance(isTold ? this.told : this.asked)
    if (isTold) this.told = rest
    else this.asked = rest
    if (text !== '') this.say(text)
    this.goOn()
  }
}
