import { hostileStrings } from '#test/hostile-strings.ts'
import { pick } from '#test/seeded-random.ts'
import type { Draft } from './request.ts'
import type { Next } from './values.ts'

type Twist = (draft: Draft, next: Next) => Draft

const header =
  (name: string, ...values: string[]): Twist =>
  (draft, next) => ({ ...draft, headers: { ...draft.headers, [name]: pick(next, values) } })

/** As much of hostile text as a header can carry. */
const carried = hostileStrings
  .map(text => text.replace(/[^\x20-\x7e\xa1-\xff]/g, ''))
  .filter(text => text && text.length < 1_000)

/** What a careless program, a proxy or a prankster does to a request. */
const twists: Twist[] = [
  header('Content-Type', 'text/plain', 'application/json; charset=latin1', 'image/png', 'x', '/'),
  header('Sec-Fetch-Site', 'cross-site', 'none', 'same-site', ''),
  header('Origin', 'null', 'https://example.org', 'http://localhost:3000', '::'),
  header('Idempotency-Key', 'a', 'x'.repeat(255), 'x'.repeat(256), ...carried),
  header('X-Forwarded-For', '127.0.0.1', '::', '1.2.3.4, unknown', ...carried),
  header('Accept-Encoding', 'br;q=0', 'gzip', '*', 'identity;q=0', ...carried),
  header('Accept', 'text/html', 'image/*', ...carried),
  header('If-None-Match', '*', 'W/"x"', '"', ...carried),
  header('Cookie', 'ramal_sesion=x', 'sesion=1', '=', ...carried),
  (draft, next) => ({
    ...draft,
    method: pick(next, ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
  }),
  draft => ({ ...draft, path: draft.path.replace('/api/', '/api//') }),
  draft => ({ ...draft, path: `${draft.path.split('?')[0]}/` }),
  (draft, next) => ({
    ...draft,
    path: draft.path + pick(next, ['%', '%zz', '%ff', '%00', '?', '?&='])
  })
]

/** Leaves most requests as they are. */
export function twist(draft: Draft, next: Next): Draft {
  return next() < 0.8 ? draft : pick(next, twists)(draft, next)
}
