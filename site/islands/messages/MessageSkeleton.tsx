/** Where lines of text will be. */
export function MessageSkeleton() {
  return (
    <div className="skeleton stack" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  )
}
