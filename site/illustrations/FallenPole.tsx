import { Pole } from './Pole.tsx'

/** A pole that somebody knocked down. */
export function FallenPole() {
  return (
    <svg className="illustration" viewBox="0 0 220 110" aria-hidden="true">
      <path className="guide" d="M10 96h200" />
      <path className="line thick" d="M58 96V30M162 96V30M50 96h16M154 96h16" />
      <Pole x={112} y={76} turn={-18} length={96} />
    </svg>
  )
}
