const skeletonCards = [1, 2, 3, 4, 5, 6]

/** Placeholders for cards; the class is that of their list. */
export function CardSkeletons({ className = '' }: { className?: string }) {
  return (
    <ul className={`cards ${className}`} aria-hidden="true">
      {skeletonCards.map(card => (
        <li key={card}>
          <div className="card skeleton">
            <i />
            <i />
            <i />
            <i />
          </div>
        </li>
      ))}
    </ul>
  )
}
