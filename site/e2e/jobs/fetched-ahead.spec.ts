import { expect, test } from '../fixtures.ts'
import { createJob, requestApi, signUpPerson } from '../test-data.ts'

test('a job that is rendered at a hover is viewed once its link is followed', {
  tag: '@night'
}, async ({ site }) => {
  const owner = await signUpPerson(site, 'employer')
  const title = 'Anuncio que se pinta por adelantado'
  const id = await createJob(site, owner, { title })
  const views = async () => {
    const { jobs } = await requestApi<{ jobs: { views: number }[] }>(
      site,
      owner.context,
      'GET',
      `/jobs?employerId=${owner.id}`
    )
    return jobs[0]?.views
  }
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
  const page = await site.openPage('/jobs?keyword=adelantado', { userAgent })
  const link = page.getByRole('link', { name: title })
  const fetchedAhead = page.waitForRequest(request => {
    return (
      request.url().includes(id) &&
      request.headers()['sec-purpose']?.startsWith('prefetch') === true
    )
  })
  await link.hover()
  await (await fetchedAhead).response()
  await link.click()
  await page.waitForURL(`**/jobs/${id}*`)
  await expect.poll(views, { timeout: 40_000 }).toBe(1)
})
