import type { CardDef, CardId } from '@meadhall/game-blood-rage'
import { useId } from 'react'
import { Parts } from '../common/parts.tsx'
import { CardGround, CardScene, FAR, tintOf } from './card-ground.tsx'
import { type DrawingId, defOf, drawingOf, godOf, MOTIFS, type Motif } from './card-motifs.ts'

interface PlacedProps {
  readonly id: DrawingId
  readonly tint: string
  /** The middle, the size and the turn about the middle. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn?: number
  /** Dark with pale lines, as figures are. */
  readonly dark?: boolean
}

/** A drawing on the panel, pale on the colour of the card. */
function Placed({ id, tint, x, y, size, turn = 0, dark = false }: PlacedProps) {
  const scale = size / 64
  const shade = `color-mix(in srgb, ${tint}, #000 58%)`
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-32 -32)`}>
      <Parts
        drawing={drawingOf(id)}
        fill={dark ? shade : 'var(--on-clan)'}
        line={dark ? 'var(--on-clan)' : tint}
      />
    </g>
  )
}

function isFigure(id: DrawingId): boolean {
  return id === 'warrior' || id === 'leader' || id === 'ship'
}

interface LayoutProps {
  readonly motif: Motif
  readonly tint: string
}

function Row({ motif, tint }: LayoutProps) {
  const { main, count = 2 } = motif
  const step = count === 2 ? 74 : 58
  const spots = Array.from({ length: count }, (_, index) => index - (count - 1) / 2)
  return spots.map((spot) => (
    <Placed
      key={spot}
      id={main}
      tint={tint}
      x={100 + spot * step}
      y={spot === 0 ? 58 : 64}
      size={spot === 0 ? 88 : 74}
      dark={isFigure(main)}
    />
  ))
}

function Fan({ motif, tint }: LayoutProps) {
  const { count = 2, mate = 'sword' } = motif
  const spread = 23
  const turns = Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * spread)
  return (
    <g>
      {turns.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 100 128)`}>
          <Placed id={mate} tint={tint} x={100} y={48} size={84} />
        </g>
      ))}
      <circle cx="100" cy="116" r="34" fill={tint} stroke="var(--on-clan)" strokeWidth="3" />
      <Placed id={motif.main} tint={tint} x={100} y={106} size={38} />
    </g>
  )
}

function Centre({ motif, tint }: LayoutProps) {
  const { main, mate } = motif
  return (
    <g>
      {mate && (
        <>
          <Placed id={mate} tint={tint} x={36} y={64} size={50} turn={-8} />
          <g transform="matrix(-1 0 0 1 200 0)">
            <Placed id={mate} tint={tint} x={36} y={64} size={50} turn={-8} />
          </g>
        </>
      )}
      <Placed id={main} tint={tint} x={100} y={60} size={mate ? 92 : 102} dark={isFigure(main)} />
    </g>
  )
}

function Beast({ motif, tint }: LayoutProps) {
  const { main, mate } = motif
  return (
    <g>
      <g opacity=".4">
        {mate &&
          FAR.map(([x, y, size]) => (
            <Placed key={x} id={mate} tint={tint} x={x} y={y + 8} size={size * 1.25} />
          ))}
      </g>
      <path d="M0 112C40 102 60 108 100 108S170 102 200 112V120H0Z" fill="#000" opacity=".35" />
      <Placed id={main} tint={tint} x={100} y={60} size={106} dark />
    </g>
  )
}

function Layout(props: LayoutProps) {
  const { layout } = props.motif
  if (layout === 'beast') return <Beast {...props} />
  if (layout === 'row') return <Row {...props} />
  if (layout === 'fan') return <Fan {...props} />
  if (layout === 'scene') return <CardScene main={props.motif.main} />
  return <Centre {...props} />
}

/** Two great swords behind what a battle card shows. */
function Clash({ tint }: { readonly tint: string }) {
  return (
    <g opacity=".38">
      <Placed id="sword" tint={tint} x={100} y={60} size={190} turn={58} />
      <Placed id="sword" tint={tint} x={100} y={60} size={190} turn={-58} />
    </g>
  )
}

export interface CardArtProps {
  /** A card by its id or, whatever its age, by its name. */
  readonly card: CardDef | CardId
}

/** The picture of a card: an svg with a box of 200 by 120 that fills the width it is given. */
export function CardArt({ card }: CardArtProps) {
  const clip = useId()
  const def = defOf(card)
  const motif = MOTIFS[def]
  const tint = tintOf(def)
  return (
    <svg viewBox="0 0 200 120" width="100%" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <rect width="200" height="120" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <CardGround def={def} god={godOf(def)} tint={tint} />
        {motif.battle && motif.layout !== 'fan' && <Clash tint={tint} />}
        <Layout motif={motif} tint={tint} />
      </g>
      <path
        d="M3 3H197V117H3Z"
        fill="none"
        stroke="var(--on-clan)"
        strokeOpacity=".55"
        strokeWidth="1.5"
      />
    </svg>
  )
}
