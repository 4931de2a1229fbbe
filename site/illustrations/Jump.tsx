import { Pole } from './Pole.tsx'

interface Props {
  x: number
  /** The ground under its middle. */
  y: number
  /** The height of each pole, the highest last. */
  heights: number[]
  /** The distance from its middle to a standard. */
  reach?: number
}

/** A jump seen from the side: two standards with poles between them. */
export function Jump({ x, y, heights, reach = 22 }: Props) {
  const top = Math.max(...heights) + 14
  const depth = Math.round(reach * 0.64)
  return (
    <g>
      <path className="line thick" d={`M${x + reach} ${y - depth}v${-top}m-7 ${top}h14`} />
      {heights.map(height => (
        <Pole key={height} x={x} y={y - height} turn={-32.5} length={Math.round(reach * 2.27)} />
      ))}
      <path className="line thick" d={`M${x - reach} ${y + depth}v${-top}m-7 ${top}h14`} />
    </g>
  )
}
