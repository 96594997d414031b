import type { Update } from '../sources/source.ts'

export interface PacerNeeds {
  readonly show: (update: Update) => void
  /** How long an update is to be looked at before the next one is shown, in milliseconds. */
  readonly pace: (update: Update) => number
  readonly onBehind: (isBehind: boolean) => void
}

/**
 * Shows updates one after the other, each for as long as it takes to see what happened. Bots are
 * faster than the eye; what they did waits here, and can be skipped at any time.
 */
export class Pacer {
  private readonly needs: PacerNeeds
  private queue: Update[] = []
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(needs: PacerNeeds) {
    this.needs = needs
  }

  add(update: Update): void {
    // Everything anew: what was still to be shown is no longer how things stand.
    if (update.kind === 'reset') this.stop()
    this.queue.push(update)
    if (this.timer === null) this.next()
    else this.needs.onBehind(true)
  }

  /** Shows all that has happened, at once. */
  skip(): void {
    this.stopTimer()
    for (const update of this.queue.splice(0)) this.needs.show(update)
    this.needs.onBehind(false)
  }

  stop(): void {
    this.stopTimer()
    this.queue = []
  }

  private next(): void {
    let pause = 0
    while (pause <= 0) {
      const update = this.queue.shift()
      this.needs.onBehind(this.queue.length > 0)
      if (update === undefined) return
      this.needs.show(update)
      pause = this.needs.pace(update)
    }
    this.timer = setTimeout(() => {
      this.timer = null
      this.next()
    }, pause)
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }
}
