/** A circle of 20 m around X, from A: somebody looking round before they choose. */
export function SearchCircle() {
  return (
    <svg className="illustration" viewBox="0 0 320 160" aria-hidden="true">
      <path className="guide" d="M160 10v140M20 80h280" />
      <path className="line" d="M20 68V10h280v140H20V92M15 68h10M15 92h10" />
      <path className="rope" d="M14 80h30c60 0 52-64 116-64a64 64 0 1 1-61.8 80.6" />
      <circle className="mark" cx="160" cy="80" r="15" />
      <text className="on-mark" x="160" y="85.5">
        X
      </text>
    </svg>
  )
}
