import type { APIResponse, BrowserContext } from 'playwright'
import { expect } from 'vitest'
import { examples, type Site, type Visit } from './fixtures.ts'

/** A call of the API in somebody's name, as their browser would make it. */
export async function call<T>(
  site: Site,
  context: BrowserContext,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET',
  path: string,
  data?: unknown
): Promise<T> {
  const answer: APIResponse = await context.request.fetch(`${site.origin}/api${path}`, {
    method,
    headers: { Origin: site.origin },
    ...(data !== undefined && { data })
  })
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBeLessThan(300)
  return answer.json()
}

export interface Person {
  id: string
  username: string
  fullName: string
  email: string
  context: BrowserContext
}

let count = 0

/** Somebody new, signed in, in a browser of their own. */
export async function newPerson(
  site: Site,
  userType: 'employer' | 'applicant',
  visit?: Visit
): Promise<Person> {
  const context = await site.come(visit)
  const nth = ++count
  const username = `${userType}.${nth}`
  const person = {
    username,
    fullName: userType === 'employer' ? `Hípica del Norte ${nth}` : `Lucía Robles ${nth}`,
    email: `${username}@correo.example.org`,
    password: examples.password,
    userType
  }
  const { id } = await call<{ id: string }>(site, context, 'POST', '/register', person)
  return { ...person, id, context }
}

export const anAd = {
  title: 'Mozo/a de cuadra con vivienda',
  companyName: 'Yeguada La Cañada',
  location: 'Segovia',
  description: 'Cuidado de doce caballos de salto, con vivienda y dos días libres.',
  jobType: 'Jornada Completa',
  experience: 'Nivel Básico',
  contactPhone: '612 345 678',
  contactEmail: 'cuadra@correo.example.org'
}

export async function postAd(
  site: Site,
  by: Person,
  changes: Partial<typeof anAd> = {}
): Promise<string> {
  const { id } = await call<{ id: string }>(site, by.context, 'POST', '/jobs', {
    ...anAd,
    ...changes
  })
  return id
}

export const aLetter =
  'Llevo seis años en cuadras de salto, monto a diario y puedo empezar cuando haga falta.'

/** An employer with an ad, and an applicant who applied to it. */
export async function newApplication(site: Site): Promise<{ owner: Person; applicant: Person }> {
  const owner = await newPerson(site, 'employer')
  const applicant = await newPerson(site, 'applicant')
  const id = await postAd(site, owner)
  await call(site, applicant.context, 'POST', `/jobs/${id}/applications`, { coverLetter: aLetter })
  return { owner, applicant }
}

export const anOffer = {
  fullName: 'Lucía Robles Sanz',
  age: 28,
  contactPhone: '655 443 322',
  description: 'Moza con seis años de cuadra, carné B y vehículo propio.',
  location: 'Segovia'
}
