/**
 * `fetch` that sends each write under an idempotency key. The key stays, over a reload too, until
 * an answer has arrived whole, so that pressing again has no second effect.
 */
export async function fetchOnce(
  input: RequestInfo | URL,
  init: RequestInit = {}
): Promise<Response> {
  const { method = 'GET' } = init
  if (method === 'GET') return fetch(input, init)
  const name = keyName(method, input)
  const headers = new Headers(init.headers)
  headers.set('Idempotency-Key', pendingKey(name))
  const response = await fetch(input, { ...init, headers })
  await response.clone().arrayBuffer()
  if (isAnswer(response)) sessionStorage.removeItem(name)
  return response
}

/** One for each form: the page names the form, and the correspondent of a message. */
const keyName = (method: string, input: RequestInfo | URL) =>
  `clave ${location.pathname}${location.search} ${method} ${input instanceof Request ? input.url : input}`

function pendingKey(name: string): string {
  const key = sessionStorage.getItem(name) ?? newKey()
  sessionStorage.setItem(name, key)
  return key
}

/** `crypto.randomUUID` is missing where the page came over plain HTTP. */
const newKey = () => crypto.getRandomValues(new BigUint64Array(2)).join('-')

/** After an error of the server or of a proxy, the write may have happened all the same. */
const isAnswer = ({ status }: Response) => status < 500
