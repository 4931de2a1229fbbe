import { Hono } from 'hono'
import { html } from 'hono/html'
import { caseOutcomes, caseRules } from '#events/aggregates/case-choices.ts'
import { listMonthFigures, type MonthFigures } from '#projections/cases/figures.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { outcomeLabels } from '#services/cases/shared/case-texts.ts'
import { reportReasons } from '#services/words/words.ts'
import { formatNumber } from '#services/platform/shared/formats.ts'
import { timeZone } from '#services/platform/shared/time-zone.ts'
import type { BuiltSite } from '../site/built-site.ts'
import { sendPage } from '../site/send.ts'
import type { Html } from '../forms/plain-fields.ts'

const shownMonths = 24

/** Reports and decisions, by month. */
export function transparencyRoutes({ transparency: template }: BuiltSite): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/transparencia', authorize('findJob'), async c => {
    const { db } = c.env.board
    const months = await listMonthFigures(db, shownMonths)
    const figures = String(await renderTransparency(months))
    return sendPage(c, template.fill({ figures }), template.policy)
  })
}

/** The figures of each month, the newest first. */
function renderTransparency(months: readonly MonthFigures[]): Html {
  if (!months.length) {
    return html`<p class="notice">Todavía no hemos recibido ninguna denuncia.</p>`
  }
  return html`${months.map(
    month => html`<section class="stack month"><h2>${monthName(month.month)}</h2>
<table class="table"><caption class="visually-hidden">Denuncias y decisiones: ${monthName(month.month)}</caption>
<tbody>${rowsOf(month).map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table></section>`
  )}`
}

const monthFormat = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone })

/** «2026-03» as «Marzo de 2026». */
function monthName(month: string): string {
  const name = monthFormat.format(new Date(`${month}-15T12:00:00Z`))
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function rowsOf(month: MonthFigures): [string, string][] {
  const { reasons, outcomes, medianSeconds } = month
  return [
    ['Denuncias recibidas', formatNumber(sum(reasons))],
    ...caseRules.flatMap(rule => rowOf(`Motivo: ${reportReasons[rule]}`, reasons[rule])),
    ['Decisiones', formatNumber(sum(outcomes))],
    ...caseOutcomes.flatMap(outcome =>
      rowOf(`Resultado: ${outcomeLabels[outcome]}`, outcomes[outcome])
    ),
    ['Por iniciativa propia', formatNumber(month.ownInitiative)],
    ['Automatizadas', formatNumber(month.automated)],
    ['Tiempo mediano hasta decidir', medianSeconds === null ? '—' : formatDuration(medianSeconds)],
    ['Reclamaciones', formatNumber(month.appeals)],
    ['Decisiones cambiadas tras una reclamación', formatNumber(month.reversed)]
  ]
}

const sum = (counts: Partial<Record<string, number>>) =>
  Object.values(counts).reduce((total: number, count = 0) => total + count, 0)

const rowOf = (name: string, count: number | undefined): [string, string][] =>
  count ? [[name, formatNumber(count)]] : []

const hour = 3_600
const day = 24 * hour

/** «3 horas», «2 días». */
function formatDuration(seconds: number): string {
  if (seconds < hour) return 'Menos de una hora'
  const [value, unit] = seconds < 2 * day ? [seconds / hour, 'hour'] : [seconds / day, 'day']
  return Math.round(value).toLocaleString('es-ES', { style: 'unit', unit, unitDisplay: 'long' })
}
