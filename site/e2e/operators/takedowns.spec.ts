import { expect, test } from '../fixtures.ts'
import { createJob, jobInput, profileInput, requestApi, signUpPerson } from '../test-data.ts'

test.describe('what the operator takes down', () => {
  test('a job leaves lists, feed and sitemap, its page says so, and its owner reads why', async ({
    page,
    server,
    site
  }) => {
    const owner = await signUpPerson(site, 'employer')
    const id = await createJob(site, owner, { title: 'Guarnicionero de feria' })
    const text = async (path: string) => (await page.request.get(`${site.origin}${path}`)).text()
    const lists = ['/jobs?keyword=guarnicionero', '/feed.xml', '/sitemap.xml']
    for (const path of lists) expect(await text(path), path).toContain(id)
    server.runOps('job', 'hide', id, '--reason', 'dinero-o-documentos')
    for (const path of lists) expect(await text(path), path).not.toContain(id)
    const response = await page.goto(`/jobs/${id}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Anuncio retirado por Ramal' })).toBeVisible()
    await expect(page.getByText('en «Mis empleos» dice por qué')).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    site.ignoreErrors(/404/)
    const own = await owner.context.newPage()
    await own.goto('/profile?tab=empleos')
    await expect(own.getByText('Retirado por Ramal: pide dinero o documentos')).toBeVisible()
    await expect(own.getByRole('button', { name: /^Renovar/ })).toHaveCount(0)
    server.runOps('job', 'show', id)
    await page.goto(`/jobs/${id}`)
    await expect(page.getByRole('heading', { name: 'Guarnicionero de feria' })).toBeVisible()
    await expect(page.locator('.job-text').getByText(jobInput.description)).toBeVisible()
  })

  test('a profile leaves the list, and its owner reads why', async ({ page, server, site }) => {
    const { context } = await signUpPerson(site, 'applicant')
    const profile = { ...profileInput, fullName: 'Nadia Quiroga' }
    const { id } = await requestApi<{ id: string }>(
      site,
      context,
      'POST',
      '/candidate-profiles',
      profile
    )
    server.runOps('profile', 'hide', id, '--reason', 'falso')
    await page.goto('/candidates?text=quiroga')
    await expect(page.getByRole('heading', { name: 'Nadie encaja' })).toBeVisible()
    const own = await context.newPage()
    await own.goto('/candidates?tab=mis-perfiles')
    await expect(own.getByText('Retirado por Ramal: no parece auténtico')).toBeVisible()
  })
})

test('a visitor reads a band of ages and finds no minor, an employer only the given name', async ({
  page,
  site
}) => {
  const publish = async (changes: object) => {
    const { context } = await signUpPerson(site, 'applicant')
    const profile = { ...profileInput, ...changes }
    await requestApi(site, context, 'POST', '/candidate-profiles', profile)
  }
  await publish({ fullName: 'Xoana Valcárcel', age: 16, location: 'Mondoñedo' })
  await publish({ fullName: 'Brais Outeiro', age: 22, location: 'Lugo' })
  await page.goto('/candidates')
  await expect(page.locator('.candidate-list > li', { hasText: 'Brais Outeiro' })).toContainText(
    '18–25 años'
  )
  expect(await page.content()).not.toMatch(/Xoana|Valcárcel|Mondoñedo/)
  const employer = await signUpPerson(site, 'employer')
  const signedIn = await employer.context.newPage()
  await signedIn.goto('/candidates')
  await expect(signedIn.locator('.candidate-list > li', { hasText: 'Xoana' })).toContainText(
    '16 años'
  )
  expect(await signedIn.content()).not.toMatch(/Valcárcel|Mondoñedo/)
})
