/** A shield in two pieces: for pages that say what went wrong. */
export function BrokenShield() {
  return (
    <svg className="broken-shield" viewBox="0 0 200 180" aria-hidden="true">
      <ellipse className="shadow" cx="100" cy="166" rx="78" ry="9" />
      <g className="half" transform="rotate(-9 80 90)">
        <path
          className="wood"
          d="M92 14A76 76 0 0 0 92 166L84 146L98 128L82 108L96 90L84 70L98 50L86 32Z"
        />
        <path className="band" d="M92 14A76 76 0 0 0 92 166L90 160A70 70 0 0 1 90 20Z" />
        <path className="grain" d="M36 60V122M54 42V140M70 32V150" />
        <path className="boss" d="M88 70A24 24 0 0 0 84 112L96 90Z" />
      </g>
      <g className="half" transform="translate(16 2) rotate(11 120 90)">
        <path
          className="wood red"
          d="M98 14A76 76 0 0 1 98 166L90 146L104 128L88 108L102 90L90 70L104 50L92 32Z"
        />
        <path className="band" d="M98 14A76 76 0 0 1 98 166L100 160A70 70 0 0 0 100 20Z" />
        <path className="grain" d="M122 34V148M140 46V136M156 66V116" />
        <path className="boss" d="M94 70A24 24 0 0 1 92 112L102 90Z" />
      </g>
    </svg>
  )
}
