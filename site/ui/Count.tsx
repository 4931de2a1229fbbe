/** The number of things that wait for the visitor, beside their name. */
export function Count({ of }: { of: number }) {
  if (!of) return null
  return (
    <span className="count">
      {of}
      <span className="visually-hidden"> sin ver</span>
    </span>
  )
}
