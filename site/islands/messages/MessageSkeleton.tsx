/** Placeholder for lines of text. */
export function MessageSkeleton() {
  return (
    <div className="skeleton stack" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  )
}
