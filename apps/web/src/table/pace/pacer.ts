import type { Update } from '../../sources/source.ts'

export interface PacerNeeds {
  readonly show: (update: Update) => void
  /**
   * Begins what leads an update in, if anything does: how long that takes, in milliseconds, or
   * infinitely, until `hurry` is called.
   */
  readonly lead: (update: Update) => number
  /** Whether somebody leads through the updates by hand: what comes next ends what leads in. */
  readonly isByHand: () => boolean
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
  /** What is being led in. */
  private led: Update | null = null
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(needs: PacerNeeds) {
    this.needs = needs
  }

  add(update: Update): void {
    // Everything anew: what was still to be shown is no longer how things stand.
    if (update.kind === 'reset') this.stop()
    if (this.needs.isByHand()) this.hurry()
    this.queue.push(update)
    if (this.timer === null && this.led === null) this.next()
    else this.needs.onBehind(true)
  }

  /** Ends what leads an update in: it is shown now. */
  hurry(): void {
    if (this.led === null) return
    this.stopTimer()
    this.goOn()
  }

  /** Shows all that has happened, at once. */
  skip(): void {
    this.stopTimer()
    const led = this.led === null ? [] : [this.led]
    this.led = null
    for (const update of [...led, ...this.queue.splice(0)]) this.needs.show(update)
    this.needs.onBehind(false)
  }

  stop(): void {
    this.stopTimer()
    this.led = null
    this.queue = []
  }

  private next(): void {
    let pause = 0
    while (pause <= 0) {
      const update = this.queue.shift()
      this.needs.onBehind(this.queue.length > 0)
      if (update === undefined) return
      pause = this.begin(update)
    }
    this.wait(pause)
  }

  private begin(update: Update): number {
    const lead = this.needs.lead(update)
    if (lead > 0) this.led = update
    return lead > 0 ? lead : this.showNow(update)
  }

  private showNow(update: Update): number {
    this.needs.show(update)
    return this.needs.pace(update)
  }

  private goOn(): void {
    const { led } = this
    this.led = null
    const pause = led === null ? 0 : this.showNow(led)
    if (pause > 0) this.wait(pause)
    else this.next()
  }

  private wait(pause: number): void {
    if (!Number.isFinite(pause)) return
    this.timer = setTimeout(() => {
      this.timer = null
      this.goOn()
    }, pause)
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }
}
