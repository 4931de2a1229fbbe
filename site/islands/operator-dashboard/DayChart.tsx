import { number } from '#site/lib/formats.ts'
import { barsOf, type Count, dayDate, size, summaryOf } from './chart.ts'

interface Props {
  title: string
  counts: readonly Count[]
}

/** Bars by day, with what they say as a sentence and as a table. */
export function DayChart({ title, counts }: Props) {
  const [first, last] = [counts[0], counts.at(-1)]
  return (
    <figure className="panel chart">
      <figcaption>
        <h2>{title}</h2>
        <p className="muted">{summaryOf(counts)}</p>
      </figcaption>
      <svg viewBox={`0 0 ${size.width} ${size.height + 1}`} aria-hidden="true">
        {barsOf(counts).map(({ day, count, ...bar }) => (
          <rect key={day} rx="1.5" {...bar} />
        ))}
        <path d={`M0 ${size.height + 0.5}H${size.width}`} />
      </svg>
      <p className="row apart muted">
        <span>{first && dayDate(first.day)}</span>
        <span>{last && dayDate(last.day)}</span>
      </p>
      <details className="disclosure">
        <summary>
          <span>
            Ver los números <span className="unseen">de {title.toLowerCase()}</span>
          </span>
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Día</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ day, count }) => (
              <tr key={day}>
                <td>
                  <time dateTime={day}>{dayDate(day)}</time>
                </td>
                <td>{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
