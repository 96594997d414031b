import type { Logger } from 'pino'

type Step = () => unknown

interface NamedStep {
  readonly name: string
  readonly step: Step
}

/** What must be done before the process may end: what was begun last is stopped first. */
export class Stopping {
  readonly #log: Logger
  readonly #withinMs: number
  readonly #steps: NamedStep[] = []
  #stopped: Promise<boolean> | undefined

  constructor(log: Logger, withinMs: number) {
    this.#log = log
    this.#withinMs = withinMs
  }

  /** Adds a step that runs before all that were added earlier. */
  onStop(name: string, step: Step): void {
    this.#steps.push({ name, step })
  }

  /** Runs all steps, once. False if one failed or time ran out: the rest is given up then. */
  stop(): Promise<boolean> {
    this.#stopped ??= this.#stopInTime()
    return this.#stopped
  }

  async #stopInTime(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<'late'>()
    const timer = setTimeout(() => resolve('late'), this.#withinMs)
    const outcome = await Promise.race([this.#runSteps(), promise])
    clearTimeout(timer)
    if (outcome === 'late') this.#log.error('stopping took too long and was cut short')
    return outcome === true
  }

  async #runSteps(): Promise<boolean> {
    let isClean = true
    for (const { name, step } of this.#steps.toReversed()) {
      this.#log.debug({ step: name }, 'stopping')
      if (!(await this.#run(name, step))) isClean = false
    }
    return isClean
  }

  /** One step that fails must not keep the others, least of all the database, from being closed. */
  async #run(name: string, step: Step): Promise<boolean> {
    try {
      await step()
      return true
    } catch (err) {
      this.#log.error({ err, step: name }, 'a step of stopping failed')
      return false
    }
  }
}
