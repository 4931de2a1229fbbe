import { isIPv4 } from 'node:net'
import { renderMail } from '#services/mail/parts/render.ts'
import { dkimRecord } from '#services/mail/outbox/dkim.ts'
import { type Delivery, openMailServer } from '#services/mail/outbox/smtp.ts'
import { brand } from '#services/words/shared/brand.ts'
import type { Config, SmtpSettings } from '#services/platform/config/config.ts'
import { newId } from '#events/aggregates/ids.ts'
import { CliError, type CliCommand, exitFailed, exitOk, argument } from '#cli/command.ts'
import { email } from '#services/platform/validation/fields.ts'

export const mailServerCommands: CliCommand[] = [
  {
    name: 'mail try',
    usage: 'ADDRESS',
    description: 'envía ya un correo de prueba',
    needs: 'event log',
    async run({ tools: { config, now }, output }, args) {
      const settings = smtpSettings(config)
      const typed = argument(args, 0)
      const { data: address } = email('').safeParse(typed)
      if (!address) throw new CliError(`«${typed}» no es un correo electrónico`)
      const server = openMailServer(settings)
      const mail = renderMail({ name: '', address }, testMail)
      const id = newId()
      const rendered = await server.compose({ id, mail, date: now() })
      const delivery = await server.deliver(address, rendered, id)
      server.close()
      output.json(delivery)
      if (delivery.outcome === 'sent') {
        output.line(
          'El servidor de correo lo ha aceptado; mira si llega, y si llega al correo no deseado'
        )
        return exitOk
      }
      output.line(
        `El servidor de correo no lo ha aceptado (${outcomeLabels[delivery.outcome]}): ${wordsOf(delivery)}`
      )
      return exitFailed
    }
  },
  {
    name: 'mail keys',
    usage: '',
    description: 'las líneas de DNS para que los correos no acaben en el correo no deseado',
    needs: 'event log',
    async run({ tools: { config }, output }) {
      const records = dnsRecords(smtpSettings(config), config.operator.email)
      for (const { name, value } of records) output.line(`${name}. IN TXT ${quoted(value)}`)
      output.line('Si quien envía tu correo te da su propia línea de SPF, usa la suya.')
      output.line(
        'La de DMARC vale para todo el correo de ese dominio: deja «p=none» hasta que los informes digan que todo pasa, y pon después «p=quarantine».'
      )
      output.json({ records })
      return exitOk
    }
  }
]

const outcomeLabels: Record<Exclude<Delivery['outcome'], 'sent'>, string> = {
  later: 'se volvería a probar más tarde',
  refused: 'rechazado',
  cut: 'conexión cortada',
  stopped: 'interrumpido'
}

const wordsOf = ({ error, ...delivery }: Exclude<Delivery, { outcome: 'sent' }>) =>
  'said' in delivery && delivery.said ? `${error}: ${delivery.said}` : error

const testMail = {
  subject: 'Correo de prueba',
  lines: [`Si lees esto, los correos de ${brand} llegan.`],
  why: `Recibes este correo porque quien lleva ${brand} ha probado su correo con tu dirección.`
}

function smtpSettings({ mail }: Pick<Config, 'mail'>): SmtpSettings {
  if (mail.delivery === 'smtp') return mail.smtp
  throw new CliError('No hay servidor de correo: pon SMTP_URL y MAIL_FROM')
}

/** The DNS records of the domain: who may send, with which key, and what becomes of other e-mails. */
function dnsRecords(
  { url, from, dkim }: SmtpSettings,
  reportsTo: string
): { name: string; value: string }[] {
  const domain = from.slice(from.lastIndexOf('@') + 1)
  const { hostname } = new URL(url)
  const key = dkim && {
    name: `${dkim.selector}._domainkey.${domain}`,
    value: dkimRecord(dkim.keyFile)
  }
  return [
    { name: domain, value: `v=spf1 mx ${isIPv4(hostname) ? 'ip4' : 'a'}:${hostname} ~all` },
    ...(key ? [key] : []),
    { name: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:${reportsTo}` }
  ]
}

/** A string of DNS has at most 255 bytes; a longer text is several. */
function quoted(text: string): string {
  return (text.match(/.{1,255}/g) ?? []).map(part => `"${part}"`).join(' ')
}
