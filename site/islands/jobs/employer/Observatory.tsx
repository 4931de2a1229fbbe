import { inWords } from '#services/words/shared/spanish-counts.ts'
import { countedDays, observatoryLeast, observatoryMonths } from '#events/limits/figures.ts'
import { provinceOf } from '#events/places/shared/provinces.ts'
import { roleLabels } from '#services/words/words.ts'
import type { ObservatoryData } from '#services/pages/shared/contract.ts'
import { formatEuros } from '#services/platform/shared/formats.ts'
import { formatCount, formatNumber, longDate } from '#services/platform/shared/formats.ts'

type Row = NonNullable<ObservatoryData>['rows'][number]

/** Figures of the jobs of a year; rendered by the server only. */
export function Observatory({ data }: { data: ObservatoryData }) {
  const all = data?.rows.find(({ role, province }) => !role && !province)
  if (!data || !all) {
    return (
      <p className="notice">
        Todavía no hay anuncios suficientes. Cada cifra saldrá de {inWords(observatoryLeast.jobs)}{' '}
        anuncios o más, de {inWords(observatoryLeast.employers)} empresas distintas.
      </p>
    )
  }
  const roles = data.rows.filter(({ role, province }) => role && !province)
  const provinces = data.rows.filter(({ role, province }) => !role && province)
  return (
    <>
      <p className="muted">
        Los {inWords(observatoryMonths)} meses hasta el{' '}
        <time dateTime={data.countedAt.slice(0, 10)}>{longDate(data.countedAt)}</time>
      </p>
      <dl className="observatory-figures">
        <Figure name="Anuncios" value={formatNumber(all.jobs)} />
        <Figure name="Sueldo mediano" value={all.pay && `${formatEuros(all.pay.median)}/mes`} />
        <Figure name="Con vivienda" value={housedShare(all)} />
        <Figure name="Se cubren en" value={daysText(all)} />
        <Figure
          name={`Contestadas en ${inWords(countedDays.to)} días`}
          value={data.answeredInTime !== null && percentText(data.answeredInTime)}
        />
      </dl>
      <FigureTable
        title="Por puesto"
        first="Puesto"
        rows={roles}
        nameOf={({ role }) => role && roleLabels[role]}
      />
      <FigureTable
        title="Por provincia"
        first="Provincia"
        rows={provinces}
        nameOf={({ province }) => provinceOf(province)?.name ?? ''}
      />
    </>
  )
}

function Figure({ name, value }: { name: string; value: string | false | null | undefined }) {
  if (!value) return null
  return (
    <div className="surface">
      <dt className="muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

interface TableProps {
  title: string
  /** The heading of the first column. */
  first: string
  rows: Row[]
  nameOf(row: Row): string
}

function FigureTable({ title, first, rows, nameOf }: TableProps) {
  if (rows.length === 0) return null
  const scale = payScale(rows)
  const isAnyFilled = rows.some(({ fill }) => fill)
  const headings = [first, 'Anuncios', 'Sueldo al mes', 'Vivienda']
  return (
    <section>
      <h2>{title}</h2>
      <div className="table-box">
        <table className="table">
          <thead>
            <tr>
              {[...headings, ...(isAnyFilled ? ['Se cubre en'] : [])].map(name => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={nameOf(row)}>
                <td data-label={first}>
                  <b>{nameOf(row)}</b>
                </td>
                <td data-label="Anuncios">{formatNumber(row.jobs)}</td>
                <td data-label="Sueldo">
                  <PayRange pay={row.pay} scale={scale} />
                </td>
                <td data-label="Vivienda">{housedShare(row) ?? '–'}</td>
                {isAnyFilled && <td data-label="Cubierto">{daysText(row) ?? '–'}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const chart = { width: 240, height: 12 }

/** The position of an amount in the charts of a table, in pixels. */
function payScale(rows: readonly Row[]): (euros: number) => number {
  const amounts = rows.flatMap(({ pay }) => (pay ? [pay.low, pay.high] : []))
  const least = Math.min(...amounts) * 0.9
  const most = Math.max(...amounts) * 1.05
  return euros => Math.round(((euros - least) / (most - least)) * chart.width)
}

/** Half of the jobs pay within the bar; the line is in the middle of all. */
function PayRange({ pay, scale: x }: { pay: Row['pay']; scale: (euros: number) => number }) {
  if (!pay) return <span>–</span>
  return (
    <div className="stack gap-1 pay-range">
      <span>
        <b translate="no">{formatEuros(pay.median)}</b>{' '}
        <span
          className="muted"
          translate="no"
        >{`${formatEuros(pay.low)} a ${formatEuros(pay.high)}`}</span>
      </span>
      <svg viewBox={`0 0 ${chart.width} ${chart.height}`} aria-hidden="true">
        <path className="axis" d={`M0 6H${chart.width}`} />
        <rect x={x(pay.low)} y="2" width={Math.max(2, x(pay.high) - x(pay.low))} height="8" />
        <path className="middle" d={`M${x(pay.median)} 0V${chart.height}`} />
      </svg>
    </div>
  )
}

function housedShare({ housed, jobs }: Row): string | undefined {
  return housed === null ? undefined : percentText(housed / jobs)
}

const percentText = (share: number) => `${Math.round(share * 100)}\u00a0%`

function daysText({ fill }: Row): string | undefined {
  return fill ? formatCount(Math.round(fill.days), 'día', 'días') : undefined
}
