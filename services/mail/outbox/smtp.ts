import { isIPv4 } from 'node:net'
import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { brand } from '#services/words/shared/brand.ts'
import type { SmtpSettings } from '#services/platform/config/config.ts'
import { timeouts } from '#services/platform/config/timeouts.ts'
import { readDkimKey, signMessage } from './dkim.ts'
import type { RenderedMail } from '../parts/mail.ts'
import { readRefusal } from './mail-status.ts'

interface NewMessage {
  id: string
  mail: RenderedMail
  date: Date
}

export type Delivery =
  | { outcome: 'sent' }
  /** The address does not exist; `said` is the server's response. */
  | { outcome: 'refused'; error: string; said: string }
  /** `isServerFault`: the reason is not the recipient, and may not pass by itself; `error` then holds the server's response. */
  | { outcome: 'later'; error: string; isServerFault: boolean; said?: string }
  /** The connection ended after the text was asked for and before the server answered: it may have arrived. */
  | { outcome: 'cut'; error: string }
  /** As this process stops, before the server asked for the text: nothing was sent. */
  | { outcome: 'stopped'; error: string }

export type MailServer = ReturnType<typeof openMailServer>

/** Of one process to the mail server, most of them only while it is slow. */
export const mailConnections = 20

const restrictions = { disableFileAccess: true, disableUrlAccess: true, maxRecipients: 1 }

/** Composes and sends e-mails; one recipient each. */
export function openMailServer({ url, from, fromName, returnPath, dkim, hostName }: SmtpSettings) {
  const messageId = (id: string) => `<${id}@${domain}>`
  const domain = from.slice(from.lastIndexOf('@') + 1)
  const dkimKey = dkim && {
    domain,
    selector: dkim.selector,
    privateKey: readDkimKey(dkim.keyFile)
  }
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...restrictions
  })
  const pool = createTransport({
    pool: true,
    ...serverOf(url),
    name: hostName && addressLiteral(hostName),
    ...restrictions,
    maxConnections: mailConnections,
    // Tries once more when the server has closed an idle connection.
    maxRequeues: 1,
    connectionTimeout: timeouts.mailGreeting,
    greetingTimeout: timeouts.mailGreeting,
    socketTimeout: timeouts.mailAnswer
  })
  const texts = new WeakMap<object, Readable>()
  pool.use('stream', ({ data, message }, done) => {
    message.processFunc(text => {
      if (Buffer.isBuffer(data.raw)) texts.set(data.raw, text)
      return text
    })
    done()
  })

  return {
    messageId,

    async compose({ id, mail, date }: NewMessage): Promise<Buffer> {
      const { message } = await composer.sendMail({
        from: { name: fromName ?? brand, address: from },
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: messageId(id),
        date,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) }
      })
      if (!Buffer.isBuffer(message)) throw new Error('the composer gave no bytes')
      return dkimKey ? signMessage(message, dkimKey) : message
    },

    /** `stop` ends the connection. */
    async deliver(
      recipient: string,
      rendered: Uint8Array,
      id: string,
      stop = new AbortController().signal
    ): Promise<Delivery> {
      const raw = Buffer.from(rendered)
      const sender = returnPath?.replace('@', `+${id}@`) ?? from
      const signal = AbortSignal.any([stop, AbortSignal.timeout(timeouts.mailDelivery)])
      try {
        await pool.sendMail({ envelope: { from: sender, to: [recipient] }, raw, signal })
        return { outcome: 'sent' }
      } catch (error) {
        const isTextAsked = texts.get(raw)?.readableDidRead ?? false
        return classify(error, { url, recipient }, { isTextAsked, isStopped: stop.aborted })
      }
    },

    close: () => pool.close()
  }
}

/** On one line: some mail programs do not read a folded address. */
function unsubscribeHeaders({ unsubscribe }: RenderedMail) {
  if (!unsubscribe) return {}
  return {
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'
  }
}

/** An address literal for EHLO (RFC 5321). */
function addressLiteral(hostName: string): string {
  if (isIPv4(hostName)) return `[${hostName}]`
  return hostName.startsWith('[') ? `[IPv6:${hostName.slice(1)}` : hostName
}

/**
 * Without the parameter `starttls=optional` a plain connection has to become an encrypted one, and its certificate to be
 * trusted, but for this machine.
 */
function serverOf(text: string) {
  const url = new URL(text)
  const secure = url.protocol === 'smtps:'
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  const mayBePlain = isLocal || url.searchParams.get('starttls') === 'optional'
  const { hostname, port, username, password } = url
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !mayBePlain,
    tls: { rejectUnauthorized: !(secure ? isLocal : mayBePlain) },
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
    })
  }
}

interface SmtpError {
  code?: string
  /** The error code of Node.js. */
  originalCode?: string
  command?: string
  responseCode?: number
  response?: string
  message?: string
}

interface DeliveryState {
  /** The server has answered DATA, so that a connection that ends may have delivered the e-mail. */
  isTextAsked: boolean
  isStopped: boolean
}

function classify(
  thrown: unknown,
  { url, recipient }: { url: string; recipient: string },
  { isTextAsked, isStopped }: DeliveryState
): Delivery {
  const { code = '', command = '', responseCode, response = '', message = '' } = thrown as SmtpError
  const error = [code, command, responseCode].filter(Boolean).join(' ')
  if (responseCode === undefined) {
    if (isTextAsked) return { outcome: 'cut', error }
    if (isStopped && code === 'EABORT') return { outcome: 'stopped', error }
    const said = [message, adviceFor(thrown as SmtpError, url)].filter(Boolean).join('; ')
    return { outcome: 'later', error: `${error}: ${said}`, isServerFault: true }
  }
  const isOfRecipient = command === 'RCPT TO' || (command === 'DATA' && isTextAsked)
  const about = isOfRecipient && responseCode >= 500 ? readRefusal(response) : 'other'
  const answered = withoutAddress(response, recipient)
  if (about === 'address') return { outcome: 'refused', error, said: answered }
  const isServerFault = responseCode >= 500 && about === 'other'
  if (!isServerFault) return { outcome: 'later', error, isServerFault, said: answered }
  const words = [answered, adviceFor(thrown as SmtpError, url)]
  return { outcome: 'later', error: `${error}: ${words.filter(Boolean).join('; ')}`, isServerFault }
}

/** The setting that mends an encryption that failed, or is missing. */
function adviceFor({ originalCode = '', command, message = '' }: SmtpError, url: string): string {
  const { hostname, protocol } = new URL(url)
  const orPlain =
    protocol === 'smtp:' ? ', or end SMTP_URL with ?starttls=optional to do without' : ''
  if (/CERT|VERIFY/.test(originalCode)) {
    return `the certificate of ${hostname} is not trusted: name the host in SMTP_URL as its certificate does, add its authority with NODE_EXTRA_CA_CERTS${orPlain}`
  }
  if (/SSL/.test(originalCode)) return 'SMTP_URL may need smtp:// in place of smtps://'
  if (protocol === 'smtp:' && /greeting never received/i.test(message)) {
    return 'SMTP_URL may need smtps:// in place of smtp://'
  }
  return command === 'STARTTLS' ? `${hostname} offers no encryption: use smtps://${orPlain}` : ''
}

/** The response of a server in one line, without the recipient. */
function withoutAddress(response: string, recipient: string): string {
  const [mailbox = ''] = recipient.split('@')
  return response
    .replace(/\s+/g, ' ')
    .replace(/\S*@\S*/g, '…')
    .replaceAll(mailbox, '…')
    .slice(0, 300)
}
