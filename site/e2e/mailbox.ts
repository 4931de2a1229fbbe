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
