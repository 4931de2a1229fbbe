import { Pole } from './Pole.tsx'

/** A 20 × 40 arena, 12 px to the metre, and a course from A: three poles, and a circle of 10 m at C. */
function Course({ rope, whipping, gate }: { rope: string; whipping: string; gate: number }) {
  return (
    <>
      <path
        className="guide"
        d="M280 40v240M40 160h480M112 40v8M448 40v8M112 272v8M448 272v8M280 160a120 120 0 1 1 240 0a120 120 0 1 1-240 0"
      />
      <path className="line" d="M40 142V40h480v240H40v-102M34 142h12M34 178h12" />
      <text x="17" y={gate}>
        A
      </text>
      {letters.map(([letter, x, y]) => (
        <text key={letter} x={x} y={y}>
          {letter}
        </text>
      ))}
      <path
        className="rope"
        pathLength="1"
        d={`${rope}c46 0 38-88 88-88s44 176 104 176s96-28 172-28a60 60 0 1 0-49.1-25.6`}
      />
      <path className="whipping" d={whipping} />
      <Pole x={130.5} y={116} turn={24.4} />
      <Pole x={226.5} y={160} turn={-14.7} />
      <Pole x={360} y={234} turn={74.9} />
    </>
  )
}

const letters: [string, number, number][] = [
  ['K', 112, 30],
  ['E', 280, 30],
  ['H', 448, 30],
  ['C', 541, 166],
  ['M', 448, 306],
  ['B', 280, 306],
  ['F', 112, 306],
  ['X', 294, 152]
]

/** The rope that ties the two doors of the front page: from a ring on the card of the search through A. */
export function HomeRope() {
  return (
    <>
      <svg className="illustration tie desk" viewBox="0 0 500 268" aria-hidden="true">
        <g transform="translate(51.7 16.7) scale(0.8083)">
          <Course rope="M-52 160h140" whipping="M-46 160h10" gate={138} />
        </g>
        <circle className="ring" cx="0" cy="146" r="9" />
      </svg>
      <svg className="illustration tie phone" viewBox="0 0 328 226" aria-hidden="true">
        <g transform="translate(22.3 64) scale(0.5417)">
          <Course rope="M-1 -106V124q0 36 36 36h53" whipping="M-1 -98v12" gate={212} />
        </g>
        <circle className="ring" cx="21.8" cy="2" r="8" />
      </svg>
    </>
  )
}
