import type { Page } from '@playwright/test'
import { expectEnglish, walk } from '../english-pages.ts'
import { openMail } from '../mailbox.ts'
import { demoUsers, expect, type SiteFixture, test } from '../fixtures.ts'
import { createJob, requestApi, type SignedInPerson } from '../test-data.ts'

const letter = 'I have worked in showjumping yards for six years and can begin at any moment.'

let people = 0

/** Registers an account whose name and e-mail address have no Spanish words. */
async function signUp(site: SiteFixture, userType: 'employer' | 'applicant', fullName: string) {
  const context = await site.newContext()
  const username = `english.${userType}.${++people}`
  const person = { username, fullName, email: `${username}@mail.example.org`, userType }
  const request = { ...person, password: demoUsers.password }
  const { id } = await requestApi<{ id: string }>(site, context, 'POST', '/register', request)
  return { ...person, id, context }
}

const postJob = (site: SiteFixture, employer: SignedInPerson) =>
  createJob(site, employer, {
    title: 'Groom',
    companyName: 'North Stables',
    description: 'Twelve horses that jump, a room in the yard, and two days off each week.'
  })

/** A candidate whose application was answered and who has a message. */
async function createCandidate(site: SiteFixture) {
  const employer = await signUp(site, 'employer', 'North Stables')
  const candidate = await signUp(site, 'applicant', 'Lucy Roberts')
  const jobId = await postJob(site, employer)
  const { id } = await requestApi<{ id: string }>(
    ...([site, candidate.context, 'POST', `/jobs/${jobId}/applications`] as const),
    { coverLetter: letter }
  )
  await requestApi(site, employer.context, 'PUT', `/applications/${id}`, { status: 'approved' })
  const message = { receiverId: candidate.id, content: 'Come on Monday at nine.' }
  await requestApi(site, employer.context, 'POST', '/messages', message)
  return { candidate, employer, jobId }
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()

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
  await page.getByRole('textbox', { name: 'E-mail' }).waitFor()
  await expectEnglish(page, 'the forms of the account')
  await press(page, 'Save changes')
  await page.locator('.toast').waitFor()
  await expectEnglish(page, 'saved data')
  await press(page, 'Delete account')
  await page.getByRole('textbox', { name: 'Your password' }).waitFor()
  await expectEnglish(page, 'the question whether to delete the account')
  await walk(page, ['/profile?tab=aplicaciones', '/ajustes'])
  await press(page, 'See e-mails')
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
  const [own] = await requestApi<{ id: string }[]>(
    ...([site, context, 'GET', '/my-candidate-profiles'] as const)
  )
  await walk(page, [`/candidates/${own?.id}`, `/editar-perfil/${own?.id}`])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/en/candidates?tab=mis-perfiles', { waitUntil: 'commit' })
  await page.locator('.toast').waitFor()
  await expectEnglish(page, 'a changed profile')
  await press(page, 'Delete')
  await page.getByRole('alertdialog').waitFor()
  await expectEnglish(page, 'the question whether to delete the profile')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete profile' }).click()
  await page.getByText('Your profile is deleted.').waitFor()
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

test('the time to wait is said in English', async ({ site }) => {
  site.ignoreErrors(/429|Too many/)
  const { context } = await signUp(site, 'applicant', 'Lucy Roberts')
  const page = await context.newPage()
  const json = { code: 'too-many-requests', message: 'Demasiados cambios en tu cuenta.' }
  const tooMany = { status: 429, headers: { 'Retry-After': '180' }, json }
  await page.route(/\/api\/users/, route => route.fulfill(tooMany))
  await walk(page, ['/ajustes'])
  await press(page, 'Save')
  await expect(page.locator('.toast')).toContainText('Too many attempts. Try again in 3 minutes.')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a guest follows, reads and erases what they sent in English', async ({ site }) => {
  const employer = await signUp(site, 'employer', 'North Stables')
  const path = `/jobs/${await postJob(site, employer)}/applications`
  const applicantEmail = `lucy.${++people}.guest@mail.example.org`
  await requestApi(site, await site.newContext(), 'POST', path, {
    isGuestApplication: true,
    applicantName: 'Lucy Roberts',
    applicantEmail,
    applicantPhone: '612 345 678',
    coverLetter: letter,
    language: 'en'
  })
  const { mailbox, mail } = await openMail(site, applicantEmail, 'You have applied for')
  await mail.getByRole('link', { name: /seguimiento/ }).click()
  await expectEnglish(mailbox, 'the followed application')
  await mailbox.getByRole('link', { name: 'My data' }).click()
  await mailbox.getByRole('heading', { name: 'Your applications' }).waitFor()
  await expectEnglish(mailbox, 'the data of a guest')
  const download = mailbox.waitForEvent('download')
  await mailbox.getByRole('link', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('my-data.zip')
  await mailbox.locator('summary', { hasText: 'Erase my data' }).click()
  await press(mailbox, 'Erase everything')
  await mailbox.getByText('Your data is erased.').waitFor()
  await expectEnglish(mailbox, 'erased data')
  await mailbox.reload()
  await mailbox.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  await expectEnglish(mailbox, 'a link that is over')
})

test('what waits on the device says in English why it was refused', async ({ site }) => {
  site.ignoreErrors(/Failed to fetch|ERR_INTERNET_DISCONNECTED|410/)
  const employer = await signUp(site, 'employer', 'North Stables')
  const id = await postJob(site, employer)
  const page = await site.openPage(`/en/jobs/${id}`)
  await page.getByLabel('Full name').fill('Lucy Roberts')
  await page.getByLabel('E-mail').fill('lucy.roberts@mail.example.org')
  await page.getByLabel('Phone').fill('655 443 322')
  await page.getByLabel('Why you apply').fill(letter)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await press(page, 'Send application')
  await page.getByText(/^Kept on this/).waitFor()
  await requestApi(site, employer.context, 'DELETE', `/jobs/${id}`)
  await page.context().setOffline(false)
  await page.getByText('It could not be sent').first().waitFor()
  await walk(page, ['/pendientes'])
  await expect(page.getByRole('article')).toContainText('This ad takes no more applications')
})

test('an ad and a conversation are reported in English', async ({ site }) => {
  site.ignoreErrors(/400/)
  const { candidate, employer, jobId } = await createCandidate(site)
  const page = await candidate.context.newPage()
  await walk(page, [`/denunciar?tipo=job&id=${jobId}`, `/jobs/${jobId}`])
  await page.getByRole('link', { name: 'Report this ad' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report' })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.locator('.summary').waitFor()
  await expectEnglish(page, 'a refused report')
  await dialog.getByText('It looks false or like a scam').click()
  await dialog.getByLabel('Tell us about it').fill('There are no stables at this address.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByText('The number of your report is').waitFor()
  await expectEnglish(page, 'a sent report')
  await walk(page, [`/messages?con=${employer.id}`])
  await page.getByLabel('More actions for this conversation').click()
  await page.getByRole('link', { name: 'Report the conversation' }).click()
  await dialog.getByText('You are about to report the message').waitFor()
  await expectEnglish(page, 'the report of a message')
})

test('an e-mail is confirmed in English', async ({ site }) => {
  const { context } = await signUp(site, 'applicant', 'Lucy Roberts')
  const page = await context.newPage()
  await walk(page, ['/confirmar/unknown'])
  await press(page, 'Confirm my e-mail')
  await page.getByRole('link', { name: 'Go to my profile' }).waitFor()
  await expectEnglish(page, 'a link that is over')
  site.ignoreErrors(/link/)
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

test('a candidate is told in English what is for employers', async ({ site }) => {
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
    'To publish jobs you need an employer account.'
  )
  await page.waitForURL('**/en/auth?register=true')
})

test('signing in leads to the page that was wanted, in English', async ({ site }) => {
  const { username } = await signUp(site, 'applicant', 'Lucy Roberts')
  const page = await site.openPage('/en/applications')
  await expectEnglish(page, 'signing in')
  await page.getByLabel('Username or e-mail').fill(username)
  await page.locator('#login-password').fill(demoUsers.password)
  await page.locator('#login-password').press('Enter')
  await page.waitForURL('**/en/applications')
  await expectEnglish(page, 'the wanted page')
})
