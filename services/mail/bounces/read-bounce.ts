import PostalMime, { type Email } from 'postal-mime'
import * as z from 'zod/mini'

/** The report of a mail server about an e-mail that it did not deliver (RFC 3464). */
export const Bounce = z.object({
  /** Id in the return path to which the report was sent. */
  mailId: z.string(),
  /** Enhanced status code, such as 5.1.1: an address that does not exist. */
  status: z.string(),
  /** The text of the recipient's server, if any. */
  diagnostic: z.string(),
  /** Addresses of the recipient, in lower case. */
  addresses: z.array(z.string())
})
export type Bounce = z.infer<typeof Bounce>

/** Bytes; a mail server returns no more than the headers of an e-mail, or the e-mail. */
export const largestBounce = 256 * 1024

const toFields = new Set(['to', 'delivered-to', 'x-original-to', 'envelope-to'])

/** Undefined when the message is no bounce of one of our e-mails; a delay is none. */
export async function readBounce(message: Uint8Array): Promise<Bounce | undefined> {
  if (message.length > largestBounce) return undefined
  const email = await PostalMime.parse(message, { forceRfc822Attachments: true })
  const mailId = findMailId(email)
  const report = email.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  if (!mailId || !report) return undefined
  const failed = readBlocks(textOf(report.content)).find(block => block.get('action') === 'failed')
  const status = failed?.get('status')?.split(' ')[0]
  if (!failed || !status) return undefined
  const named = [failed.get('original-recipient'), failed.get('final-recipient')]
  const addresses = named.flatMap(value => (value ? [addressIn(value)] : []))
  const diagnostic = failed.get('diagnostic-code') ?? ''
  return { mailId, status, diagnostic, addresses }
}

function findMailId({ headers }: Email): string | undefined {
  const values = headers.filter(({ key }) => toFields.has(key)).map(({ value }) => value)
  return /\+([\w-]{20,})@/.exec(values.join(' '))?.[1]
}

function textOf(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** «rfc822; ana@example.org». */
const addressIn = (field: string) =>
  field
    .slice(field.lastIndexOf(';') + 1)
    .trim()
    .toLowerCase()

/** Fields in lower case, of the message and then of each recipient. */
function readBlocks(report: string): Map<string, string>[] {
  const blocks: string[][] = [[]]
  for (const line of report.split('\n')) {
    const fields = blocks.at(-1) ?? []
    const text = line.trim()
    if (!text) blocks.push([])
    else if (/^[ \t]/.test(line) && fields.length) fields.push(`${fields.pop()} ${text}`)
    else fields.push(text)
  }
  return blocks.map(fields => new Map(fields.flatMap(readField)))
}

function readField(field: string): [string, string][] {
  const colon = field.indexOf(':')
  if (colon < 1) return []
  const key = field.slice(0, colon).toLowerCase()
  const value = field.slice(colon + 1).trim()
  return [[key, key === 'action' ? value.toLowerCase() : value]]
}
