import fc from 'fast-check'
import { hostileStrings } from '#test/requests/hostile-strings.ts'
import type { FuzzRequest } from './request.ts'
import { inPercent } from './values.ts'

type Mutation = (request: FuzzRequest) => FuzzRequest

const header = (name: string, ...values: string[]): fc.Arbitrary<Mutation> =>
  fc
    .constantFrom(...values)
    .map(value => request => ({ ...request, headers: { ...request.headers, [name]: value } }))

const path = (change: (path: string) => string): Mutation => {
  return request => ({ ...request, path: change(request.path) })
}

/** As much of hostile text as a header can carry. */
const headerSafeStrings = hostileStrings
  .map(text => text.replace(/[^\x20-\x7e\xa1-\xff]/g, ''))
  .filter(text => text && text.length < 1_000)

/** What a careless program, a proxy or an attacker does to a request. */
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  header('Content-Type', 'text/plain', 'application/json; charset=latin1', 'image/png', 'x', '/'),
  header('Sec-Fetch-Site', 'cross-site', 'none', 'same-site', ''),
  header('Origin', 'null', 'https://example.org', 'http://localhost:3000', '::'),
  header('Idempotency-Key', 'a', 'x'.repeat(255), 'x'.repeat(256), ...headerSafeStrings),
  header('X-Forwarded-For', '127.0.0.1', '::', '1.2.3.4, unknown', ...headerSafeStrings),
  header('Accept-Encoding', 'br;q=0', 'gzip', '*', 'identity;q=0', ...headerSafeStrings),
  header('Accept', 'text/html', 'image/*', ...headerSafeStrings),
  header('If-None-Match', '*', 'W/"x"', '"', ...headerSafeStrings),
  header('Cookie', 'ramal_sesion=x', 'sesion=1', '=', ...headerSafeStrings),
  fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS').map(
    (method): Mutation =>
      request => ({ ...request, method })
  ),
  fc.constant(path(text => text.replace('/api/', '/api//'))),
  fc.constant(path(text => `${text.split('?')[0]}/`)),
  fc.constantFrom('%', '%zz', '%ff', '%00', '?', '?&=').map(end => path(text => text + end))
)

/** Leaves four of five requests as they are. */
export const mutations: fc.Arbitrary<Mutation> = inPercent(20, mutation).map(
  change => change ?? (request => request)
)
