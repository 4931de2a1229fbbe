import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { brand } from '#services/platform/config/brand.ts'
import type { SmtpSettings } from '#services/platform/config/config.ts'
import type { RenderedLetter } from './letter.ts'
import { isUnknownAddress } from './mail-status.ts'

interface NewMessage {
  id: string
  letter: RenderedLetter
  date: Date
}

/** `cut`: the connection ended after the text was sent and before the server answered. */
export type Delivery =
  | { outcome: 'sent' }
  | { outcome: 'refused'; error: string; isUnknownAddress: boolean }
  | { outcome: 'later' | 'cut'; error: string }

export type MailServer = ReturnType<typeof openMailServer>

const restrictions = { disableFileAccess: true, disableUrlAccess: true, maxRecipients: 1 }

/** Everything that a reader or a mail program acts upon. */
const signedHeaders =
  'from:to:subject:date:message-id:mime-version:content-type:content-transfer-encoding:list-id:list-unsubscribe:list-unsubscribe-post'

/** Composes and sends e-mails; one recipient each. */
export function openMailServer({ url, from, returnPath, dkim }: SmtpSettings) {
  const messageId = (id: string) => `<${id}@${domain}>`
  const domain = from.slice(from.lastIndexOf('@') + 1)
  const composer = createTransport({
    ...{ streamTransport: true, buffer: true, newline: 'windows', ...restrictions },
    ...(dkim && {
      dkim: {
        domainName: domain,
        keySelector: dkim.selector,
        privateKey: readFileSync(dkim.keyFile, 'utf8'),
        headerFieldNames: signedHeaders
      }
    })
  })
  const pool = createTransport({
    ...{ pool: true, ...serverOf(url), ...restrictions },
    ...{ maxConnections: 3, maxRequeues: 0 },
    ...{ connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }
  })

  return {
    messageId,

    async compose({ id, letter, date }: NewMessage): Promise<Buffer> {
      const { message } = await composer.sendMail({
        from: { name: brand, address: from },
        to: letter.to,
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        messageId: messageId(id),
        date,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(letter) }
      })
      if (!Buffer.isBuffer(message)) throw new Error('the composer gave no bytes')
      return message
    },

    async deliver(recipient: string, rendered: Uint8Array, id: string): Promise<Delivery> {
      const raw = Readable.from([rendered])
      const sender = returnPath?.replace('@', `+${id}@`) ?? from
      try {
        await pool.sendMail({ envelope: { from: sender, to: [recipient] }, raw })
        return { outcome: 'sent' }
      } catch (error) {
        return classify(error, raw.readableDidRead)
      }
    },

    close: () => pool.close()
  }
}

/** In one line: a mail program may not read a folded address. */
function unsubscribeHeaders({ unsubscribe }: RenderedLetter) {
  if (!unsubscribe) return {}
  return {
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'
  }
}

/** Without the parameter `starttls=optional` a plain connection has to become an encrypted one, but for this machine. */
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
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
    })
  }
}

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
  response?: string
}

/** Only an answer to this very letter refuses it: a wrong password for the server, or no encryption, is for the operator. */
function classify(thrown: unknown, isTextSent: boolean): Delivery {
  const { code = '', command = '', responseCode, response = '' } = thrown as SmtpError
  // Without the server's words, which hold the address.
  const error = [code, command, responseCode].filter(Boolean).join(' ')
  if (responseCode === undefined) return { outcome: isTextSent ? 'cut' : 'later', error }
  const isOfLetter = /^(MAIL FROM|RCPT TO|DATA)/.test(command)
  if (!isOfLetter || responseCode < 500) return { outcome: 'later', error }
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''
  return { outcome: 'refused', error, isUnknownAddress: isUnknownAddress(status) }
}
