/** Where cards will be. */
export function CardSkeletons({ count = 6 }: { count?: number }) {
  const places = Array.from({ length: count }, (_, nth) => nth)
  return (
    <ul className="cards" aria-hidden="true">
      {places.map(place => (
        <li key={place}>
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
