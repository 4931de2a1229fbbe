const cards = [1, 2, 3, 4, 5, 6]
/** Title, employer, place, two lines, chips, time. */
const bars = ['title', 'company', 'place', 'first', 'second', 'pills', 'time']

/** Placeholders as large as job cards. */
export function JobCardSkeletons() {
  return (
    <ul className="cards" aria-hidden="true">
      {cards.map(card => (
        <li key={card}>
          <div className="card job-card skeleton">
            {bars.map(bar => (
              <i className={bar} key={bar} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
