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

  /** A response with a body that is not read holds its connection. */
  async function request(method: string, name: string, bytes?: Buffer): Promise<Response> {
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
      .fetch(url, { method, headers, signal, ...(body && { body }) })
      .catch(error => {
        throw new ObjectStorageFailed(`S3 (${origin}) no contesta: ${reasonOf(error)}`)
      })
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response
    throw await explain(response)
  }

  async function explain(response: Response): Promise<ObjectStorageFailed> {
    const { status } = response
    const code = /<Code>([\w.]+)<\/Code>/.exec(await response.text())?.[1] ?? `${status}`
    if (status === 401 || status === 403) {
      return new ObjectStorageRefused(
        `S3 (${origin}) no acepta las credenciales de S3_URL para «${bucket}» (${code}): corrígelas.`
      )
    }
    if (status === 404) {
      return new ObjectStorageRefused(
        `S3 (${origin}) no tiene ningún cubo «${bucket}» (${code}): créalo, o corrige S3_URL.`
      )
    }
    return new ObjectStorageFailed(`S3 (${origin}) ha fallado: ${code}`)
  }

  return {
    put: async (name, bytes) => void (await (await request('PUT', name, bytes)).text()),
    async get(name) {
      const response = await request('GET', name)
      const bytes = Buffer.from(await response.arrayBuffer())
      return response.ok ? bytes : undefined
    },
    remove: async name => void (await (await request('DELETE', name)).text()),
    async check() {
      const response = await request('GET', 'ramal-check')
      const text = await response.text()
      if (text.includes('NoSuchBucket')) throw await explain(new Response(text, response))
    }
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } =
    error instanceof Error ? error : { cause: undefined, message: `${error}` }
  return cause instanceof Error && cause.message ? cause.message : message
}
