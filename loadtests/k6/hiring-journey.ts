import { check } from 'k6'
import exec from 'k6/execution'
import http, { type CookieJar } from 'k6/http'
import { coverLetter, guestApplicationBody, jobBody, registrationBody } from './request-bodies.ts'
import { getText, send } from './target.ts'

/** Requests of one journey. */
export const requestsPerStory = 8

/** An employer registers and posts; a candidate and a guest apply; the employer reads and answers. */
export function story(): void {
  const name = `k6.${exec.scenario.iterationInTest}.${Date.now().toString(36)}`
  const [employer, candidate, guest] = [
    new http.CookieJar(),
    new http.CookieJar(),
    new http.CookieJar()
  ]
  const job = register(employer, `${name}.e`, 'employer') && post(employer, name)
  if (!job) return
  findOwnJob(employer, job)
  const isIn = register(candidate, `${name}.c`, 'applicant')
  const answers = [
    isIn && apply(candidate, job.id, { coverLetter }),
    apply(guest, job.id, guestApplicationBody(name))
  ]
  const application = inbox(employer)
  if (application && answers.some(Boolean)) answer(employer, application)
}

interface PostedJob {
  id: string
  title: string
}

function register(jar: CookieJar, username: string, userType: string): boolean {
  const body = registrationBody(username, userType)
  return expectStatus(send('POST', '/api/register', 'register', body, { jar }), 201)
}

function post(jar: CookieJar, name: string): PostedJob | undefined {
  const body = jobBody(`Mozo de cuadra ${uniqueWord(name)}`)
  const answer = send('POST', '/api/jobs', 'post', body, { jar })
  return expectStatus(answer, 201) ? JSON.parse(answer.body) : undefined
}

/** The employer finds the new job at once, whichever process or replica responds. */
function findOwnJob(jar: CookieJar, { id, title }: PostedJob): void {
  const word = title.split(' ').at(-1) ?? ''
  const { status, body } = getText(`/api/jobs?keyword=${word}`, 'find own', { jar })
  if (!expectStatus({ status }, 200)) return
  const isThere = JSON.parse(body).jobs.some((job: PostedJob) => job.id === id)
  check(isThere, { 'own job is found at once': Boolean })
}

function apply(jar: CookieJar, jobId: string, body: object): boolean {
  return expectStatus(send('POST', `/api/jobs/${jobId}/applications`, 'apply', body, { jar }), 201)
}

function inbox(jar: CookieJar): string | undefined {
  const received = getText('/api/applications', 'inbox', { jar })
  return expectStatus(received, 200) ? JSON.parse(received.body).applications[0]?.id : undefined
}

function answer(jar: CookieJar, id: string): void {
  expectStatus(
    send('PUT', `/api/applications/${id}`, 'answer', { status: 'approved' }, { jar }),
    200
  )
}

function expectStatus(response: { status: number }, status: number): boolean {
  return check(response, { 'the response is as expected': response => response.status === status })
}

/** A word of letters alone, which no other job has. */
function uniqueWord(name: string): string {
  return name.replace(/\W/g, '').replace(/\d/g, digit => 'abcdefghij'[Number(digit)] ?? '')
}
