import { describe, expect, it } from 'vitest'
import { claimByCalling } from './lock-by-calling.ts'

/** What became of a claim: `null` where it was granted. */
function claimed(id: string, patience = 0): Promise<string | null> {
  return claimByCalling(id, patience).then(
    () => null,
    (error) => error.failure,
  )
}

describe('a game without locks of the browser', () => {
  it('goes to the first who asks, and to nobody else', async () => {
    expect(await claimed('first')).toBeNull()
    expect(await claimed('first')).toBe('elsewhere')
    expect(await claimed('other')).toBeNull()
  })

  it('goes to one of those who ask at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => claimed('contested', 1)))
    expect(all.filter((one) => one === null)).toHaveLength(1)
  })
})
