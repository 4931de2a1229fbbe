import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'

export interface DkimKey {
  domain: string
  selector: string
  privateKey: KeyObject
}

/** Everything that a reader or a mail program acts upon. A field listed twice cannot be added once more (RFC 6376, 8.15). */
const signedNames = [
  'from',
  'from',
  'to',
  'to',
  'subject',
  'subject',
  'reply-to',
  'reply-to',
  'date',
  'message-id',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'list-id',
  'list-unsubscribe',
  'list-unsubscribe-post'
]

/** As strong as 128 bits of a symmetric key. */
const leastBits = 3072

/** The key cannot sign e-mails; the message is for the operator. */
export class UnfitDkimKey extends Error {}

/** Throws UnfitDkimKey. */
export function readDkimKey(keyFile: string): KeyObject {
  const key = readKey(keyFile, createPrivateKey)
  requireStrong(key)
  return key
}

/** The value of its DNS record. Throws UnfitDkimKey. */
export function dkimRecord(keyFile: string): string {
  const key = readKey(keyFile, createPublicKey)
  if (key.asymmetricKeyType !== 'rsa') {
    throw new UnfitDkimKey('La clave de DKIM_KEY_FILE no es RSA')
  }
  requireStrong(key)
  const bytes = key.export({ type: 'spki', format: 'der' })
  return `v=DKIM1; k=rsa; p=${bytes.toString('base64')}`
}

function readKey(keyFile: string, create: (pem: Buffer) => KeyObject): KeyObject {
  try {
    return create(readFileSync(keyFile))
  } catch {
    throw new UnfitDkimKey(`No se puede leer ninguna clave en DKIM_KEY_FILE (${keyFile})`)
  }
}

/** Takes a public or private RSA key. Throws UnfitDkimKey. */
function requireStrong({ asymmetricKeyDetails }: KeyObject): void {
  const bits = asymmetricKeyDetails?.modulusLength ?? 0
  if (bits < leastBits)
    throw new UnfitDkimKey(
      `La clave de DKIM_KEY_FILE tiene ${bits} bits, y hacen falta al menos ${leastBits}. Haz una: openssl genrsa -out dkim.pem ${leastBits}`
    )
}

/** The message with a signature in front: rsa-sha256, relaxed/relaxed. Its lines end in CRLF. */
export function signMessage(message: Buffer, { domain, selector, privateKey }: DkimKey): Buffer {
  // Latin 1 has one character for each byte, whatever the charset.
  const text = message.toString('latin1')
  const headEnd = text.indexOf('\r\n\r\n')
  const fields = text.slice(0, headEnd).split(/\r\n(?![ \t])/)
  const bodyHash = createHash('sha256').update(relaxBody(text.slice(headEnd + 4)), 'latin1')
  const unsigned = [
    `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=${domain}; s=${selector};`,
    ` bh=${bodyHash.digest('base64')};`,
    ` h=${fold(signedNames.join(':'), /.{1,60}(?::|$)/g)};`,
    ' b='
  ].join('\r\n')
  const signed = [...selectFields(fields), unsigned].map(relaxField).join('\r\n')
  const signature = sign('sha256', Buffer.from(signed, 'latin1'), privateKey).toString('base64')
  return Buffer.concat([Buffer.from(`${unsigned}${fold(signature, /.{1,72}/g)}\r\n`), message])
}

/** The fields of the names that are signed; of several with one name the last is the first. */
function selectFields(fields: readonly string[]): string[] {
  const left = fields.toReversed()
  return signedNames.flatMap(name => {
    const place = left.findIndex(field => nameOf(field) === name)
    return place < 0 ? [] : left.splice(place, 1)
  })
}

const nameOf = (field: string) => field.slice(0, field.indexOf(':')).trim().toLowerCase()

function relaxField(field: string): string {
  const value = field.slice(field.indexOf(':') + 1).replaceAll('\r\n', '')
  return `${nameOf(field)}:${value.replace(/[ \t]+/g, ' ').replace(/^ | $/g, '')}`
}

function relaxBody(body: string): string {
  const lines = body.split('\r\n').map(line => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
  while (lines.at(-1) === '') lines.pop()
  return lines.map(line => `${line}\r\n`).join('')
}

const fold = (text: string, parts: RegExp) => (text.match(parts) ?? []).join('\r\n  ')
