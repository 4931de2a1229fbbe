import type { OverviewDay } from '../frame/overview.ts'
import { formatNumber } from '#services/platform/shared/formats.ts'
import { daysCsvUrl } from './days-csv.ts'
import { layoutBars, type DayCount, formatDay, chartSize, chartSummary } from './chart.ts'

const series = [
  { name: 'postings', title: 'Publicaciones' },
  { name: 'applications', title: 'Aplicaciones' },
  { name: 'searches', title: 'Búsquedas' }
] as const

/** One chart of the last days for each count. */
export function DailyCharts({ days }: { days: readonly OverviewDay[] }) {
  return (
    <section className="section tab-section" aria-labelledby="cifras">
      <div className="head">
        <div>
          <h2 id="cifras" data-page-title="" tabIndex={-1}>
            {`Los últimos ${days.length} días`}
          </h2>
          <p className="hint">Recuento de sucesos, sin nombres.</p>
        </div>
        <a
          className="button secondary slim"
          href={daysCsvUrl(days)}
          download={`cifras-${days.at(-1)?.day}.csv`}
        >
          Descargar CSV
        </a>
      </div>
      <div className="stack at-top charts">
        {series.map(({ name, title }) => (
          <DayChart
            key={name}
            title={title}
            counts={days.map(day => ({ day: day.day, count: day[name] }))}
          />
        ))}
      </div>
    </section>
  )
}

interface Props {
  title: string
  counts: readonly DayCount[]
}

/** A bar for each day, with the same data as a sentence and as a table. */
function DayChart({ title, counts }: Props) {
  const [first, last] = [counts[0], counts.at(-1)]
  return (
    <figure className="panel chart">
      <figcaption>
        <h3>{title}</h3>
        <p className="big">{formatNumber(counts.reduce((sum, { count }) => sum + count, 0))}</p>
        <p className="small muted">{chartSummary(counts)}</p>
      </figcaption>
      <svg viewBox={`0 0 ${chartSize.width} ${chartSize.height + 1}`} aria-hidden="true">
        {layoutBars(counts).map(({ day, count, ...bar }) => (
          <rect key={day} rx="1.5" {...bar} />
        ))}
        <path d={`M0 ${chartSize.height + 0.5}H${chartSize.width}`} />
      </svg>
      <p className="axis small muted">
        <span>{first && formatDay(first.day)}</span>
        <span>{last && formatDay(last.day)}</span>
      </p>
      <details className="disclosure">
        <summary>
          <span>
            Ver los números <span className="visually-hidden">de {title.toLowerCase()}</span>
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
                  <time dateTime={day}>{formatDay(day)}</time>
                </td>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
