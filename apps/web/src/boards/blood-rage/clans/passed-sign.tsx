/** No more turns in this age: a circle that is crossed out. */
export function PassedSign() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="9">
      <circle cx="32" cy="32" r="24" />
      <path d="M15 15l34 34" />
    </g>
  )
}
