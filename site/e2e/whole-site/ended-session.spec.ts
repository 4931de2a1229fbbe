import type { BrowserContext, Page } from '@playwright/test'
import { demoUsers, expect, type SiteFixture, test } from '../fixtures.ts'
import {
  coverLetterText,
  createApplication,
  createJob,
  jobInput,
  profileInput,
  requestApi,
  signUpPerson
} from '../test-data.ts'

const dialogName = 'Tu sesión ha terminado'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: dialogName })

/** The session ends on the server; the page does not know. */
const endSession = (context: BrowserContext) => context.clearCookies({ name: 'ramal_sesion' })

async function signInAgain(page: Page): Promise<void> {
  await expect(dialogOf(page).getByLabel('Nombre de usuario')).not.toBeEditable()
  await dialogOf(page).getByLabel('Contraseña', { exact: true }).fill(demoUsers.password)
  await dialogOf(page).getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
}

interface Write {
  key: string | undefined
  account: string | undefined
}

/** The idempotency keys of the writes to the path, and whose they say they are, in order. */
function recordWrites(page: Page, path: RegExp): Write[] {
  const writes: Write[] = []
  page.on('request', request => {
    if (request.method() === 'GET' || !path.test(request.url())) return
    const { 'idempotency-key': key, 'x-account': account } = request.headers()
    writes.push({ key, account })
  })
  return writes
}

async function publishProfile(site: SiteFixture) {
  const person = await signUpPerson(site, 'applicant')
  const path = '/candidate-profiles'
  const { id } = await requestApi<{ id: string }>(site, person.context, 'POST', path, profileInput)
  return { ...person, profileId: id }
}

interface FilledForm {
  page: Page
  /** The address of the write. */
  path: RegExp
  submit: string
  /** Waits until the page shows that the write is done. */
  done(): Promise<unknown>
}

async function fillProfileDialog(site: SiteFixture): Promise<FilledForm> {
  const { context } = await signUpPerson(site, 'applicant')
  const page = await context.newPage()
  await page.goto('/candidates?openForm=true')
  await page.locator('#age').fill('28')
  await page.locator('#contactPhone').fill(profileInput.contactPhone)
  await page.locator('#description').fill(profileInput.description)
  const done = () => expect(page.locator('.toast', { hasText: 'Perfil creado' })).toBeVisible()
  return { page, path: /\/api\/candidate-profiles$/, submit: 'Publicar perfil', done }
}

