const letters: [string, number, number][] = [
  ['K', 72, 34],
  ['E', 160, 34],
  ['H', 248, 34],
  ['M', 248, 150],
  ['B', 160, 150],
  ['F', 72, 150]
]

/** The letters of an arena, joined by a figure of eight that passes all of them. */
export function LinkedLetters() {
  return (
    <svg className="illustration" viewBox="0 0 320 184" aria-hidden="true">
      <path className="guide" d="M30 34h260v116H30zM160 34v116" />
      <path className="rope" d="M72 34L248 150C304 186 304-2 248 34L72 150C16 186 16-2 72 34z" />
      {letters.map(([letter, x, y]) => (
        <g key={letter}>
          <circle className="mark" cx={x} cy={y} r="16" />
          <text className="on-mark" x={x} y={y + 5.5}>
            {letter}
          </text>
        </g>
      ))}
    </svg>
  )
}
