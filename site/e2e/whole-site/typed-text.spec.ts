import type { BrowserContext, Locator, Page } from '@playwright/test'
import { narrowest } from '../accessibility/overflows.ts'
import { expect, type SiteFixture, test } from '../fixtures.ts'
import { createJob, profileInput, requestApi, signUpPerson } from '../test-data.ts'

interface Words {
  name: string
  title: string
  text: string
}

/** A job, an application that was answered, a profile and messages, all of them in these words. */
async function fillBoard(site: SiteFixture, { name, title, text }: Words) {
  const employer = await signUpPerson(site, 'employer')
  const applicant = await signUpPerson(site, 'applicant')
  for (const { context, email, id } of [employer, applicant])
    await requestApi(site, context, 'PUT', `/users/${id}`, { fullName: name, email, bio: text })
  const words = { title, companyName: name, description: text, requirements: text, details: text }
  const jobId = await createJob(site, employer, words)
  const application = await requestApi<{ id: string }>(
    site,
    applicant.context,
    'POST',
    `/jobs/${jobId}/applications`,
    { coverLetter: text }
  )
  await requestApi(site, employer.context, 'PUT', `/applications/${application.id}`, {
    status: 'approved',
    message: text
  })
  const profile = { ...profileInput, fullName: name, description: text, skills: title }
  const { id: profileId } = await requestApi<{ id: string }>(
    site,
    applicant.context,
    'POST',
    '/candidate-profiles',
    profile
  )
  for (const [from, to] of [
    [employer, applicant],
    [applicant, employer]
  ] as const)
    await requestApi(site, from.context, 'POST', '/messages', { receiverId: to.id, content: text })
  await requestApi(site, applicant.context, 'PUT', `/saved-jobs/${jobId}`)
  return { employer, applicant, jobId, profileId, applicationId: application.id }
}

async function openEach(
  context: BrowserContext,
  paths: readonly string[],
  look: (page: Page, path: string) => Promise<void>
) {
  const page = await context.newPage()
  for (const path of paths) {
    await page.setViewportSize(narrowest)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('h1').first().waitFor()
    await look(page, path)
  }
  await page.close()
}

/** The first element that is wider than the page, in one that is not; runs in the browser. */
function findWidest(): string | undefined {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return undefined
  const isWide = (element: Element | null) =>
    element && element.getBoundingClientRect().right > clientWidth + 1
  const wide = [...document.querySelectorAll('body *')].filter(
    element => isWide(element) && !isWide(element.parentElement)
  )
  return wide.map(element => element.outerHTML.slice(0, 120)).join(', ') || document.title
}

test('names and titles of one long word widen no page', async ({ site }) => {
  test.setTimeout(180_000)
  const word = 'Yeguadadelasmarismas'.repeat(5)
  const board = await fillBoard(site, {
    name: word,
    title: `${word}Caballerizas`.slice(0, 110),
    text: word
  })
  const { employer, applicant, jobId, profileId, applicationId } = board
  const wide: string[] = []
  const look = async (page: Page, path: string) => {
    const element = await page.evaluate(findWidest)
    if (element) wide.push(`${path}: ${element}`)
  }
  const public_ = [
    '/',
    '/jobs',
    `/jobs/${jobId}`,
    `/en/jobs/${jobId}`,
    `/jobs/${jobId}/cartel`,
    `/employers/${employer.id}`,
    `/denunciar?tipo=job&id=${jobId}`
  ]
  await openEach(await site.newContext(), public_, look)
  const ofEmployer = [
    '/profile',
    '/profile?tab=empleos',
    '/profile?tab=aplicaciones',
    '/applications?vista=tabla',
    `/applications?vista=personas&ver=${applicationId}`,
    `/messages?con=${applicant.id}`,
    '/messages',
    `/jobs/${jobId}`,
    `/jobs/${jobId}/edit`,
    '/post-job',
    '/candidates',
    `/candidates/${profileId}`
  ]
  await openEach(employer.context, ofEmployer, look)
  const ofApplicant = [
    '/profile',
    '/mis-datos',
    '/applications',
    `/messages?con=${employer.id}`,
    '/messages',
    '/guardados',
    '/candidates?tab=mis-perfiles',
    `/editar-perfil/${profileId}`,
    `/jobs/${jobId}`
  ]
  await openEach(applicant.context, ofApplicant, look)
  expect(wide).toEqual([])
})

/** Whether the first letter of the text stands at the right end of its line, and the second one to the left of it. */
const runsFromRight = (text: Locator) =>
  text.evaluate(element => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    const range = document.createRange()
    const left = (index: number) => {
      range.setStart(node ?? element, index)
      range.setEnd(node ?? element, index + 1)
      return range.getBoundingClientRect().left
    }
    return left(0) > left(1) && left(0) > left((node?.textContent?.length ?? 1) - 1)
  })

test('Arabic runs from right to left beside Spanish words', async ({ site }) => {
  const words = {
    name: 'إسطبلات النور (3)',
    title: 'سائس خيل (2)',
    text: `العناية بعشرة خيول ${'في إسطبلات النور '.repeat(4)}(10).`
  }
  const board = await fillBoard(site, words)
  const { employer, applicant, jobId, profileId, applicationId } = board
  const arabic = async (context: BrowserContext, path: string, texts: readonly string[]) => {
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const text of texts) {
      const shown = page.locator('main').getByText(text, { exact: true }).locator('visible=true')
      await shown.first().waitFor()
      for (const one of await shown.all())
        expect(await runsFromRight(one), `${path}: ${text}`).toBe(true)
    }
    await page.close()
  }
  const { name, title, text } = words
  const visitor = await site.newContext()
  await arabic(visitor, '/jobs', [name, title, text])
  await arabic(visitor, `/jobs/${jobId}`, [name, title, text])
  await arabic(visitor, `/employers/${employer.id}`, [name, text])
  await arabic(employer.context, `/candidates/${profileId}`, [name, text])
  await arabic(employer.context, `/applications?vista=personas&ver=${applicationId}`, [name, text])
  await arabic(employer.context, `/messages?con=${applicant.id}`, [name, text])
  await arabic(applicant.context, '/profile', [name])
  const page = await visitor.newPage()
  await page.goto(`/denunciar?tipo=job&id=${jobId}`)
  const field = page.locator('textarea').first()
  await field.fill(text)
  expect(await field.evaluate(input => input.matches(':dir(rtl)'))).toBe(true)
  await page.goto('/jobs')
  await page.locator('input[name=keyword]').fill(title)
  await expect(page.locator('input[name=keyword]:dir(rtl)')).toHaveCount(1)
})

test('a label stands before Arabic words in a row of a table on a phone', async ({ site }) => {
  const name = 'إسطبلات النور'
  const text = `${name} `.repeat(6)
  const { applicant } = await fillBoard(site, { name, title: 'سائس خيل مع سكن', text })
  const page = await applicant.context.newPage()
  await page.setViewportSize(narrowest)
  await page.goto('/applications')
  const company = page.locator('td[data-label="Empresa"]').filter({ hasText: name })
  const indent = await company.evaluate(cell => {
    const words = document.createRange()
    words.selectNodeContents(cell)
    return words.getBoundingClientRect().left - cell.getBoundingClientRect().left
  })
  expect(indent).toBeGreaterThan(60)
})
