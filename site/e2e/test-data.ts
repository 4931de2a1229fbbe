import { day } from '#events/units.ts'
import type { APIResponse, BrowserContext, Page } from '@playwright/test'
import { demoUsers, expect, type SiteFixture, type VisitOptions } from './fixtures.ts'

type OpenSite = Pick<SiteFixture, 'origin' | 'newContext'>

/** Calls the API as the user of the context. */
export async function requestApi<T>(
  site: Pick<SiteFixture, 'origin'>,
  context: BrowserContext,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET',
  path: string,
  data?: unknown
): Promise<T> {
  const response: APIResponse = await context.request.fetch(`${site.origin}/api${path}`, {
    method,
    headers: { Origin: site.origin },
    ...(data !== undefined && { data })
  })
  expect(response.status(), `${method} ${path}: ${await response.text()}`).toBeLessThan(300)
  return response.json()
}

export interface SignedInPerson {
  id: string
  username: string
  fullName: string
  email: string
  context: BrowserContext
}

let people = 0

/** Registers a new user, signed in in a context of their own. */
export async function signUpPerson(
  site: OpenSite,
  userType: 'employer' | 'applicant',
  visit?: VisitOptions
): Promise<SignedInPerson> {
  const context = await site.newContext(visit)
  const index = ++people
  const username = `${userType}.${index}`
  const person = {
    username,
    fullName: userType === 'employer' ? `Hípica del Norte ${index}` : `Lucía Robles ${index}`,
    email: `${username}@correo.example.org`,
    password: demoUsers.password,
    userType
  }
  const { id } = await requestApi<{ id: string }>(site, context, 'POST', '/register', person)
  return { ...person, id, context }
}

/** The path, opened in the context of a new user. */
export async function openNewUserPage(
  site: SiteFixture,
  userType: 'employer' | 'applicant',
  path: string
): Promise<Page> {
  const { context } = await signUpPerson(site, userType)
  const page = await context.newPage()
  await page.goto(path)
  return page
}

export const jobInput = {
  title: 'Mozo/a de cuadra con vivienda',
  companyName: 'Yeguada La Cañada',
  location: 'Segovia',
  description: 'Cuidado de doce caballos de salto, con vivienda y dos días libres.',
  jobType: 'Jornada Completa',
  experience: 'Nivel Básico',
  contactPhone: '612 345 678',
  contactEmail: 'cuadra@correo.example.org'
}

export async function createJob(
  site: OpenSite,
  by: SignedInPerson,
  changes: object = {}
): Promise<string> {
  const { id } = await requestApi<{ id: string }>(site, by.context, 'POST', '/jobs', {
    ...jobInput,
    ...changes
  })
  return id
}

/** Opens a page of a job in its last week, by the browser's clock; the service is not as late, and renews it. */
export async function openInLastWeek(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.clock.install({ time: Date.now() + 25 * day })
  await page.goto(path)
  await expect(async () => {
    await page.clock.fastForward(60_000)
    await expect(page.getByRole('button', { name: /^Renovar/ })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  return page
}

export const coverLetterText =
  'Llevo seis años en cuadras de salto, monto a diario y puedo empezar cuando haga falta.'

/** An employer with a job, and an applicant who applied for it. */
export async function createApplication(
  site: OpenSite
): Promise<{ owner: SignedInPerson; applicant: SignedInPerson; id: string }> {
  const owner = await signUpPerson(site, 'employer')
  const applicant = await signUpPerson(site, 'applicant')
  const id = await createJob(site, owner)
  await requestApi(site, applicant.context, 'POST', `/jobs/${id}/applications`, {
    coverLetter: coverLetterText
  })
  return { owner, applicant, id }
}

export const profileInput = {
  fullName: 'Lucía Robles Sanz',
  age: 28,
  contactPhone: '655 443 322',
  description: 'Moza con seis años de cuadra, carné B y vehículo propio.',
  location: 'Segovia'
}
