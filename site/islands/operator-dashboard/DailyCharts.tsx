import type { OverviewDay } from './overview.ts'
import { DayChart } from './DayChart.tsx'

const series = [
  { name: 'postings', title: 'Publicaciones' },
  { name: 'applications', title: 'Aplicaciones' },
  { name: 'searches', title: 'Búsquedas' }
] as const

/** One chart of the last thirty days for each count. */
export function DailyCharts({ days }: { days: readonly OverviewDay[] }) {
  return (
    <section className="section tab-section" aria-labelledby="cifras">
      <div className="head">
        <div>
          <h2 id="cifras" data-page-title="" tabIndex={-1}>
            Los últimos 30 días
          </h2>
          <p className="hint">Recuento de sucesos, sin nombres.</p>
        </div>
      </div>
      <div className="charts">
        {series.map(({ name, title }) => (
          <DayChart
            key={name}
            title={title}
            counts={days.map(one => ({ day: one.day, count: one[name] }))}
          />
        ))}
      </div>
    </section>
  )
}
