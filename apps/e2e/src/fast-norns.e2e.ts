import { expect, it } from 'vitest'
import { playedTo } from './support/games.ts'
import { asked } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

/** What the workers of this test keep for it. */
interface Watched {
  release?: () => void
  instances?: number
}

/** In the worker with the game: what it says to the one that thinks waits until it is released. */
function holdMessages(): void {
  const post = Worker.prototype.postMessage
  const held: (() => void)[] = []
  Worker.prototype.postMessage = function (this: Worker, message: unknown) {
    held.push(() => post.call(this, message))
  }
  const watched = globalThis as Watched
  watched.release = () => {
    Worker.prototype.postMessage = post
    for (const say of held) say()
  }
}

/** In the worker that thinks: counts what WebAssembly runs there, as far as the policy lets it. */
function countInstances(): void {
  const { Instance } = WebAssembly
  const watched = globalThis as Watched
  watched.instances = 0
  WebAssembly.Instance = new Proxy(Instance, {
    construct(...given) {
      const made = Reflect.construct(...given)
      watched.instances = (watched.instances ?? 0) + 1
      return made
    },
  })
}

it('a norn thinks in WebAssembly, in a worker under the policy that the server sends', async () => {
  const laid = { game: 'blood-rage', seats: ['person', 'thrall'] } as const
  const page = await visitTable(playedTo(laid, 'turn'))
  await asked(page)
  const [host] = page.workers()
  await host?.evaluate(holdMessages)
  const started = page.waitForEvent('worker')
  await page.locator('.banner [data-do="hint"]').click()
  const thinker = await started
  await thinker.evaluate(countInstances)
  await host?.evaluate(() => (globalThis as Watched).release?.())
  await page.locator('.advice[data-about="hint"][data-state="given"]').waitFor()
  expect(await thinker.evaluate(() => (globalThis as Watched).instances)).toBe(1)
})
