import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'

/** Objects by their names, in one bucket. Each throws ObjectStorageFailed, or ObjectStorageRefused. */
export interface ObjectStorage {
  put(name: string, bytes: Buffer): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  /** Also of an object that is not there. */
  remove(name: string): Promise<void>
  /** Whether the address, the credentials and the bucket are right. */
  check(): Promise<void>
}

/** It does not answer, or not as it should: later it may. The message is a sentence for the operator. */
export class ObjectStorageFailed extends Error {}

/** It does not accept the settings; the message is a sentence for the operator. */
export class ObjectStorageRefused extends ObjectStorageFailed {}

/** Milliseconds for one request. */
const deadline = 10_000

/** An S3 of any vendor: https://KEY:SECRET@host/bucket?region=eu-west-1. */
export function createObjectStorage(address: string): ObjectStorage {
  const { origin, pathname, username, password, searchParams } = new URL(address)
  const bucket = pathname.replace(/^\/|\/$/g, '')
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: 2
  })

  /** The body of the response; undefined for an object that is not there. */
  async function request(
    method: string,
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
    const code = /<Code>([\w.]+)<\/Code>/.exec(content.toString())?.[1] ?? `${response.status}`
    if (code === 'NoSuchKey') return undefined
    throw explain(response.status, code)
  }

  /** A server may answer 404 to a key that it does not know, as for a bucket. */
  function explain(status: number, code: string): ObjectStorageFailed {
    if (code === 'NoSuchBucket') {
      return new ObjectStorageRefused(
        `S3 (${origin}) no tiene ningún cubo «${bucket}» (${code}): créalo, o corrige S3_URL.`
      )
    }
    if ([401, 403, 404].includes(status)) {
      return new ObjectStorageRefused(
        `S3 (${origin}) no acepta las credenciales de S3_URL para «${bucket}» (${code}): corrígelas.`
      )
    }
    if (status >= 300 && status < 400) {
      return new ObjectStorageRefused(
        `S3 (${origin}) envía a otra dirección (${code}): pon en S3_URL la del cubo, con su región.`
      )
    }
    return new ObjectStorageFailed(`S3 (${origin}) ha fallado: ${code}`)
  }

  return {
    put: async (name, bytes) => void (await request('PUT', name, bytes)),
    get: name => request('GET', name),
    remove: async name => void (await request('DELETE', name)),
    check: async () => void (await request('GET', 'ramal-check'))
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } =
    error instanceof Error ? error : { cause: undefined, message: `${error}` }
  return cause instanceof Error && cause.message ? cause.message : message
}
