import http, { type CookieJar } from 'k6/http'
import { jobBody, k6Password, registrationBody } from './request-bodies.ts'
import { send } from './target.ts'

/** An employer with a job, and people who can apply for it, each in two browsers. */
export interface LiveAccounts {
  jobId: string
  /** `Cookie` headers: the employer's browsers, then those of each person. */
  browsers: [string, string][]
}

export function createAccounts(people: number): LiveAccounts {
  const run = Date.now().toString(36)
  const browsers = Array.from({ length: people }, (_, index) => {
    const username = `k6.${run}.${index}`
    return [register(username, index ? 'applicant' : 'employer'), signIn(username)] as [
      string,
      string
    ]
  })
  return { jobId: postJob(browsers[0]?.[0] ?? ''), browsers }
}

function register(username: string, userType: string): string {
  return cookieAfter('/api/register', registrationBody(username, userType), 201)
}

const signIn = (username: string) =>
  cookieAfter('/api/login', { username, password: k6Password }, 200)

function cookieAfter(path: string, body: object, expected: number): string {
  const jar: CookieJar = new http.CookieJar()
  const { status, cookies } = send('POST', path, 'setup', body, { jar })
  if (status !== expected) throw new Error(`${path}: ${status}`)
  return Object.values(cookies)
    .flat()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
}

function postJob(Cookie: string): string {
  const body = jobBody('Mozo de cuadra')
  const { status, body: job } = send('POST', '/api/jobs', 'setup', body, { headers: { Cookie } })
  if (status !== 201) throw new Error(`/api/jobs: ${status}`)
  return JSON.parse(job).id
}
