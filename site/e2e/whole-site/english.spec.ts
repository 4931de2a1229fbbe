import { signConfirmationToken } from '#test/board/link-tokens.ts'
import { createCandidate, expectEnglish, letter, press, signUp, walk } from '../english-pages.ts'
import { demoUsers, expect, test } from '../fixtures.ts'
import { readSigner } from '../mailbox.ts'
import { requestApi } from '../test-data.ts'

test('a candidate reads no Spanish word of ours', async ({ site }) => {
  const { candidate, employer } = await createCandidate(site)
  const page = await candidate.context.newPage()
  await walk(page, ['/applications'])
  await press(page, /^See details/)
  await page.getByRole('dialog').getByText(letter).waitFor()
  await expectEnglish(page, 'the details of an application')
  await press(page, 'Withdraw application')
  await page.getByRole('alertdialog').waitFor()
  await expectEnglish(page, 'the question whether to withdraw')

  await walk(page, ['/profile'])
  await press(page, 'See sessions')
  await press(page, 'Change password')
  await press(page, 'Edit')
  await page.getByRole('textbox', { name: 'Email' }).waitFor()
  await expectEnglish(page, 'the forms of the account')
  await press(page, 'Save changes')
  await page.locator('.toast').waitFor()
  await expectEnglish(page, 'saved data')
  await press(page, 'Delete account')
  await page.getByRole('textbox', { name: 'Your password' }).waitFor()
  await expectEnglish(page, 'the question whether to delete the account')
  await walk(page, ['/profile?tab=aplicaciones', '/ajustes'])
  await press(page, 'See emails')
  await press(page, 'Save')
  await page.locator('.toast').waitFor()
  await expectEnglish(page, 'the sent e-mails')
  await walk(page, ['/mis-datos'])
  await page.getByLabel('Name of the employer, or place').fill('South')
  await press(page, 'Hide from them')
  await page.getByText('No employer with “South”').waitFor()
  await expectEnglish(page, 'an employer from whom one hides')

  await walk(page, ['/messages', `/messages?con=${employer.id}`])
  await page.getByLabel('Message to North Stables').fill('I will be there.')
  await press(page, 'Send')
  await page.getByRole('log').getByText('I will be there.').waitFor()
  await expectEnglish(page, 'a sent message')
})

test('a candidate publishes, changes and deletes a profile in English', async ({ site }) => {
  const { context } = await signUp(site, 'applicant', 'Lucy Roberts')
  const page = await context.newPage()
  await walk(page, ['/candidates?tab=mis-perfiles', '/candidates?showForm=true'])
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Publish profile' }).click()
  await form.locator('.summary').waitFor()
  for (const fold of await form.locator('summary').all()) await fold.click()
  await expectEnglish(page, 'a refused profile')
  await form.getByLabel('Age', { exact: true }).fill('17')
  await expectEnglish(page, 'the form of a minor')
  await form.getByLabel('Age', { exact: true }).fill('28')
  await form.getByLabel('Phone').fill('655 443 322')
  await form.getByLabel('Description').fill('Call me: 655 443 322. I ride and care for horses.')
  await form.locator('[name="experience"]').selectOption('Experto')
  await expectEnglish(page, 'a phone within the text')
  await form.getByRole('button', { name: 'Publish profile' }).click()
  await page.getByText('Your profile is published.').first().waitFor()
  await expectEnglish(page, 'a published profile')
  await page.getByRole('button', { name: 'See my profiles' }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).waitFor()
  await expectEnglish(page, 'the own profile')
  await walk(page, ['/candidates', '/candidates?text=xyzzy&galope=7', '/profile'])
  const [own] = await requestApi<{ id: string }[]>(site, context, 'GET', '/my-candidate-profiles')
  await walk(page, [`/candidates/${own?.id}`, `/editar-perfil/${own?.id}`])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/en/candidates?tab=mis-perfiles', { waitUntil: 'commit' })
  await page.locator('.toast').waitFor()
  await expectEnglish(page, 'a changed profile')
  await press(page, 'Delete')
  await page.getByRole('alertdialog').waitFor()
  await expectEnglish(page, 'the question whether to delete the profile')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete profile' }).click()
  await page.getByText('Your profile has been deleted.').waitFor()
  await expectEnglish(page, 'a deleted profile')
})

test('a new candidate reads none on empty pages', async ({ site }) => {
  const { context } = await signUp(site, 'applicant', 'Lucy Roberts')
  const page = await context.newPage()
  await walk(page, [
    '/applications',
    '/applications?status=approved',
    '/profile',
    '/profile?tab=aplicaciones',
    '/mis-datos',
    '/candidates',
    '/messages',
    '/pendientes'
  ])
})

