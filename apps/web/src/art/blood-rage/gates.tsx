const LEAF = 'M0 0V-150C0-190 40-214 80-220V0Z'
const BOARDS = 'M20 0V-186M40 0V-206M60 0V-215M0-60H80M0-130H80'

/** Valhalla's gates about the middle of their threshold, 400 wide; `data-open` opens the leaves. */
export function ValhallaGates({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <g className="gates" data-open={isOpen || undefined}>
      <path d="M-130 6V-160C-120-240-50-280 0-284C50-280 120-240 130-160V6Z" fill="#4a3120" />
      <path d="M-150 6H150V22H-150Z" fill="#2c1c12" />
      <path fill="#fff0b8" d="M-84 0V-150C-80-194-40-216 0-220C40-216 80-194 84-150V0Z" />
      <g transform="translate(-82 0)">
        <g className="gates-leaf">
          <path d={LEAF} fill="#8a5a2e" stroke="#2c1c12" strokeWidth="4" />
          <path d={BOARDS} fill="none" stroke="#2c1c12" strokeWidth="2.5" />
          <circle cx="66" cy="-84" r="7" fill="#e0b050" />
        </g>
      </g>
      <g transform="translate(82 0) scale(-1 1)">
        <g className="gates-leaf">
          <path d={LEAF} fill="#8a5a2e" stroke="#2c1c12" strokeWidth="4" />
          <path d={BOARDS} fill="none" stroke="#2c1c12" strokeWidth="2.5" />
          <circle cx="66" cy="-84" r="7" fill="#e0b050" />
        </g>
      </g>
      <path
        d="M-134-170C-124-252-54-292 0-296C54-292 124-252 134-170"
        fill="none"
        stroke="#e0b050"
        strokeWidth="7"
      />
    </g>
  )
}
