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
    <div className="charts">
      {series.map(({ name, title }) => (
        <DayChart
          key={name}
          title={title}
          counts={days.map(one => ({ day: one.day, count: one[name] }))}
        />
      ))}
    </div>
  )
}
