const letters = [
  ['A', 15, 135],
  ['C', 505, 135],
  ['K', 147, 24],
  ['E', 260, 24],
  ['H', 373, 24],
  ['F', 147, 250],
  ['B', 260, 250],
  ['M', 373, 250]
] as const

/** A serpentine of four loops from A to C, as a dressage test asks for it. */
export function Serpentine() {
  return (
    <svg className="illustration" viewBox="0 0 520 260" aria-hidden="true">
      <rect className="line" x="34" y="34" width="452" height="192" rx="2" />
      <path className="guide" d="M147 34v192M260 34v192M373 34v192M34 130h452" />
      <path
        className="rope"
        d="M34 130C34 84 62 62 90.500 62S147 84 147 130 175 198 203.500 198 260 176 260 130 288 62 316.500 62 373 84 373 130 401 198 429.500 198 486 176 486 130"
      />
      <rect className="pole-wood" x="196" y="174" width="14" height="48" rx="3" />
      <path className="pole-band" d="M197 180h12v9h-12zM197 194h12v9h-12zM197 208h12v9h-12z" />
      {letters.map(([letter, x, y]) => (
        <text key={letter} x={x} y={y}>
          {letter}
        </text>
      ))}
    </svg>
  )
}
