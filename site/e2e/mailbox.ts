import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, type SiteFixture } from './fixtures.ts'

/** An e-mail to an address, in the mailbox of a board without a mail server. */
export async function openMail(
  site: SiteFixture,
  email: string,
  subject: string
): Promise<{ mailbox: Page; mail: Locator }> {
  const mailbox = await site.openPage('/buzon')
  const mail = mailbox
    .getByRole('article')
    .filter({ hasText: email })
    .filter({ hasText: subject })
    .first()
  await expect(async () => {
    await mailbox.reload()
    await expect(mail).toBeVisible({ timeout: 200 })
  }).toPass()
  return { mailbox, mail }
}

/** What signs the links of e-mails that the clock sends: a server of a test has the secrets of the sample data. */
export function readSigner() {
  const file = join(process.env['DEMO_DATA'] ?? '', 'secrets.json')
  const { sessionSecret: secret } = JSON.parse(readFileSync(file, 'utf8'))
  return { now: new Date(), tools: { secret } }
}
