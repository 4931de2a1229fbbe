/** Scores of 100, and metrics. */
export interface LighthouseFigures {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Largest contentful paint, ms. */
  lcp: number
  /** Cumulative layout shift. */
  cls: number
  /** Total blocking time, ms. */
  tbt: number
  /** All that was transferred, bytes. */
  weight: number
}

export interface LighthouseTarget {
  performance: number
  /** Milliseconds. */
  lcp: number
}

const text: LighthouseTarget = { performance: 99, lcp: 1300 }
const list: LighthouseTarget = { performance: 97, lcp: 1600 }

/** The main pages; a star stands for the id of a job. */
export const targets: Record<string, LighthouseTarget> = {
  '/': text,
  '/jobs': list,
  '/jobs/*': list,
  '/candidates': list,
  '/about': text,
  '/contact': text,
  '/terms': text
}

const maxCls = 0.02

/** A sentence for each missed target. */
export function findMissedTargets(
  path: string,
  figures: LighthouseFigures,
  target: LighthouseTarget
): string[] {
  const { performance, accessibility, bestPractices, seo, lcp, cls } = figures
  const checks: [boolean, string][] = [
    [performance >= target.performance, `performance ${performance} of ${target.performance}`],
    [accessibility === 100, `accessibility ${accessibility} of 100`],
    [bestPractices === 100, `best practices ${bestPractices} of 100`],
    [seo === 100, `SEO ${seo} of 100`],
    [lcp <= target.lcp, `LCP ${Math.round(lcp)} ms, at most ${target.lcp}`],
    [cls <= maxCls, `CLS ${cls.toFixed(3)}, at most ${maxCls}`]
  ]
  return checks.flatMap(([isMet, sentence]) => (isMet ? [] : [`${path}: ${sentence}`]))
}
