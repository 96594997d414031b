import { type Cut, hatch, rays, ring } from './cut.ts'
import { Cuts } from './ink.tsx'

const SKY: readonly Cut[] = [
  'RM0 0l400 0 0 300-400 0Z',
  ['%', rays(92, 178, 62, 420, 40, 0.035), 0.3],
  ['g', rays(92, 178, 50, 82, 24, 0.07)],
  ['g', ring(92, 178, 47), 3],
  'GM92 133A45 45 0 0 1 92 223Q118 206 118 178Q118 150 92 133Z',
  ['l', `${ring(92, 178, 38)}M70 172Q78 164 86 172M70 196Q86 206 100 194`, 2.4],
]

const WOLF =
  'M400 300l-190 0 16-18-22 2 14-18-24-4q-44 2-82-10-30-6-38-20l6-10q12 6 26 2l46-16 38-20 18-18-24-12-34-12-40-10-30-8q-20-6-22-24 2-14 20-16l22-4q28-6 50-10l16-22 24-14 20-4 8-30 26 26 18-2 22-26 16 46 26-6-6 20 32 2-8 18 30 10-10 16 30 14-10 14 16 14Z'

const TEETH =
  'M82 128l16 4-4 34ZM104 134l10 2-4 18ZM118 138l12 2-4 18ZM134 142l12 4-4 18ZM150 148l14 4-6 16ZM168 154l12 4-4 12ZM86 226l18 0-12-34ZM108 224l12-4-8-18ZM124 218l12-6-6-16ZM140 212l12-6-6-16ZM156 204l12-6-6-14Z'

/** Tufts of fur around the muzzle: thick where they grow, thin and bent where they end. */
function tufts(radius: number, from: number, to: number, count: number, long: number): string {
  const parts: string[] = []
  for (let i = 0; i < count; i++) {
    const a = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
    const reach = long * ([1, 0.6, 0.85, 0.7, 1.1][i % 5] ?? 1)
    const on = (r: number, turn: number) =>
      `${Math.round(150 + r * Math.cos(a + turn))} ${Math.round(140 + r * Math.sin(a + turn))}`
    const half = 4.5 / radius
    parts.push(
      `M${on(radius, -half)}Q${on(radius + reach * 0.5, -half / 2)} ${on(radius + reach, half * 3)}` +
        `Q${on(radius + reach * 0.4, half * 1.6)} ${on(radius + 4, half)}Z`,
    )
  }
  return parts.join('')
}

const FUR = [
  tufts(74, 42, 74, 4, 26),
  tufts(88, -38, 30, 7, 30),
  tufts(118, -46, 66, 14, 30),
  tufts(152, -34, 62, 14, 34),
  tufts(190, -14, 50, 12, 36),
  tufts(230, 1, 38, 9, 30),
].join('')

const HEAD: readonly Cut[] = [
  ['k', WOLF],
  'r2.5M204 172q-36 4-62 22-20 14-30 4 8 22 34 14 38-14 62-34Z',
  'L2M196 180q-32 8-56 24',
  ['b', TEETH],
  ['+', `${FUR}${hatch([100, 94], [142, 84], 5, [8, 26], 4.5)}`, 1],
  ['+', hatch([104, 246], [190, 256], 8, [10, -22], 4), 1],
  '+1M62 104q2-10 18-10l-4 6-10 8ZM222 18l16 16-22 2ZM284 16l6 28-20-10Z',
  'gM164 92l44-24-4 18-16 10Z',
  'kM186 82l8-4 0 14-6 2Z',
  '+1M154 86l60-32-2 8-46 20ZM176 98l20 0 16-8-12 14Z',
]

function chain(): string {
  const links = [
    [236, 296, 20],
    [262, 282, -30],
    [290, 272, 15],
    [318, 270, -20],
    [346, 258, -35],
  ]
  return links
    .map(([x = 0, y = 0, turn = 0]) => {
      const a = (turn * Math.PI) / 180
      const dx = Math.round(15 * Math.cos(a))
      const dy = Math.round(15 * Math.sin(a))
      return `M${x - dx} ${y - dy}A17 10 ${turn} 1 1 ${x + dx} ${y + dy}A17 10 ${turn} 1 1 ${x - dx} ${y - dy}`
    })
    .join('')
}

const CHAIN: readonly Cut[] = [
  ['l', chain(), 11],
  ['q', chain(), 5.5],
]

/** A hall, a few spears, and the end of the world above them. */
const LAND: readonly Cut[] = [
  'kM0 300l0-28 26 4 14-14-6-6 4-4 14 12 14-12 4 4-6 6 16 16 32-6 28 10 36-4 38 22Z',
  'l2.2M96 276l2-26M108 276l2-30M120 278l2-24M132 280l4-28M10 276l0-24M18 276l2-20',
  ['k', `${ring(103, 269, 3.6)}${ring(115, 271, 3.6)}${ring(127, 274, 3.6)}${ring(14, 268, 3.6)}`],
  'g.1M48 280l0-10 4-4 4 4 0 10Z',
]

export function Fenrir() {
  return (
    <>
      <Cuts of={SKY} />
      <Cuts of={HEAD} />
      <Cuts of={CHAIN} />
      <Cuts of={LAND} />
    </>
  )
}
