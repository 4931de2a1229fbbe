import { expect, test } from '../../fixtures.ts'
import { readAloud } from './spoken-page.ts'

interface Screen {
  name: string
  path: string
  /** A link on `path` that opens the screen. */
  link?: string
  username?: string
  /** The selector of what is read; `main` when it is not given. */
  part?: string
}

/** Compares what a screen reader says with the kept text in `spoken/`. */
export function testScreens(screens: Screen[]): void {
  // A setting that no other test has: its worker has a server of its own, on which nobody changes the sample data.
  test.use({ serverEnv: { SOURCE_URL: 'https://example.org/codigo' } })
  for (const { name, path, link, username = '', part = 'main' } of screens) {
    test.describe(`the screen ${name}`, () => {
      test.use({ username })

      test(`${name} is spoken as it was heard before`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' })
        if (link) {
          await page.getByRole('link', { name: link }).first().click()
          await page.waitForURL(url => !path.startsWith(url.pathname))
          await page.waitForLoadState('networkidle')
        }
        await page.locator('h1').first().waitFor()
        await expect(page.locator('main :is([aria-busy=true], .skeleton)')).toHaveCount(0)
        expect(await readAloud(page, page.locator(part))).toMatchSnapshot(`${name}.txt`)
      })
    })
  }
}
