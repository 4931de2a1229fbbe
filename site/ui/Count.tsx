/** How many wait for the visitor, beside the word for what it counts. */
export function Count({ of }: { of: number }) {
  if (!of) return null
  return (
    <span className="count">
      {of}
      <span className="visually-hidden"> sin ver</span>
    </span>
  )
}
