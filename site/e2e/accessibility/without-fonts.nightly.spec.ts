import { expect, test } from '../fixtures.ts'
import { findOverflows, narrowest, openAndSettle } from './overflows.ts'
import { visitors } from './screen-paths.ts'

for (const { who, username, paths } of visitors) {
  test.describe(`every screen of ${who} without its fonts, at 320 px`, () => {
    test.use({ username, viewport: narrowest })

    test('does not overflow, even with double text size', {
      tag: '@phone'
    }, async ({ page, context, site }) => {
      test.slow()
      await context.route('**/*.woff2', route => route.abort())
      const wide: string[] = []
      for (const path of paths) {
        await openAndSettle(page, site, path)
        wide.push(...(await findOverflows(page)).map(overflow => `${path} at ${overflow}`))
      }
      expect(wide).toEqual([])
    })
  })
}
