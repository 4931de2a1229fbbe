import type { Locator, Page } from '@playwright/test'
import { expect, type SiteFixture } from './fixtures.ts'

/** A letter to an address, in the mailbox of a board without a mail server. */
export async function openLetter(
  site: SiteFixture,
  email: string,
  subject: string
): Promise<{ mailbox: Page; letter: Locator }> {
  const mailbox = await site.openPage('/buzon')
  const letter = mailbox
    .getByRole('article')
    .filter({ hasText: email })
    .filter({ hasText: subject })
    .first()
  await expect(async () => {
    await mailbox.reload()
    await expect(letter).toBeVisible({ timeout: 200 })
  }).toPass()
  return { mailbox, letter }
}
