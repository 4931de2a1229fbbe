import { describe, expect, test } from 'vitest'
import { medianFigures, markdownTable } from './table.ts'
import { type LighthouseFigures, findMissedTargets } from './targets.ts'

const good: LighthouseFigures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1040,
  cls: 0.0042,
  tbt: 12.4,
  weight: 80_486
}
const target = { performance: 99, lcp: 1300 }

describe('Lighthouse figures', () => {
  test('are printed as a table', () => {
    expect(markdownTable({ '/jobs': good }).split('\n')).toEqual([
      '| Page | Performance | Accessibility | Best practices | SEO | LCP | CLS | TBT | Weight |',
      '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
      '| `/jobs` | 100 | 100 | 100 | 100 | 1.04 s | 0.004 | 12 ms | 78.6 KB |'
    ])
  })

  test('are the median of three runs, each on its own', () => {
    const runs = [good, { ...good, lcp: 3000, tbt: 5 }, { ...good, lcp: 900, tbt: 500 }]
    expect(medianFigures(runs)).toMatchObject({ lcp: 1040, tbt: 12.4 })
  })

  test('are compared with their targets one by one', () => {
    expect(findMissedTargets('/', good, target)).toEqual([])
    expect(findMissedTargets('/', { ...good, performance: 98 }, target)).toEqual([
      '/: performance 98 of 99'
    ])
    expect(findMissedTargets('/', { ...good, seo: 92, lcp: 1301 }, target)).toEqual([
      '/: SEO 92 of 100',
      '/: LCP 1301 ms, at most 1300'
    ])
    expect(findMissedTargets('/', { ...good, cls: 0.03 }, target)).toHaveLength(1)
  })
})