const forms: Record<string, (site: SiteFixture) => Promise<FilledForm>> = {
  'publishing a job': async site => {
    const { context } = await signUpPerson(site, 'employer')
    const page = await context.newPage()
    await page.goto('/post-job')
    const { title, jobType, description, location, contactPhone } = jobInput
    await page.locator('#jobType').selectOption(jobType)
    for (const [name, text] of Object.entries({ title, description, location, contactPhone }))
      await page.locator(`#${name}`).fill(text)
    const done = () => page.waitForURL('/jobs')
    return { page, path: /\/api\/jobs$/, submit: 'Publicar Empleo', done }
  },
  'editing a job': async site => {
    const owner = await signUpPerson(site, 'employer')
    const id = await createJob(site, owner)
    const page = await owner.context.newPage()
    await page.goto(`/jobs/${id}/edit`)
    await page.locator('#title').fill('Mozo/a de cuadra con experiencia')
    const done = async () => {
      await page.waitForURL('/')
      const { title } = await requestApi<{ title: string }>(
        site,
        owner.context,
        'GET',
        `/jobs/${id}`
      )
      expect(title).toBe('Mozo/a de cuadra con experiencia')
    }
    return { page, path: /\/api\/jobs\//, submit: 'Guardar cambios', done }
  },
  'publishing a profile': fillProfileDialog,
  'editing a profile': async site => {
    const { context, profileId } = await publishProfile(site)
    const page = await context.newPage()
    await page.goto(`/editar-perfil/${profileId}`)
    await page.locator('#location').fill('Ávila')
    const done = () => expect(page.getByText('Ávila', { exact: true }).first()).toBeVisible()
    return { page, path: /\/api\/candidate-profiles\//, submit: 'Guardar cambios', done }
  },
  'writing a message': async site => {
    const { owner, applicant } = await createApplication(site)
    const page = await applicant.context.newPage()
    await page.goto(`/messages?con=${owner.id}`)
    await page.locator('#content').fill('¿Sigue libre el puesto?')
    const done = () => expect(page.locator('.bubble')).toHaveCount(1)
    return { page, path: /\/api\/messages$/, submit: 'Enviar', done }
  },
  applying: async site => {
    const id = await createJob(site, await signUpPerson(site, 'employer'))
    const { context } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    await page.goto(`/jobs/${id}`)
    await page.locator('#coverLetter').fill(coverLetterText)
    const done = () =>
      expect(page.getByRole('heading', { name: /^Aplicación enviada/ })).toBeVisible()
    return { page, path: /\/applications$/, submit: 'Enviar aplicación', done }
  },
  "changing one's data": async site => {
    const { context } = await signUpPerson(site, 'applicant')
    const page = await context.newPage()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.locator('#location').fill('Ávila')
    const done = () => expect(page.getByText('Tus datos están guardados.').first()).toBeVisible()
    return { page, path: /\/api\/users\//, submit: 'Guardar cambios', done }
  }
}

test.describe('a session that ends in the middle of a form', () => {
  for (const [name, fill] of Object.entries(forms)) {
    test(`is renewed in place while ${name}`, async ({ site }) => {
      const { page, path, submit, done } = await fill(site)
      const writes = recordWrites(page, path)
      const { id } = await requestApi<{ id: string }>(site, page.context(), 'GET', '/user')
      await endSession(page.context())
      const form = page.locator('form', { has: page.getByRole('button', { name: submit }) })
      await form.getByRole('button', { name: submit }).click()
      await signInAgain(page)
      await done()
      expect(writes).toHaveLength(2)
      expect(writes[0]?.key).toBeTruthy()
      expect(writes[1]).toEqual({ key: writes[0]?.key, account: id })
    })
  }

  test('keeps the text and says why when the user does not sign in', { tag: '@both' }, async ({
    site
  }) => {
    const { page, submit, done } = await fillProfileDialog(site)
    await endSession(page.context())
    const form = page.getByRole('dialog', { name: 'Publica tu perfil' })
    await form.getByRole('button', { name: submit }).click()
    await dialogOf(page).getByLabel('Contraseña', { exact: true }).fill('una-que-no-es')
    await dialogOf(page).getByRole('button', { name: 'Iniciar Sesión' }).click()
    await expect(dialogOf(page).locator('.summary')).toContainText('incorrectos')
    await page.goBack()
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(form.locator('.summary')).toContainText('Tu sesión ha terminado.')
    await expect(form.locator('#description')).toHaveValue(profileInput.description)
    await form.getByRole('button', { name: submit }).click()
    await signInAgain(page)
    await done()
  })
})

test.describe('signing out in another tab', () => {
  async function editAndSignOutElsewhere(site: SiteFixture) {
    const { context, profileId } = await publishProfile(site)
    const [page, otherPage] = [await context.newPage(), await context.newPage()]
    await page.goto(`/editar-perfil/${profileId}`)
    await page.locator('#location').fill('Ávila')
    await otherPage.goto('/about')
    await otherPage.getByRole('button', { name: /^Tu cuenta/ }).click()
    await otherPage.locator('#cuenta').getByRole('button').click()
    await expect(dialogOf(page)).toBeVisible()
    await expect(page.locator('#location')).toBeHidden()
    return page
  }

  test('keeps a half-edited profile until the user has signed in again', async ({ site }) => {
    const page = await editAndSignOutElsewhere(site)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await signInAgain(page)
    await expect(page.locator('#location')).toHaveValue('Ávila')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(page.getByText('Ávila', { exact: true }).first()).toBeVisible()
  })

  test('leaves nothing on the page once the user gives it up', async ({ site }) => {
    const page = await editAndSignOutElsewhere(site)
    await dialogOf(page).getByRole('button', { name: 'Salir sin guardar' }).click()
    await page.waitForURL(/\/auth\?volver=/)
    expect(await page.content()).not.toContain(profileInput.contactPhone)
  })
})
