import { Pole } from './Pole.tsx'

/** Positions of the letters: 6 m from the corners and at the middle, 12 px to the metre. */
const letters: [string, number, number][] = [
  ['A', 18, 166],
  ['K', 112, 29],
  ['E', 280, 29],
  ['H', 448, 29],
  ['C', 541, 166],
  ['M', 448, 303],
  ['B', 280, 303],
  ['F', 112, 303]
]

/** A 20 × 40 arena, and a course from A: three poles, and a circle of 10 m that touches the track at C. */
export function HomeCourse() {
  return (
    <svg className="illustration course" viewBox="0 0 560 320" aria-hidden="true">
      <path
        className="guide"
        d="M280 40v240M40 160h480M112 40v8M448 40v8M112 272v8M448 272v8M280 160a120 120 0 1 1 240 0a120 120 0 1 1-240 0"
      />
      <path className="line board" d="M40 142V40h480v240H40v-102" />
      <path className="line" d="M34 142h12M34 178h12" />
      {letters.map(([letter, x, y]) => (
        <text key={letter} x={x} y={y}>
          {letter}
        </text>
      ))}
      <text className="faint" x="292" y="153">
        X
      </text>
      <path
        className="rope"
        pathLength="1"
        d="M34 160h54c46 0 38-88 88-88s44 176 104 176s96-28 172-28a60 60 0 1 0-49.1-25.6"
      />
      <path className="whipping" d="M36 160h7" />
      <Pole x={130.5} y={116} turn={24.4} />
      <Pole x={226.5} y={160} turn={-14.7} />
      <Pole x={360} y={234} turn={74.9} />
    </svg>
  )
}
