/** The product's name, written with a rope. */
export function Signature() {
  return (
    <svg className="illustration" viewBox="0 0 320 120" aria-hidden="true">
      <path className="guide" d="M16 92h288" />
      <path
        className="rope"
        d="M14 60C26 36 52 16 68 22C86 30 78 54 56 58C74 60 72 92 92 92C104 92 110 78 122 66C116 58 98 62 98 80C98 96 118 96 124 66C122 84 126 92 134 92C144 92 148 66 150 64C148 76 148 84 148 92C152 72 160 62 166 66C170 70 167 84 167 92C171 72 179 62 185 66C190 70 183 92 194 92C204 92 212 78 224 66C218 58 200 62 200 80C200 96 220 96 226 66C224 84 228 92 236 92C256 92 276 20 262 18C246 18 244 92 266 92C282 92 292 80 306 70M44 26C48 50 46 72 40 92"
      />
    </svg>
  )
}
