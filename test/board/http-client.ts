export interface TestResponse {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests state what they expect of a body
  body: any
}

/** A client with its own cookies, as a browser. */
export interface HttpClient {
  cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<TestResponse>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>
  put(path: string, body?: unknown): Promise<TestResponse>
  patch(path: string, body?: unknown): Promise<TestResponse>
  delete(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>
  send(path: string, init: RequestInit): Promise<TestResponse>
}

/** Creates clients of one board. */
export interface ClientFactory {
  createClient(address?: string): HttpClient
}

type Fetch = (path: string, init: RequestInit) => Response | Promise<Response>

/** Sends requests over the network; a response that takes longer than so many milliseconds fails. */
export function createClientFactory(url: string, patience = 20_000): ClientFactory {
  return {
    createClient: () =>
      createHttpClient((path, init) =>
        fetch(url + path, { signal: AbortSignal.timeout(patience), ...init })
      )
  }
}

export function createHttpClient(fetch: Fetch): HttpClient {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit): Promise<TestResponse> => {
    const headers = new Headers(init.headers)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie) headers.set('Cookie', cookie)
    const response = await fetch(path, { ...init, headers })
    storeCookies(cookies, response.headers)
    return { status: response.status, headers: response.headers, body: await readBody(response) }
  }
  const call =
    (method: string) =>
    (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      send(path, {
        method,
        headers: {
          'Sec-Fetch-Site': 'same-origin',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers
        },
        ...(body !== undefined && { body: JSON.stringify(body) })
      })
  return {
    cookies,
    send,
    get: (path, headers) => call('GET')(path, undefined, headers),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE')
  }
}

async function readBody(response: Response): Promise<unknown> {
  const isJson = response.headers.get('Content-Type')?.includes('json')
  const text = await response.text()
  return isJson && text ? JSON.parse(text) : text
}

function storeCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (!value || /max-age=0(;|$)/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
}
