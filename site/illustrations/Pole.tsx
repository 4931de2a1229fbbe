interface Props {
  /** The middle of the pole. */
  x: number
  y: number
  /** Degrees; at 0 it lies across the page. */
  turn?: number
  length?: number
}

/** A striped pole, seen from above. */
export function Pole({ x, y, turn = 0, length = 44 }: Props) {
  const band = length / 7
  const red = [1, 3, 5].map(
    index =>
      `M${(index * band - length / 2).toFixed(1)}-4.5h${band.toFixed(1)}v9h-${band.toFixed(1)}z`
  )
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect className="pole-wood" x={-length / 2} y="-5.5" width={length} height="11" rx="2" />
      <path className="pole-band" d={red.join('')} />
    </g>
  )
}
