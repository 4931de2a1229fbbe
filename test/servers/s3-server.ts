import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const accessKey = 'ramal-test'
const secretKey = 's3cret/with+signs'
/** As versitygw answers, with 404. */
const unknownKey = 'XAdminUserNotFound'

export interface S3Server {
  /** For S3_URL. */
  url: string
  objects: Map<string, Buffer>
  /** While it is false requests get 503. */
  isUp: boolean
  /** What the key may do: reading a name that is not there answers 403 without ListBucket. */
  permissions: Set<'PutObject' | 'GetObject' | 'DeleteObject' | 'ListBucket'>
  /** Milliseconds that its clock is ahead. */
  clockSkew: number
  /** The region of the bucket; any while it is undefined. */
  region: string | undefined
  /** An answer of another vendor to each request. */
  answer: { status: number; headers?: Record<string, string>; body: string } | undefined
  /** Called before an object is deleted, which waits for it. */
  beforeDelete: () => Promise<void>
  close(): Promise<void>
}

/** A bucket in memory, which verifies the signature of each request (AWS Signature Version 4). */
export async function startS3(bucket = 'fotos'): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const answer = (status: number, content: string | Buffer = '') =>
      void response.writeHead(status, started.answer?.headers).end(content)
    const fail = (status: number, code: string, more = '') =>
      answer(status, `<Error><Code>${code}</Code>${more}</Error>`)
    if (!started.isUp) return fail(503, 'SlowDown')
    if (started.answer) return answer(started.answer.status, started.answer.body)
    const now = Date.now() + started.clockSkew
    response.setHeader('Date', new Date(now).toUTCString())
    if (Math.abs(now - sentAt(request)) > longestSkew) return fail(403, 'RequestTimeTooSkewed')
    const { region } = started
    if (region && !request.headers.authorization?.includes(`/${region}/s3/`)) {
      return fail(400, 'AuthorizationHeaderMalformed', `<Region>${region}</Region>`)
    }
    const refusal = findRefusal(request, body)
    if (refusal) return fail(refusal === unknownKey ? 404 : 403, refusal)
    const [, named, ...rest] = (request.url ?? '').split('/')
    const name = rest.join('/')
    if (named !== bucket) return fail(404, 'NoSuchBucket')
    const may = (action: string) => started.permissions.has(action as 'ListBucket')
    switch (request.method) {
      case 'PUT':
        if (!may('PutObject')) return fail(403, 'AccessDenied')
        objects.set(name, body)
        return answer(200)
      case 'DELETE':
        if (!may('DeleteObject')) return fail(403, 'AccessDenied')
        await started.beforeDelete()
        objects.delete(name)
        return answer(204)
      default: {
        const found = objects.get(name)
        if (!may(found ? 'GetObject' : 'ListBucket')) return fail(403, 'AccessDenied')
        return found ? answer(200, found) : fail(404, 'NoSuchKey')
      }
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const started: S3Server = {
    url: `http://${accessKey}:${encodeURIComponent(secretKey)}@127.0.0.1:${port}/${bucket}`,
    objects,
    isUp: true,
    permissions: new Set(['PutObject', 'GetObject', 'DeleteObject', 'ListBucket']),
    clockSkew: 0,
    region: undefined,
    answer: undefined,
    beforeDelete: async () => {},
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
  return started
}

const longestSkew = 15 * 60 * 1000

/** The moment that a request says, as 20261129T064200Z. */
function sentAt({ headers }: IncomingMessage): number {
  const [year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/
      .exec(`${headers['x-amz-date']}`)
      ?.slice(1)
      .map(Number) ?? []
  return Date.UTC(Number(year), Number(month) - 1, day, hour, minute, second)
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

/** The code with which S3 refuses what is not signed as it should; computed from the request alone. */
function findRefusal(
  { headers, method, url = '' }: IncomingMessage,
  body: Buffer
): string | undefined {
  const parsed =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/.exec(
      headers.authorization ?? ''
    )
  if (!parsed) return 'AccessDenied'
  const [, key, day = '', region = '', signedNames = '', signature] = parsed
  if (key !== accessKey) return unknownKey
  const payload = `${headers['x-amz-content-sha256']}`
  if (payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const names = signedNames.split(';')
  const canonical = [
    method,
    url,
    '',
    ...names.map(name => `${name}:${headers[name]}`),
    '',
    signedNames,
    payload
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signingKey = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretKey}`, day))
  return hmac(signingKey, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}
