import { Jump } from './Jump.tsx'

/** A rope that clears a jump. */
export function ApplyJump() {
  return (
    <svg className="illustration" viewBox="0 0 320 160" aria-hidden="true">
      <path className="guide" d="M20 140h280" />
      <Jump x={160} y={126} heights={[22, 48]} />
      <path className="rope" d="M14 134c84 0 80-112 146-112s62 112 146 112" />
    </svg>
  )
}
