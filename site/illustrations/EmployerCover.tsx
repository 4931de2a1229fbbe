/** The arena of an employer that has no photo. */
export function EmployerCover() {
  return (
    <div className="employer-cover none">
      <svg
        className="illustration"
        viewBox="0 0 1160 150"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path className="line" d="M20 24h1120v150H20z" />
        <path
          className="guide"
          d="M580 24v34M580 98v76M20 78h540M600 78h540M640 78a60 60 0 1 1-120 0a60 60 0 1 1 120 0"
        />
        <text x="580" y="83">
          X
        </text>
      </svg>
    </div>
  )
}
