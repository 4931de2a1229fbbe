/** An arena with a gap in its fence, and the rope that has left through it. */
export function OpenFence() {
  return (
    <svg className="illustration" viewBox="0 0 320 170" aria-hidden="true">
      <path className="guide" d="M120 15v120M20 75h200" />
      <path className="line" d="M220 92v43H20V15h200v38" />
      <path className="line thick" d="M220 53l16-17M220 92l15 15" />
      <text className="faint" x="110" y="70">
        X
      </text>
      <path
        className="rope"
        d="M44 75c26 0 24 34 52 34s26-62 58-62s30 26 66 26c44 0 34 54 66 54c22 0 20-30 2-30c-22 0-16 54 24 54"
      />
    </svg>
  )
}
