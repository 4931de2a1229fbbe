import { hostileStrings } from '#test/hostile-strings.ts'
import { pickFrom } from '#test/seeded-random.ts'
import type { FuzzRequest } from './request.ts'
import type { RandomSource } from './values.ts'

type Mutation = (draft: FuzzRequest, next: RandomSource) => FuzzRequest

const header =
  (name: string, ...values: string[]): Mutation =>
  (draft, next) => ({ ...draft, headers: { ...draft.headers, [name]: pickFrom(next, values) } })

/** As much of hostile text as a header can carry. */
const headerSafeStrings = hostileStrings
  .map(text => text.replace(/[^\x20-\x7e\xa1-\xff]/g, ''))
  .filter(text => text && text.length < 1_000)

/** What a careless program, a proxy or a prankster does to a request. */
const mutations: Mutation[] = [
  header('Content-Type', 'text/plain', 'application/json; charset=latin1', 'image/png', 'x', '/'),
  header('Sec-Fetch-Site', 'cross-site', 'none', 'same-site', ''),
  header('Origin', 'null', 'https://example.org', 'http://localhost:3000', '::'),
  header('Idempotency-Key', 'a', 'x'.repeat(255), 'x'.repeat(256), ...headerSafeStrings),
  header('X-Forwarded-For', '127.0.0.1', '::', '1.2.3.4, unknown', ...headerSafeStrings),
  header('Accept-Encoding', 'br;q=0', 'gzip', '*', 'identity;q=0', ...headerSafeStrings),
  header('Accept', 'text/html', 'image/*', ...headerSafeStrings),
  header('If-None-Match', '*', 'W/"x"', '"', ...headerSafeStrings),
  header('Cookie', 'ramal_sesion=x', 'sesion=1', '=', ...headerSafeStrings),
  (draft, next) => ({
    ...draft,
    method: pickFrom(next, ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
  }),
  draft => ({ ...draft, path: draft.path.replace('/api/', '/api//') }),
  draft => ({ ...draft, path: `${draft.path.split('?')[0]}/` }),
  (draft, next) => ({
    ...draft,
    path: draft.path + pickFrom(next, ['%', '%zz', '%ff', '%00', '?', '?&='])
  })
]

/** Leaves most requests as they are. */
export function mutateRequest(draft: FuzzRequest, next: RandomSource): FuzzRequest {
  return next() < 0.8 ? draft : pickFrom(next, mutations)(draft, next)
}
