import { dashboardDays } from '#events/limits/figures.ts'
import type { InferResponseType } from 'hono/client'
import { brand } from '#services/words/shared/brand.ts'
import { formatCount, formatNumber } from '#services/platform/shared/formats.ts'
import { apiClient, callApi } from '#site/lib/api.ts'
import { useQuery } from '#site/stores/queries.ts'
import { ErrorPanel } from '#site/ui/feedback/ErrorPanel.tsx'
import { Spinner } from '#site/ui/feedback/Spinner.tsx'
import { FactList } from '#site/ui/FactList.tsx'

type Figures = InferResponseType<typeof apiClient.operator.figures.$get, 200>

const fetchFigures = (): Promise<Figures> => callApi(apiClient.operator.figures.$get())

/** How the board fares, in six lines. */
export function BoardStatistics() {
  const { data, error, retry } = useQuery('operator/figures', fetchFigures)
  return (
    <section className="section next-section" aria-labelledby="sitio">
      <div className="head">
        <h2 id="sitio">Cómo va el sitio</h2>
      </div>
      {data && <FactList look="box facts" facts={factsOf(data)} />}
      {error && (
        <ErrorPanel
          title="No hemos podido contar cómo va el sitio"
          message={error.message}
          onRetry={retry}
        />
      )}
      {!data && !error && <Spinner />}
    </section>
  )
}

function factsOf({ jobs, applications, profiles, alerts, reports }: Figures) {
  const { open, withPay, withHousing, closed, filled, filledHere } = jobs
  const { received, answeredInAWeek } = applications
  const { medianSeconds } = reports
  return [
    {
      name: 'Anuncios abiertos',
      value: open
        ? `${formatNumber(open)}: ${formatNumber(withPay)} ${verb(withPay, 'dice', 'dicen')} el sueldo y ${formatNumber(withHousing)} ${verb(withHousing, 'ofrece', 'ofrecen')} vivienda`
        : 'Ninguno'
    },
    {
      name: 'Respuesta',
      value: received
        ? `${percent(answeredInAWeek, received)} de las aplicaciones tuvo respuesta en ${answered} días`
        : 'Aún no se sabe',
      note: received
        ? `De ${formatCount(received, 'aplicación recibida', 'aplicaciones recibidas')} en ${counted} días, hasta hace ${answered}.`
        : `Se cuentan las aplicaciones que ya tienen ${answered} días.`
    },
    {
      name: 'Puestos cubiertos',
      value: filled
        ? `${formatNumber(filled)}, ${filledHere ? formatNumber(filledHere) : 'ninguno'} por ${brand}`
        : 'Ninguno',
      note: closed
        ? `De ${formatCount(closed, 'anuncio que su empresa cerró', 'anuncios que sus empresas cerraron')} en ${counted} días, según ellas.`
        : `Ninguna empresa ha cerrado un anuncio en ${counted} días.`
    },
    {
      name: 'Candidatos',
      value: formatCount(profiles, 'perfil publicado', 'perfiles publicados')
    },
    {
      name: 'Avisos',
      value: `${formatCount(alerts.confirmed, 'activo', 'activos')}, ${formatNumber(alerts.unconfirmed)} sin confirmar`
    },
    {
      name: 'Denuncias',
      value: `${formatCount(reports.received, 'recibida', 'recibidas')} en ${counted} días`,
      note:
        medianSeconds === null
          ? 'No se ha decidido ninguna en ese tiempo.'
          : `La mitad se decide en ${duration(medianSeconds)} o menos.`
    }
  ]
}

const { counted, answered } = dashboardDays

const verb = (count: number, one: string, many: string) => (count === 1 ? one : many)

const percent = (part: number, whole: number) =>
  `El ${Math.round((part / whole) * 100).toLocaleString('es-ES')}\u00a0%`

const hour = 3_600
const day = 24 * hour

/** «3 horas», «2 días». */
function duration(seconds: number): string {
  if (seconds < hour) return 'una hora'
  return seconds < 2 * day
    ? formatCount(Math.round(seconds / hour), 'hora', 'horas')
    : formatCount(Math.round(seconds / day), 'día', 'días')
}
