import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Update } from '../../sources/source.ts'
import { Pacer } from './pacer.ts'

/** Updates are told apart by a word. */
const update = (word: string) => ({ kind: word }) as unknown as Update
const wordOf = ({ kind }: Update) => kind as string

function paced(
  { leads = {}, paces = {} }: Record<string, Record<string, number>>,
  isByHand = false,
) {
  const seen: string[] = []
  const pacer = new Pacer({
    show: (one) => void seen.push(wordOf(one)),
    lead: (one) => {
      const lasts = leads[wordOf(one)] ?? 0
      if (lasts > 0) seen.push(`${wordOf(one)}…`)
      return lasts
    },
    pace: (one) => paces[wordOf(one)] ?? 0,
    isByHand: () => isByHand,
    onBehind: () => undefined,
  })
  const add = (...words: string[]) => {
    for (const word of words) pacer.add(update(word))
  }
  return { pacer, seen, add }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the pacer', () => {
  it('shows what nobody needs to look at all at once', () => {
    const { seen, add } = paced({})
    add('a', 'b')
    expect(seen).toEqual(['a', 'b'])
  })

  it('leads in what is led in, shows it, and lets it be looked at before the next', () => {
    const { seen, add } = paced({ leads: { roll: 100 }, paces: { roll: 50 } })
    add('roll', 'next')
    expect(seen).toEqual(['roll…'])
    vi.advanceTimersByTime(100)
    expect(seen).toEqual(['roll…', 'roll'])
    vi.advanceTimersByTime(50)
    expect(seen).toEqual(['roll…', 'roll', 'next'])
  })

  it('shows what is led in at once where somebody is in a hurry, and still paces the rest', () => {
    const { pacer, seen, add } = paced({ leads: { roll: 100 }, paces: { roll: 50 } })
    add('roll', 'next')
    pacer.hurry()
    expect(seen).toEqual(['roll…', 'roll'])
    pacer.hurry()
    expect(seen).toEqual(['roll…', 'roll'])
    vi.advanceTimersByTime(50)
    expect(seen).toEqual(['roll…', 'roll', 'next'])
  })

  it('skips what is led in and all that waits, each shown once', () => {
    const { pacer, seen, add } = paced({ leads: { roll: 100, next: 100 } })
    add('roll', 'next')
    pacer.skip()
    expect(seen).toEqual(['roll…', 'roll', 'next'])
    vi.runAllTimers()
    expect(seen).toEqual(['roll…', 'roll', 'next'])
  })

  it('forgets everything when it is stopped', () => {
    const { pacer, seen, add } = paced({ leads: { roll: 100 } })
    add('roll', 'next')
    pacer.stop()
    vi.runAllTimers()
    expect(seen).toEqual(['roll…'])
  })

  it('waits for a scene until that is over', () => {
    const { pacer, seen, add } = paced({ leads: { battle: Number.POSITIVE_INFINITY } })
    add('battle', 'next')
    vi.runAllTimers()
    expect(seen).toEqual(['battle…'])
    pacer.hurry()
    expect(seen).toEqual(['battle…', 'battle', 'next'])
  })

  it('plays one scene after the other', () => {
    const endless = Number.POSITIVE_INFINITY
    const { pacer, seen, add } = paced({ leads: { battle: endless, age: endless } })
    add('battle', 'age')
    pacer.hurry()
    expect(seen).toEqual(['battle…', 'battle', 'age…'])
    pacer.hurry()
    expect(seen).toEqual(['battle…', 'battle', 'age…', 'age'])
  })

  it('forgets a scene when all is told anew', () => {
    const { seen, add } = paced({ leads: { battle: Number.POSITIVE_INFINITY } })
    add('battle', 'reset')
    expect(seen).toEqual(['battle…', 'reset'])
  })

  it('ends a scene where somebody leads on by hand', () => {
    const { seen, add } = paced({ leads: { battle: Number.POSITIVE_INFINITY } }, true)
    add('battle', 'next')
    expect(seen).toEqual(['battle…', 'battle', 'next'])
  })
})
