import { describe, it } from 'vitest'
import { memoryStore } from './memory-store.ts'
import { STORE_CASES } from './testing/store-suite.ts'

describe('a store in memory', () => {
  it.each(STORE_CASES)('$name', async ({ run }) => {
    const store = memoryStore()
    await run(store, async () => store)
  })
})
