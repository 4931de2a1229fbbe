import { expect, test } from '../../fixtures.ts'
import { readAloud, withoutDates } from './spoken-page.ts'

interface Screen {
  name: string
  path: string
  /** A link on `path` that opens the screen. */
  link?: string
  username?: string
  /** The selector of what is read; `main` when it is not given. */
  part?: string
}

/** Compares what a screen reader says, and the tree that the browser gives it, with the kept texts in `spoken/`. */
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
        const read = page.locator(part)
        // Before the reader, which takes elements out of the page.
        const tree = withoutAddresses(await read.ariaSnapshot())
        expect.soft(tree).toMatchSnapshot(`${name}.yml`)
        expect(await readAloud(page, read)).toMatchSnapshot(`${name}.txt`)
      })
    })
  }
}

/** Ids and times are others on each board. */
const withoutAddresses = (tree: string): string =>
  `${withoutDates(tree.replaceAll(/\n *- \/url: .*/g, ''))}\n`
