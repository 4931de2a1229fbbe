import http, { type CookieJar } from 'k6/http'
import { send } from './target.ts'

/** An employer with a job, and people who can apply for it, each in two browsers. */
export interface LiveAccounts {
  jobId: string
  /** `Cookie` headers: the employer's browsers, then those of each person. */
  browsers: [string, string][]
}

const password = 'caballo-bayo'

export function createAccounts(people: number): LiveAccounts {
  const run = Date.now().toString(36)
  const browsers = Array.from({ length: people }, (_, nth) => {
    const username = `k6.${run}.${nth}`
    return [register(username, nth ? 'applicant' : 'employer'), signIn(username)] as [
      string,
      string
    ]
  })
  return { jobId: postJob(browsers[0]?.[0] ?? ''), browsers }
}

function register(username: string, userType: string): string {
  const person = { username, password, email: `${username}@example.org`, userType }
  return cookieAfter('/api/register', { ...person, fullName: 'Prueba de carga' }, 201)
}

const signIn = (username: string) => cookieAfter('/api/login', { username, password }, 200)

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
  const body = {
    title: 'Mozo de cuadra',
    companyName: 'Yeguada de prueba',
    location: 'Turégano, Segovia',
    description: 'Cuidado de doce caballos de salto, con vivienda',
    jobType: 'Jornada Completa',
    experience: 'Nivel Básico',
    contactPhone: '900 000 001',
    contactEmail: 'prueba@example.org'
  }
  const { status, body: job } = send('POST', '/api/jobs', 'setup', body, { headers: { Cookie } })
  if (status !== 201) throw new Error(`/api/jobs: ${status}`)
  return JSON.parse(job).id
}
