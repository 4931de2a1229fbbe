/** Texts of e-mails about an alert; `searched` describes its search, and is empty for one of any job. */
import { alertLinkHours, alertRenewal, digestTime } from '#events/limits/alerts.ts'
import { years } from '../../shared/spanish-counts.ts'
import { brand } from '../../shared/brand.ts'

export const why = `Recibes este correo porque pediste que ${brand} te avisara de empleos nuevos.`

export const confirmation = (searched: string, isDaily: boolean) => ({
  subject: 'Confirma tu aviso de empleos',
  lines: [
    `Has pedido que te avisemos de empleos nuevos como los que buscabas en ${brand}${searched && `: ${searched}`}.`,
    `${isDaily ? 'Cada día' : 'Cada lunes'}, a las ${digestTime}, y solo si hay alguno.`,
    `El enlace sirve durante ${alertLinkHours} horas. Si no has sido tú, no hagas nada: no te escribiremos más, y borraremos tu correo.`
  ],
  action: 'Confirmar el aviso',
  why: `Recibes este correo porque alguien ha escrito esta dirección en un aviso de ${brand}.`
})

export const newJob = 'empleo nuevo'
export const newJobs = 'empleos nuevos'
export const digest = (searched: string) =>
  searched ? `Buscas: ${searched}.` : 'Buscas cualquier empleo con caballos.'
export const newest = (jobs: number) => `Estos son los ${jobs} más nuevos.`
export const seeSearch = 'Ver la búsqueda'

export const renewal = (searched: string, days: number) => ({
  subject: '¿Sigues buscando?',
  lines: [
    `Hace ${years(alertRenewal.afterYears)} que te avisamos de empleos nuevos${searched && `: ${searched}`}.`,
    `Si quieres que sigamos, pulsa el botón. Si no, no hagas nada: en ${days} días dejamos de avisarte.`
  ],
  action: 'Sí, seguid avisándome'
})
