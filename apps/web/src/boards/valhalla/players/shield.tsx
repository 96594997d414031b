import type { Seat } from '@meadhall/kernel'

/** Each seat's shields are painted differently: colour is never alone. */
const PAINT: readonly string[] = [
  'M16 2A14 14 0 0 1 16 30Z',
  'M16 16L6 6A14 14 0 0 1 26 6ZM16 16L26 26A14 14 0 0 1 6 26Z',
  'M2 13H30V19H2Z',
  'M13 2H19V13H30V19H19V30H13V19H2V13H13Z',
  'M16 16L16 2A14 14 0 0 1 28 9ZM16 16L28 23A14 14 0 0 1 16 30ZM16 16L4 23A14 14 0 0 1 4 9Z',
  'M16 5A11 11 0 1 1 15.9 5ZM16 10A6 6 0 1 0 16.1 10Z',
]

interface ShieldProps {
  readonly seat: Seat
  readonly size?: string
}

/** A round shield in a player's colour and pattern. */
export function Shield({ seat, size = '1.5rem' }: ShieldProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} className="vh-shield" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill={`var(--seat-${seat})`} stroke="var(--vh-line)" />
      <path d={PAINT[seat] ?? ''} fill="var(--vh-bone)" opacity=".85" />
      <circle cx="16" cy="16" r="14.2" fill="none" stroke="var(--vh-wood-shade)" strokeWidth="2" />
      <circle cx="16" cy="16" r="4" fill="var(--vh-steel)" stroke="var(--vh-line)" />
    </svg>
  )
}
