import type { Action, Decision } from '@meadhall/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type LaidGame, playedTo, playedUntil } from './support/games.ts'
import { asked } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

const STATES: readonly (readonly [string, LaidGame, string])[] = [
  ['Blood Rage, turn', { game: 'blood-rage', seats: ['person', 'warrior'] }, 'turn'],
  ['Blood Rage, march', { game: 'blood-rage', seats: ['person', 'warrior'] }, 'march'],
  ['Valhalla, turn', { game: 'valhalla', seats: ['person', 'warrior'] }, 'turn'],
  ['Valhalla, battle', { game: 'valhalla', seats: ['person', 'warrior'] }, 'phase'],
]

/** Of everything drawn to point at: whether it has an edge in the system's colour of choice. */
function edges(page: Page): Promise<{ name: string; isOpen: boolean; hasEdge: boolean }[]> {
  return page.evaluate(() => {
    const probe = document.createElement('span')
    probe.style.color = 'Highlight'
    document.body.append(probe)
    const highlight = getComputedStyle(probe).color
    probe.remove()
    const isEdged = (one: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one)
      const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      const drawn = one.matches('path') ? one : one.querySelector('circle')
      const isDrawn = drawn !== null && getComputedStyle(drawn).stroke === highlight
      return one instanceof SVGElement ? isDrawn : isOutlined && outlineColor === highlight
    }
    return [...document.querySelectorAll<HTMLElement | SVGElement>('[data-target]')]
      .filter((one) => one.checkVisibility() && one !== document.activeElement)
      .filter((one) => one.dataset['state'] !== 'picked')
      .map((one) => ({
        name: one.dataset['target'] ?? '',
        isOpen: one.dataset['state'] === 'open',
        hasEdge: isEdged(one),
      }))
  })
}

describe('in forced colours', () => {
  it.each(STATES)(
    '%s: what may be chosen has an edge, what may not has none',
    async (_, laid, kind) => {
      const page = await visitTable(playedTo(laid, kind))
      await asked(page)
      await page.emulateMedia({ forcedColors: 'active' })
      const all = await edges(page)
      expect(all.filter(({ isOpen }) => isOpen).length).toBeGreaterThan(0)
      expect(all.filter(({ isOpen, hasEdge }) => isOpen !== hasEdge)).toEqual([])
    },
  )
})

const isMarch = ({ type }: Action): boolean => type === 'march'

/** How a line stands out from what it is drawn on, by WCAG: 1 to 21. */
function contrasts(page: Page): Promise<{ what: string; ratio: number }[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (canvas === null) throw new Error('no canvas')
    const probe = document.createElement('span')
    document.body.append(probe)
    const luminance = (...layers: string[]) => {
      for (const layer of layers) {
        probe.style.color = layer
        canvas.fillStyle = getComputedStyle(probe).color
        canvas.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (one) => {
          const part = one / 255
          return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        },
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const against = (line: number, ground: number) =>
      (Math.max(line, ground) + 0.05) / (Math.min(line, ground) + 0.05)
    const lands = ['alfheim', 'manheim', 'jotunheim', 'yggdrasil'].map(
      (one) => `var(--region-${one})`,
    )
    const grounds = [...lands, 'var(--water)']
    const tint = 'color-mix(in srgb, var(--choose-glow), transparent 80%)'
    const rings = ['--choose', '--accent', '--focus'].flatMap((ring) =>
      grounds.flatMap((ground) => [
        {
          what: `${ring} on ${ground}`,
          ratio: against(luminance(`var(${ring})`), luminance(ground)),
        },
        {
          what: `${ring} on ${ground}, lit`,
          ratio: against(luminance(`var(${ring})`), luminance(ground, tint)),
        },
      ]),
    )
    const villages = [...document.querySelectorAll('.br-land g[stroke] > circle[r="31"]')].map(
      (one) => {
        const line = one.parentElement?.getAttribute('stroke') ?? ''
        const land = /var\(--region-\w+\)/.exec(line)?.[0] ?? ''
        const inside = 'color-mix(in srgb, var(--raised), transparent 50%)'
        const ratios = [luminance(land), luminance(land, inside)].map((ground) =>
          against(luminance(line), ground),
        )
        return { what: `village on ${land}`, ratio: Math.min(...ratios) }
      },
    )
    probe.remove()
    return [...rings, ...villages]
  })
}

describe.each(['light', 'dark'] as const)('on the %s map', (theme) => {
  it('rings and the outlines of villages reach 3:1', async () => {
    const laid: LaidGame = { game: 'blood-rage', seats: ['person', 'warrior'] }
    const canMarch = (decision: Decision, legal: () => readonly Action[]) =>
      decision.kind === 'turn' && decision.seat === 0 && legal().some(isMarch)
    const page = await visitTable(playedUntil(laid, canMarch), { settings: { theme } })
    await asked(page)
    const measured = await contrasts(page)
    expect(measured.filter(({ what }) => what.startsWith('village')).length).toBeGreaterThan(20)
    expect(measured.filter(({ ratio }) => ratio < 3)).toEqual([])
    const ring = await page.evaluate(() => {
      const place = document.querySelector('.br-place[data-state="open"]')
      const probe = document.createElement('span')
      probe.style.color = 'var(--choose)'
      document.body.append(probe)
      return place && getComputedStyle(place).stroke === getComputedStyle(probe).color
    })
    expect(ring).toBe(true)
  })
})
