import { dkimRecord, UnfitDkimKey } from '#services/mail/outbox/dkim.ts'
import type { Config, SmtpSettings } from '#services/platform/config/config.ts'
import { type BoardCheck, lacks, ok } from './check.ts'

export function checkMail({ mail }: Pick<Config, 'mail'>, isSending: boolean): BoardCheck[] {
  if (mail.delivery !== 'smtp') {
    const text = 'No se envía ningún correo: nadie puede recuperar su contraseña.'
    const remedy =
      'Pon SMTP_URL (con compose, en secrets/smtp_url) y MAIL_FROM; después, mail try CORREO. Saldrá también lo que espera y aún sirve.'
    return [lacks('mail', 'serious', text, remedy)]
  }
  if (!isSending) {
    const remedy = 'Cuando quieras: «npm run ops -- mail on».'
    return [lacks('mail', 'serious', 'Los correos están parados desde una restauración.', remedy)]
  }
  if (!mail.smtp.dkim) {
    const remedy = 'Pon DKIM_KEY_FILE y DKIM_SELECTOR, salvo que firme quien envía tu correo.'
    return [lacks('mail', 'minor', 'Los correos salen sin firma DKIM.', remedy)]
  }
  return [ok('mail', `Los correos salen de ${mail.smtp.from}, firmados.`)]
}

/** The queries that are asked of the DNS. */
export interface Dns {
  resolveTxt(name: string): Promise<string[][]>
  resolveMx(name: string): Promise<{ exchange: string }[]>
}

const keysRemedy = 'Las líneas que faltan las da «npm run ops -- mail keys».'

/** SPF, DKIM, DMARC and MX of the domain from which e-mails come. */
export async function checkMailDns(
  { mail }: Pick<Config, 'mail'>,
  dns: Dns
): Promise<BoardCheck[]> {
  if (mail.delivery !== 'smtp') return []
  try {
    const missing = await findMissing(mail.smtp, dns)
    if (!missing.length) return [ok('dns', `El DNS de ${domainOf(mail.smtp.from)} está completo.`)]
    return missing.map(([state, text, remedy]) => lacks('dns', state, text, remedy ?? keysRemedy))
  } catch (error) {
    if (error instanceof UnfitDkimKey) return [lacks('dns', 'serious', error.message, keysRemedy)]
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    const text = `No se ha podido mirar el DNS del correo${code}.`
    return [lacks('dns', 'unknown', text, 'Mira si este servidor llega a un servidor de DNS.')]
  }
}

type Missing = [state: 'minor' | 'serious', text: string, remedy?: string]

async function findMissing({ from, returnPath, dkim }: SmtpSettings, dns: Dns): Promise<Missing[]> {
  const domain = domainOf(from)
  const bounces = domainOf(returnPath ?? from)
  const missing: Missing[] = []
  const spf = await textsOf(dns, bounces)
  if (!spf.some(text => /^v=spf1\b/i.test(text))) {
    missing.push(['serious', `${bounces} no tiene SPF: los correos acaban entre el no deseado.`])
  }
  if (dkim) {
    const name = `${dkim.selector}._domainkey.${domain}`
    const published = await textsOf(dns, name)
    if (!published.some(text => keyIn(text) === keyIn(dkimRecord(dkim.keyFile)))) {
      missing.push(['serious', `${name} no tiene la clave de DKIM_KEY_FILE.`])
    }
  }
  if (!(await hasDmarc(dns, domain))) missing.push(['minor', `${domain} no tiene DMARC.`])
  if (!(await answersOf(dns.resolveMx(bounces))).length) {
    const text = `${bounces} no recibe correo (MX): las devoluciones se pierden.`
    const remedy = 'Pon su registro MX, o en MAIL_RETURN_PATH una dirección que reciba correo.'
    missing.push(['minor', text, remedy])
  }
  return missing
}

/** That of the domain, or of one above it. */
async function hasDmarc(dns: Dns, domain: string): Promise<boolean> {
  const labels = domain.split('.')
  for (let first = 0; first <= labels.length - 2; first++) {
    const texts = await textsOf(dns, `_dmarc.${labels.slice(first).join('.')}`)
    if (texts.some(text => /^v=DMARC1\b/i.test(text))) return true
  }
  return false
}

async function textsOf(dns: Dns, name: string): Promise<string[]> {
  return (await answersOf(dns.resolveTxt(name))).map(parts => parts.join(''))
}

/** A name without records has none; another failure of the resolver is thrown. */
async function answersOf<Answer>(query: Promise<Answer[]>): Promise<Answer[]> {
  try {
    return await query
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENODATA' || code === 'ENOTFOUND') return []
    throw error
  }
}

const keyIn = (record: string) => /\bp=([^;]*)/.exec(record)?.[1]?.replace(/\s/g, '')

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)
