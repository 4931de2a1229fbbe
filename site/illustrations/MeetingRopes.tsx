/** Two ropes in a reef knot. */
export function MeetingRopes() {
  return (
    <svg className="illustration" viewBox="0 0 320 184" aria-hidden="true">
      <path className="guide" d="M20 16h280M20 168h280" />
      <g transform="translate(-64 -36.8) scale(1.4)">
        <path
          className="rope other"
          d="M264 78H190C166 78 160 54 136 54C92 54 92 130 136 130C160 130 166 106 190 106H264"
        />
        <path className="gap" d="M90 78H130M90 106H130M184 54C228 54 228 130 184 130" />
        <path
          className="rope"
          d="M56 78H130C154 78 160 54 184 54C228 54 228 130 184 130C160 130 154 106 130 106H56"
        />
        <path
          className="gap"
          d="M172 73C166 69 160 63 153.5 59M153.5 125C160 121 166 115 172 111"
        />
        <path
          className="rope other"
          d="M178 75C166 68 161 58 146 55M146 129C161 126 166 116 178 109"
        />
      </g>
    </svg>
  )
}
