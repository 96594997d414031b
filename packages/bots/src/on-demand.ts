import type { Bot } from './bot.ts'

/** A bot that looks ahead: it also weighs answers and explains those of others. */
export type Foresighted<V, A> = Required<Bot<V, A>>

/** What is made when it is first asked for; a failure is not kept, so that it is tried again. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}

/** A bot whose network is read when it is first asked something: tables without it need none. */
export function onDemand<V, A>(
  name: string,
  make: () => Promise<Foresighted<V, A>>,
): Foresighted<V, A> {
  const bot = once(make)
  return {
    name,
    choose: async (asked, how) => (await bot()).choose(asked, how),
    weigh: async (asked, how) => (await bot()).weigh(asked, how),
    explain: async (witnessed, how) => (await bot()).explain(witnessed, how),
  }
}
