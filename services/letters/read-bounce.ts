import PostalMime, { type Email } from 'postal-mime'

/** What a mail server says of a letter that it did not deliver (RFC 3464). */
export interface Bounce {
  /** Of the return path, to which the message was sent. */
  letterId: string
  /** As 5.1.1, which is an address that does not exist. */
  status: string
  /** Of the recipient, in lower case. */
  addresses: string[]
}

const toFields = new Set(['to', 'delivered-to', 'x-original-to', 'envelope-to'])

/** Undefined when the message is no bounce, or of no letter: a delay is none. */
export async function readBounce(message: Uint8Array): Promise<Bounce | undefined> {
  const email = await PostalMime.parse(message, { forceRfc822Attachments: true })
  const letterId = findLetterId(email)
  const report = email.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  if (!letterId || !report) return undefined
  const failed = readBlocks(textOf(report.content)).find(block => block.get('action') === 'failed')
  const status = failed?.get('status')?.split(' ')[0]
  if (!failed || !status) return undefined
  const named = [failed.get('original-recipient'), failed.get('final-recipient')]
  const addresses = named.flatMap(value => value?.replace(/^.*;\s*/, '').toLowerCase() ?? [])
  return { letterId, status, addresses }
}

function findLetterId({ headers }: Email): string | undefined {
  const values = headers.filter(({ key }) => toFields.has(key)).map(({ value }) => value)
  return /\+([\w-]{20,})@/.exec(values.join(' '))?.[1]
}

function textOf(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** Fields in lower case, of the message and then of each recipient. */
function readBlocks(report: string): Map<string, string>[] {
  return report.split(/\r?\n\s*\r?\n/).map(block => {
    const lines = block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
    const fields = lines.flatMap((line): [string, string][] => {
      const [, name = '', value = ''] = /^([^:\s]+):\s*(.*?)\s*$/.exec(line) ?? []
      const key = name.toLowerCase()
      return key ? [[key, key === 'action' ? value.toLowerCase() : value]] : []
    })
    return new Map(fields)
  })
}
