import { type Cut, hatch, rays } from './cut.ts'
import { Cuts } from './ink.tsx'

const SKY: readonly Cut[] = [
  'EM0 0l400 0 0 300-400 0Z',
  ['%', rays(250, 150, 90, 420, 44, 0.03), 0.35],
  'bM40 0l22 40-10 2 32 50-18-32 10-2-22-58ZM352 0l-12 34 10 2-20 34 14-40-8-2 6-28Z',
]

const BODY = 'M420 236c-90 44-134-22-90-84 44-60 0-118-74-114-50 2-74 28-92 70'
const HUMP = 'M-20 276c30-116 104-116 124 24'

function Coil({ d, width }: { d: string; width: number }) {
  return (
    <g fill="none">
      <path d={d} stroke="var(--vh-line)" strokeWidth={width + 8} />
      <path d={d} stroke="var(--vh-serpent)" strokeWidth={width} />
      <path d={d} stroke="var(--vh-line)" strokeWidth={width} strokeDasharray="2.5 9" />
      <path d={d} stroke="var(--vh-line)" strokeWidth={width * 0.56} />
      <path d={d} stroke="var(--vh-bone)" strokeWidth={width * 0.44} />
      <path d={d} stroke="var(--vh-line)" strokeWidth={width * 0.44} strokeDasharray="3 13" />
    </g>
  )
}

const HEAD: readonly Cut[] = [
  'c3.5M212 96l20-18-18-4 12-22-24 6-2-24-18 16-14-20-8 22q-20 0-34 14l-34 10q-26 6-38 22-6 12 4 20l26-2 44 12 18 6-24 16-30 8-22-4 10 16q30 16 70 6 40-10 56-36Z',
  '%.4M212 96l-8 42q-16 26-54 36-40 10-68-4l38-2q50-8 58-48 4-24 24-44Z',
  'rM148 136l-24 14-30 8-10-2q12-10-8-18 24 2 40 6 16-4 12-14Z',
  'bM62 118l14 0-12 34ZM86 118l12 2-6 18ZM106 124l10 2-4 14ZM78 156l10 2-8-18ZM98 158l10-2-6-14Z',
  'gM124 90l32-12-4 16-16 6Z',
  'kM138 84l8-2-2 16-4 0Z',
  'l3M114 84l50-20M66 100l8-4M168 84q18 8 16 28M178 70q20 12 18 36M160 132q10-8 10-20M172 142q8-2 8-8M184 134q8-2 8-8M170 156q8-2 8-8M184 148q8-2 8-8M156 152q6 0 8-8M152 166q6 0 8-8M138 168q6 0 8-8M124 172q6 0 8-8',
  ['k', hatch([90, 84], [122, 74], 5, [6, 18], 3.2)],
  '+.9M128 70l30-12-8 6ZM66 92l22-10-8 6ZM168 40l6 10-8 2ZM200 44l-6 16-6-4Z',
  'i1.4M64 160q-6 12 0 14 6-2 2-14ZM66 186q-4 14 2 16 6-2 0-16ZM90 146q-2 6 0 8 4-2 2-8Z',
]

const SHIP: readonly Cut[] = [
  'p2.4M176 196l52-6q10 22-2 46l-46 2q8-22-4-42Z',
  'r.1M188 196l12-2q10 20 0 44l-10 0q8-22-2-42ZM212 192l10 0q10 20 0 44l-10 2q10-24 0-46Z',
  'l3M204 184l0 70',
  'w2.4M148 228l6-6q2 18 16 26l66 0q16-6 18-28l8 6q0 28-22 40l-70 0q-20-8-22-38Z',
  'bM176 252a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM194 252a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM212 252a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM230 252a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z',
]

/** A row of breaking waves from left to right. */
function waves(y: number, shift: number): string {
  let d = `M${shift - 60} 310L${shift - 60} ${y}`
  for (let x = shift - 60; x < 420; x += 60) {
    d += `Q${x + 22} ${y + 8} ${x + 34} ${y - 16}Q${x + 50} ${y - 22} ${x + 54} ${y - 6}Q${x + 44} ${y - 10} ${x + 44} ${y - 2}Q${x + 50} ${y + 6} ${x + 60} ${y}`
  }
  return `${d}L430 310Z`
}

const SEA: readonly Cut[] = [
  ['I', waves(262, 10), 2.6],
  ['D', waves(280, -18), 2.6],
  [
    '+',
    `${hatch([10, 300], [390, 300], 26, [10, -16], 4)}${hatch([0, 276], [400, 272], 18, [14, -6], 3)}`,
    0.85,
  ],
]

export function Jormungandr() {
  return (
    <>
      <Cuts of={SKY} />
      <Coil d={HUMP} width={44} />
      <Coil d={BODY} width={62} />
      <Cuts of={HEAD} />
      <g transform="translate(2 -14)">
        <Cuts of={SHIP} />
      </g>
      <Cuts of={SEA} />
    </>
  )
}
