import { createHash, randomUUID } from 'node:crypto'
import { AwsClient } from 'aws4fetch'

/** Objects by their names, in one bucket. Each throws ObjectStorageFailed, or ObjectStorageRefused. */
export interface ObjectStorage {
  put(name: string, bytes: Buffer): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  /** Also of an object that is not there. */
  remove(name: string): Promise<void>
  /** Stores, reads and deletes an object: whether the address, the bucket and what the key may do are right. */
  check(): Promise<void>
}

/** It does not answer, or not as it should: later it may. The message is a sentence for the operator. */
export class ObjectStorageFailed extends Error {}

/** It does not accept the settings; the message is a sentence for the operator. */
export class ObjectStorageRefused extends ObjectStorageFailed {}

/** What S3 calls the permission for each method. */
const actions = {
  PUT: { verb: 'guardar', permission: 's3:PutObject' },
  GET: { verb: 'leer', permission: 's3:GetObject' },
  DELETE: { verb: 'borrar', permission: 's3:DeleteObject' }
}
type Method = keyof typeof actions

/** What a response says of its error. */
interface S3Error {
  code: string
  message: string | undefined
  /** That of the bucket. */
  region: string | undefined
  /** The time of the server, in ISO 8601. */
  time: string | undefined
}

/** The key may not do it, or S3 hides that a name is not there. */
class AccessDenied extends ObjectStorageRefused {}

/** Milliseconds for one request. */
const deadline = 10_000

/** An S3 of any vendor: https://KEY:SECRET@host/bucket?region=eu-west-1. */
export function createObjectStorage(address: string): ObjectStorage {
  const { origin, pathname, username, password, searchParams } = new URL(address)
  const bucket = pathname.replace(/^\/|\/$/g, '')
  const region = searchParams.get('region') ?? 'us-east-1'
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region,
    retries: 2
  })

  /** The body of the response; undefined for an object that is not there. */
  async function request(
    method: Method,
    name: string,
    bytes?: Buffer
  ): Promise<Buffer | undefined> {
    const url = `${origin}/${bucket}/${name}`
    const body = bytes && new Uint8Array(bytes)
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const headers = {
      'X-Amz-Content-Sha256': sha256,
      ...(body && { 'Content-Type': 'image/webp' })
    }
    const signal = AbortSignal.timeout(deadline)
    const response = await client
      .fetch(url, { method, headers, signal, redirect: 'manual', ...(body && { body }) })
      .catch(error => {
        throw new ObjectStorageFailed(`S3 (${origin}) no contesta: ${reasonOf(error)}`)
      })
    const content = Buffer.from(await response.arrayBuffer())
    if (response.ok) return content
    const error = readError(response, content.toString())
    if (error.code === 'NoSuchKey') return undefined
    throw explain(method, response.status, error)
  }

  function explain(method: Method, status: number, error: S3Error): ObjectStorageFailed {
    const { code, message, region: named, time } = error
    const refused = (reason: string) => new ObjectStorageRefused(`S3 (${origin}) ${reason}`)
    const setting = `?region=${named ?? '…'}`
    if (code === 'NoSuchBucket') {
      return refused(`no tiene ningún cubo «${bucket}» (${code}): créalo, o corrige S3_URL.`)
    }
    if (code === 'RequestTimeTooSkewed') {
      return new ObjectStorageFailed(
        `El reloj de esta máquina no va con el de S3 (${origin}), que dice ${time} (${code}): ponlo en hora, mejor con NTP.`
      )
    }
    if (status >= 300 && status < 400) {
      return refused(
        `envía a otra dirección (${code}): pon en S3_URL la del cubo, con su región (${setting}).`
      )
    }
    if (regionCodes.includes(code) && named !== region) {
      return refused(
        `no espera la región «${region}» para «${bucket}» (${code}): pon la suya en S3_URL (${setting}).`
      )
    }
    if (code === 'AccessDenied') {
      const { verb, permission } = actions[method]
      return new AccessDenied(
        `S3 (${origin}) no deja ${verb} en «${bucket}» con las credenciales de S3_URL (${code}): corrígelas, o dales ${permission}.`
      )
    }
    // A server may answer 404 to a key that it does not know.
    if ([401, 403, 404].includes(status) && !/Quota|State/.test(code)) {
      return refused(`no acepta las credenciales de S3_URL para «${bucket}» (${code}): corrígelas.`)
    }
    return new ObjectStorageFailed(
      `S3 (${origin}) ha fallado: ${message ? `${code}, ${message}` : code}`
    )
  }

  /** A unique name: other processes check at the same time. */
  async function check() {
    const name = `ramal-check-${randomUUID()}`
    await request('PUT', name, Buffer.from(name))
    await request('GET', name)
    await request('DELETE', name)
  }

  return {
    put: async (name, bytes) => void (await request('PUT', name, bytes)),
    async get(name) {
      try {
        return await request('GET', name)
      } catch (error) {
        // Without s3:ListBucket the same answer is that of a name that is not there.
        if (!(error instanceof AccessDenied)) throw error
        await check()
        return undefined
      }
    },
    remove: async name => void (await request('DELETE', name)),
    check
  }
}

/** Codes of a signature for another region; AuthorizationHeaderMalformed has other reasons too. */
const regionCodes = ['AuthorizationHeaderMalformed', 'InvalidRegionName']

function readError({ status, headers }: Response, body: string): S3Error {
  const find = (element: string) =>
    new RegExp(`<${element}>([^<]{1,200})</${element}>`).exec(body)?.[1]
  const date = new Date(headers.get('Date') ?? '')
  const region = headers.get('x-amz-bucket-region') ?? find('Region')
  return {
    code: find('Code') ?? `${status}`,
    message: find('Message'),
    region: region && /^[\w-]+$/.test(region) ? region : undefined,
    time: Number.isNaN(date.getTime()) ? undefined : date.toISOString()
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } =
    error instanceof Error ? error : { cause: undefined, message: `${error}` }
  return cause instanceof Error && cause.message ? cause.message : message
}
