import { describe, it } from 'vitest'
import { STORE_CASES } from '../testing/store-suite.ts'
import { memoryStore } from './memory-store.ts'

describe('a store in memory', () => {
  it.each(STORE_CASES)('$name', async ({ run }) => {
    const store = memoryStore()
    await run(store, async () => store)
  })
})
