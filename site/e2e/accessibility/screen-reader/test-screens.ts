import { expect, test } from '../../fixtures.ts'
import { openScreen, type Screen } from '../../open-screen.ts'
import { readAloud, withoutDates } from './spoken-page.ts'

interface SpokenScreen extends Screen {
  /** The selector of what is read; `main` when it is not given. */
  part?: string
}

/** Compares what a screen reader says, and the tree that the browser gives it, with the kept texts in `spoken/`. */
export function testScreens(screens: SpokenScreen[]): void {
  // A setting that no other test has: its worker has a server of its own, on which nobody changes the sample data.
  test.use({ serverEnv: { SOURCE_URL: 'https://example.org/codigo' } })
  for (const screen of screens) {
    const { name, username = '', part = 'main' } = screen
    test.describe(`the screen ${name}`, () => {
      test.use({ username })

      test(`${name} is spoken as it was heard before`, async ({ page }) => {
        await openScreen(page, screen)
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
