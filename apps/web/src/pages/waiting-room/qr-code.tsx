import { encode } from 'uqr'
import { pathOf } from './qr-path.ts'

interface QrCodeProps {
  readonly text: string
  /** What it leads to, for one who cannot see it. */
  readonly label: string
}

/** Four modules of quiet around it: cameras look for them. */
const BORDER = 4

/** A text as a QR code: always dark on light, whatever the theme, so that every camera reads it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#1b120a" />
    </svg>
  )
}
