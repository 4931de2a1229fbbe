import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** What would hinder somebody on the page as it is now, as axe sees it; in the dark only colours differ. */
export async function findAccessibilityViolations(page: Page, where: string) {
  const inTheLight = await new AxeBuilder({ page }).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(colorTransitions)
  const inTheDark = await new AxeBuilder({ page }).withRules('color-contrast').analyze()
  await page.emulateMedia({ colorScheme: 'light' })
  return [
    ...inTheLight.violations.map(violation => ({ where, ...summarizeViolation(violation) })),
    ...inTheDark.violations.map(violation => ({
      where: `${where}, dark`,
      ...summarizeViolation(violation)
    }))
  ]
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

const summarizeViolation = ({ id, nodes }: Violation) => ({
  id,
  nodes: nodes.map(({ html }) => html)
})

/** Until the colours have changed; what turns round for ever is not waited for. */
async function colorTransitions(): Promise<void> {
  const changes = document
    .getAnimations()
    .filter(one => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(changes.map(one => one.finished))
}
