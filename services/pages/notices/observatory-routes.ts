import { Hono } from 'hono'
import { foldText } from '#events/folded-text.ts'
import { provinceOf } from '#events/places/shared/provinces.ts'
import { findObservatory, type ObservatoryRow } from '#projections/jobs/figures/observatory.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { brand } from '#services/words/shared/brand.ts'
import { roleLabels } from '#services/words/words.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { sendPage, sendText } from '../site/send.ts'

const csvHeaders = {
  'Content-Type': 'text/csv; charset=utf-8',
  'Cache-Control': cacheControl.sharedOneHour,
  Link: '<https://creativecommons.org/licenses/by/4.0/deed.es>; rel="license"'
}

/** Figures of the jobs of a year, as a page and as CSV. */
export const observatoryRoutes = (site: BuiltSite) =>
  new Hono<AppEnv>()
    .get('/observatorio', authorize('searchJobs'), async c => {
      const { db } = c.env.board
      const observatory = site.render().renderObservatory(await findObservatory(db))
      return sendPage(c, site.observatory.fill({ observatory }), site.observatory.policy)
    })

    .get('/observatorio.csv', authorize('searchJobs'), async c => {
      const { db } = c.env.board
      const found = await findObservatory(db)
      const isForExcel = c.req.query('separador') === 'punto-y-coma'
      const ownName = foldText(brand).plain.replace(/[^a-z0-9]+/g, '-')
      const name = `observatorio-${ownName}${isForExcel ? '-excel' : ''}`
      return sendText(c, toCsv(found?.rows ?? [], isForExcel ? ';' : ','), {
        ...csvHeaders,
        'Content-Disposition': `attachment; filename="${name}.csv"`
      })
    })

const columns: Record<string, (row: ObservatoryRow) => string | number | undefined> = {
  puesto: ({ role }) => (role ? roleLabels[role] : 'todos'),
  provincia: ({ province }) => (province ? provinceOf(province)?.name : 'todas'),
  anuncios: ({ jobs }) => jobs,
  anuncios_con_sueldo: ({ pay }) => pay?.jobs,
  sueldo_cuartil_1: ({ pay }) => pay?.low,
  sueldo_mediana: ({ pay }) => pay?.median,
  sueldo_cuartil_3: ({ pay }) => pay?.high,
  anuncios_con_alojamiento: ({ housed }) => housed ?? undefined,
  anuncios_cubiertos: ({ fill }) => fill?.jobs,
  dias_hasta_cubrir_mediana: ({ fill }) => fill?.days
}

/**
 * RFC 4180, with the byte order mark by which spreadsheets recognize UTF-8. Where decimals have commas Excel parts columns by
 * semicolons only; a line `sep=,` would be a row for all other readers.
 */
function toCsv(rows: readonly ObservatoryRow[], separator: ',' | ';'): string {
  const cells = rows.map(row => Object.values(columns).map(cell => cell(row) ?? ''))
  const lines = [Object.keys(columns), ...cells]
  return `\uFEFF${lines.map(line => `${line.map(quote).join(separator)}\r\n`).join('')}`
}

const quote = (value: string | number) =>
  /[",;\r\n]/.test(`${value}`) ? `"${`${value}`.replaceAll('"', '""')}"` : `${value}`
