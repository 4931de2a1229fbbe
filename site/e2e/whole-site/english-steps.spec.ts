import {
  createCandidate,
  expectEnglish,
  letter,
  postJob,
  press,
  signUp,
  walk
} from '../english-pages.ts'
import { demoUsers, expect, test } from '../fixtures.ts'
import { openMail } from '../mailbox.ts'
import { requestApi } from '../test-data.ts'

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
  const applicantEmail = 'lucy.guest@mail.example.org'
  await requestApi(site, await site.newContext(), 'POST', path, {
    isGuestApplication: true,
    applicantName: 'Lucy Roberts',
    applicantEmail,
    applicantPhone: '612 345 678',
    coverLetter: letter,
    language: 'en'
  })
  const { mailbox, mail } = await openMail(site, applicantEmail, 'You’ve applied for')
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
  await mailbox.getByText('Your data has been erased.').waitFor()
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
  await page.getByLabel('Email').fill('lucy.roberts@mail.example.org')
  await page.getByLabel('Phone').fill('655 443 322')
  await page.getByLabel('Why you’re applying').fill(letter)
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
  await dialog.getByText('It looks fake or like a scam').click()
  await dialog.getByLabel('Tell us about it').fill('There are no stables at this address.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByText('Your report number is').waitFor()
  await expectEnglish(page, 'a sent report')
  await walk(page, [`/messages?con=${employer.id}`])
  await page.getByLabel('More actions for this conversation').click()
  await page.getByRole('link', { name: 'Report the conversation' }).click()
  await dialog.getByText('You are about to report the message').waitFor()
  await expectEnglish(page, 'the report of a message')
})

test('an account made on an English page has English e-mails', async ({ site }) => {
  const page = await site.openPage('/en/auth?register=true')
  const email = 'lucy.register@mail.example.org'
  await page.getByLabel('Full name').fill('Lucy Roberts')
  await page.locator('#register-username').fill('lucy.register')
  await page.locator('#register-email').fill(email)
  await page.locator('#register-password').fill(demoUsers.password)
  await page.getByLabel('Repeat the password').fill(demoUsers.password)
  await press(page, 'Create account')
  await page.waitForURL('**/en/candidates?*')
  await openMail(site, email, 'Confirm your email address')
})

test('an alert is asked for and confirmed in English', async ({ site }) => {
  const page = await site.openPage('/en/jobs?keyword=xyzzy')
  await press(page, 'Create alert')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Email me' }).click()
  await dialog.locator('.summary').waitFor()
  await expectEnglish(page, 'a refused alert')
  await dialog.getByLabel('Email').fill('lucy.alert@mail.example.org')
  await dialog.getByRole('button', { name: 'Email me' }).click()
  await dialog.getByText('Check your email').waitFor()
  await expectEnglish(page, 'an alert to confirm')
  const { mailbox, mail } = await openMail(
    site,
    'lucy.alert@mail.example.org',
    'Confirm your job alert'
  )
  await mail.getByRole('link', { name: /alertas/ }).click()
  await expectEnglish(mailbox, 'the question of an alert')
  await press(mailbox, 'Yes, tell me')
  await mailbox.getByRole('heading', { name: 'Done: we’ll let you know' }).waitFor()
  await expectEnglish(mailbox, 'a confirmed alert')
})

test('a conversation with a blocked employer is in English', async ({ site }) => {
  const { candidate, employer } = await createCandidate(site)
  const page = await candidate.context.newPage()
  const hidden = { employerId: employer.id }
  await requestApi(site, candidate.context, 'POST', '/candidate-visibility/blocks', hidden)
  await walk(page, [`/messages?con=${employer.id}`])
  await page.getByText('You are hidden from this employer.').waitFor()
})
