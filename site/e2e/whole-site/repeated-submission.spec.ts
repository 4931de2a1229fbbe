import type { Page } from '@playwright/test'
import { alreadyArrivedMessage, connectionErrorMessage } from '#site/lib/api.ts'
import { expect, test } from '../fixtures.ts'
import {
  coverLetterText,
  createApplication,
  createJob,
  jobInput,
  openInLastWeek,
  requestApi,
  type SignedInPerson,
  signUpPerson
} from '../test-data.ts'

/** The next write arrives, and its response is lost. */
async function loseNextAnswer(page: Page, url: string): Promise<void> {
  let isLost = false
  await page.route(url, async route => {
    if (isLost || route.request().method() === 'GET') return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort()
  })
}

test.describe('a form whose response was lost', () => {
  test.beforeEach(({ site }) => {
    site.ignoreErrors(/Failed to fetch/)
    site.ignoreErrors(new RegExp(alreadyArrivedMessage))
  })

  test('sends one application of a guest, over a reload too', async ({ site }) => {
    const employer = await signUpPerson(site, 'employer')
    const id = await createJob(site, employer)
    const page = await site.openPage(`/jobs/${id}`)
    await loseNextAnswer(page, '**/applications')
    await fillGuestForm(page)
    await sendApplication(page)
    await expect(page.getByText('; se envía en cuanto haya cobertura.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('; se envía en cuanto haya cobertura.')).toHaveCount(0)
    const countApplications = async () => {
      const path = '/applications?scope=received'
      const received = await requestApi<Applications>(site, employer.context, 'GET', path)
      return received.meta.totalApplications
    }
    await expect.poll(countApplications).toBe(1)
  })

  test('posts one job, and says so when the form has changed meanwhile', async ({ site }) => {
    const employer = await signUpPerson(site, 'employer')
    const page = await employer.context.newPage()
    await page.goto('/post-job')
    await loseNextAnswer(page, '**/api/jobs')
    await fillJobForm(page)
    await publish(page)
    await expect(page.locator('.summary')).toContainText(connectionErrorMessage)
    await page.locator('#title').fill('Otro título de puesto')
    await publish(page)
    await expect(page.locator('.summary')).toContainText(alreadyArrivedMessage)
    expect(await countJobs(employer)).toBe(1)
    await publish(page)
    await page.waitForURL('/jobs')
    expect(await countJobs(employer)).toBe(2)

    async function countJobs({ id, context }: SignedInPerson): Promise<number> {
      const path = `/jobs?employerId=${id}`
      const { meta } = await requestApi<Jobs>(site, context, 'GET', path)
      return meta.totalJobs
    }
  })

  test('renews a job once', async ({ site }) => {
    const employer = await signUpPerson(site, 'employer')
    const id = await createJob(site, employer)
    const page = await openInLastWeek(employer.context, `/jobs/${id}`)
    await loseNextAnswer(page, '**/renew')
    await page.getByRole('button', { name: 'Renovar' }).click()
    await expect(page.locator('.own-state .error')).toContainText(connectionErrorMessage)
    await page.getByRole('button', { name: 'Renovar' }).click()
    await expect(page.locator('.toast')).toContainText('Anuncio renovado')
  })

  test('sends one message', async ({ site }) => {
    const { owner, applicant } = await createApplication(site)
    const page = await applicant.context.newPage()
    await page.goto(`/messages?con=${owner.id}`)
    await loseNextAnswer(page, '**/api/messages')
    await page.locator('#content').fill('¿Sigue libre el puesto?')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page.getByRole('button', { name: 'Probar ahora' }).click()
    await expect(page.locator('.bubble')).toHaveCount(1)
    await page.reload()
    await expect(page.locator('.bubble')).toHaveCount(1)
  })
})

test('a form that was answered is sent under a new key', async ({ page }) => {
  const keys: (string | undefined)[] = []
  page.on('request', request => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'])
  })
  await page.goto('/auth')
  for (const password of ['una-que-no-es', 'otra-que-no-es']) {
    await page.locator('#login-username').fill('demo.empresa')
    await page.locator('#login-password').fill(password)
    await page.locator('#panel-login form button[type=submit]').click()
    await expect(page.locator('#login-password')).toHaveValue('')
  }
  expect(keys).toHaveLength(2)
  expect(keys).not.toContain(undefined)
  expect(new Set(keys).size).toBe(2)
})

interface Applications {
  meta: { totalApplications: number }
}

interface Jobs {
  meta: { totalJobs: number }
}

async function fillGuestForm(page: Page): Promise<void> {
  await page.locator('#applicantName').fill('Marta Ruiz')
  await page.locator('#applicantEmail').fill('marta@correo.example.org')
  await page.locator('#applicantPhone').fill('612 345 678')
  await page.locator('#coverLetter').fill(coverLetterText)
}

const sendApplication = (page: Page) =>
  page.getByRole('button', { name: 'Enviar aplicación' }).click()

async function fillJobForm(page: Page): Promise<void> {
  const { title, jobType, description, location, contactPhone } = jobInput
  await page.locator('#jobType').selectOption(jobType)
  for (const [name, text] of Object.entries({ title, description, location, contactPhone })) {
    await page.locator(`#${name}`).fill(text)
  }
}

const publish = (page: Page) => page.getByRole('button', { name: 'Publicar empleo' }).click()
