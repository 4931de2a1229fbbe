import type { Config } from '#services/platform/config/config.ts'
import { isLoopbackHost } from '#services/platform/config/exposure.ts'
import { escapeHtml } from './html-template.ts'

/** Who processes personal data for the operator, for /privacy: what other settings imply, then PROCESSORS. */
export function renderProcessors({ mail, s3Url, processors }: Config): string {
  const others = [
    ...hostOf(mail.delivery === 'smtp' ? mail.smtp.url : undefined, 'el envío de los correos'),
    ...hostOf(s3Url, 'las fotos'),
    ...processors
  ]
  if (!others.length) {
    return '<p>Solo con quien aloje el sitio y sus copias de seguridad, que trata los datos por encargo nuestro y para nada más.</p>'
  }
  const items = others.map(
    ({ name, purpose }) => `<li><b>${escapeHtml(name)}</b>: ${escapeHtml(purpose)}.</li>`
  )
  return `<p>Solo con quienes hacen falta para que el sitio funcione, que tratan los datos por encargo nuestro y para nada más:</p><ul><li><b>Quien aloja el sitio</b> y sus copias de seguridad.</li>${items.join('')}</ul>`
}

/** A sentence of /privacy; empty without one. */
export function renderDpo({ dpoContact }: Config): string {
  if (!dpoContact) return ''
  const address = escapeHtml(dpoContact)
  return ` También puedes escribir a nuestro delegado de protección de datos: <a href="mailto:${address}">${address}</a>.`
}

/** A server on this machine, or inside a network of containers, is of who hosts the board. */
function hostOf(url: string | undefined, purpose: string): { name: string; purpose: string }[] {
  const name = url ? new URL(url).hostname : ''
  return name.includes('.') && !isLoopbackHost(name) ? [{ name, purpose }] : []
}
