/** An arena with nobody in it: only X, its middle. */
export function BareArena() {
  return (
    <svg className="illustration" viewBox="0 0 220 110" aria-hidden="true">
      <rect className="line" x="10" y="10" width="200" height="90" rx="2" />
      <path className="guide" d="M110 10v90M10 55h200" />
      <text x="110" y="60">
        X
      </text>
    </svg>
  )
}
