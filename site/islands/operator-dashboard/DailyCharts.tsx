import type { Day } from './overview.ts'
import { DayChart } from './DayChart.tsx'

const kinds = [
  { name: 'postings', title: 'Publicaciones' },
  { name: 'applications', title: 'Aplicaciones' },
  { name: 'searches', title: 'Búsquedas' }
] as const

/** The last thirty days, each kind of thing for itself. */
export function Days({ days }: { days: readonly Day[] }) {
  return (
    <div className="charts">
      {kinds.map(({ name, title }) => (
        <DayChart
          key={name}
          title={title}
          counts={days.map(one => ({ day: one.day, count: one[name] }))}
        />
      ))}
    </div>
  )
}
