import { Registry } from 'prom-client'
import { expect, it, onTestFinished } from 'vitest'
import { meteredPool } from './index.ts'

const ODD = new URL('./testing/odd-worker.ts', import.meta.url)

it('shows what waits, how long it took and what went wrong', async () => {
  const registry = new Registry()
  const log = { warn: () => undefined, error: () => undefined }
  const pool = meteredPool(registry, { threads: 1, log, worker: ODD })
  onTestFinished(() => pool.close())
  const decision = { id: 1, kind: 'odd', seat: 0 }
  const ask = (seed: string) =>
    pool.botsOf('valhalla').warrior.choose({ view: {}, decision, legal: ['a', 'b'] }, { seed })
  const asked = [ask('throws'), ask('well')]
  const meanwhile = await registry.metrics()
  expect(meanwhile).toContain('meadhall_bot_queue 1\n')
  expect(meanwhile).toContain('meadhall_bot_thinking 1\n')
  await Promise.all(asked)
  const afterwards = await registry.metrics()
  expect(afterwards).toContain('meadhall_bot_queue 0\n')
  expect(afterwards).toContain('meadhall_bot_spared_total 1\n')
  expect(afterwards).toContain('meadhall_bot_threads_lost_total 0\n')
  for (const name of ['wait', 'think'])
    expect(afterwards).toContain(
      `meadhall_bot_${name}_seconds_count{game="valhalla",level="warrior"} 1\n`,
    )
})