const busy = { status: 503, json: { code: 'service-unavailable', message: 'El servicio no va.' } }

test('the error of a failed request is in English', async ({ site }) => {
  site.ignoreErrors(/busy/)
  const { context } = await signUp(site, 'applicant', 'Lucy Roberts')
  const page = await context.newPage()
  await page.route(/\/api\/(?!user$)/, route => route.fulfill(busy))
  await walk(page, [
    '/applications',
    '/profile?tab=aplicaciones',
    '/mis-datos',
    '/candidates?tab=mis-perfiles',
    '/messages',
    '/messages?con=unknown'
  ])
  await walk(page, ['/ajustes'])
  await press(page, 'Save')
  await page.locator('.toast').waitFor()
  await expectEnglish(page, 'settings that could not be saved')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('an e-mail is confirmed in English', async ({ site }) => {
  const { id, context } = await signUp(site, 'applicant', 'Lucy Roberts')
  const page = await context.newPage()
  await page.goto('/en/confirmar/unknown')
  await expectEnglish(page, 'a link that is over')
  await walk(page, [`/confirmar/${signConfirmationToken(readSigner(), id)}`])
  await press(page, 'Confirm my email')
  await page.getByRole('link', { name: 'Go to my profile' }).waitFor()
  await expectEnglish(page, 'an address that was confirmed')
})

test('an employer is led to the Spanish page, whose offers of other languages are gone', async ({
  site
}) => {
  const employer = await signUp(site, 'employer', 'North Stables')
  const page = await employer.context.newPage()
  for (const path of ['/profile?tab=empleos', '/applications', '/messages', '/ajustes']) {
    await page.goto(`/en${path}`)
    expect(page.url()).toBe(site.origin + path)
  }
  await expect(page.locator('.languages, .language-offer')).toHaveCount(0)
})

test('an employer who signs in once the page is open is led to the Spanish one', async ({
  site
}) => {
  site.ignoreErrors(/cuenta de empleador/)
  const employer = await signUp(site, 'employer', 'North Stables')
  const account = await requestApi<object>(site, employer.context, 'GET', '/user')
  const { context } = await signUp(site, 'applicant', 'Lucy Roberts')
  const page = await context.newPage()
  await page.route('**/api/user', route => route.fulfill({ json: account }))
  await page.goto('/en/profile?tab=empleos')
  await page.waitForURL(`${site.origin}/profile?tab=empleos`)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a change of the terms is announced in English', async ({ site }) => {
  const { context } = await signUp(site, 'applicant', 'Lucy Roberts')
  const account = await requestApi<object>(site, context, 'GET', '/user')
  const page = await context.newPage()
  await page.clock.setFixedTime('2026-12-10T10:00:00Z')
  const json = { ...account, createdAt: '2026-01-10T10:00:00Z' }
  await page.route('**/api/user', route => route.fulfill({ json }))
  await walk(page, ['/profile'])
  await expect(page.getByText('terms change on 30 December 2026')).toBeVisible()
  await expect(page.getByText('La versión')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a label of own data stays on one line beside its link', { tag: '@phone' }, async ({
  site
}) => {
  const { context } = await signUp(site, 'applicant', 'Lucy Roberts')
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/en/profile')
  const lines = await page.locator('dt', { hasText: 'Location' }).evaluate(label => {
    const text = document.createRange()
    text.selectNodeContents(label)
    return text.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('links for employers refuse a candidate in English', async ({ site }) => {
  const { context } = await signUp(site, 'applicant', 'Lucy Roberts')
  const page = await context.newPage()
  await walk(page, ['/applications'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'For employers' }).click()
  await page.locator('.toast').waitFor()
  await expectEnglish(page, 'a link for employers')
  await page.goto('/en')
  await page.locator('[data-link-target="publish"]').click()
  await page.locator('.toast').waitFor()
  await expect(page.locator('[data-notice]')).toHaveText(
    'You need an employer account to post jobs.'
  )
  await page.waitForURL('**/en/auth?register=true')
})

test('signing in leads to the page that was wanted, in English', async ({ site }) => {
  const { username } = await signUp(site, 'applicant', 'Lucy Roberts')
  const page = await site.openPage('/en/applications')
  await expectEnglish(page, 'signing in')
  await page.getByLabel('Username or email').fill(username)
  await page.locator('#login-password').fill(demoUsers.password)
  await page.locator('#login-password').press('Enter')
  await page.waitForURL('**/en/applications')
  await expectEnglish(page, 'the wanted page')
})
