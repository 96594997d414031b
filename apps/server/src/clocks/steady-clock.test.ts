import { describe, expect, it } from 'vitest'
import { SteadyClock } from './steady-clock.ts'

describe('the steady clock', () => {
  it('goes on by its ticks while the time of day jumps forwards and backwards', () => {
    let wall = 1_000_000
    let ticks = 50
    const clock = new SteadyClock(
      () => wall,
      () => ticks,
    )
    wall += 3_600_000
    ticks += 10
    expect(clock.now()).toBe(1_000_010)
    wall -= 7_200_000
    ticks += 10
    expect(clock.now()).toBe(1_000_020)
  })

  it('takes the time of day anew where it is told to, and not for a little drift', () => {
    let wall = 1_000_000
    const clock = new SteadyClock(
      () => wall,
      () => 0,
    )
    wall += 2000
    clock.settle()
    expect(clock.now()).toBe(1_000_000)
    wall += 60_000
    clock.settle()
    expect(clock.now()).toBe(1_062_000)
  })
})
