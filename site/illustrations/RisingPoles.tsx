import { Jump } from './Jump.tsx'

/** Three jumps in a line, each a little higher. */
export function RisingPoles() {
  return (
    <svg className="illustration" viewBox="0 0 320 184" aria-hidden="true">
      <path className="guide" d="M20 170h280" />
      <Jump x={64} y={158} heights={[22]} reach={15} />
      <Jump x={158} y={158} heights={[22, 46]} reach={15} />
      <Jump x={252} y={158} heights={[22, 46, 70]} reach={15} />
      <path
        className="rope"
        d="M12 160c28 0 24-62 52-62s20 54 47 54s19-84 47-84s20 84 47 84s18-112 47-112s34 90 56 112"
      />
    </svg>
  )
}
