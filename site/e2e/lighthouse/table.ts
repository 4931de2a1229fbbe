import type { LighthouseFigures } from './targets.ts'

const head = [
  'Page',
  'Performance',
  'Accessibility',
  'Best practices',
  'SEO',
  'LCP',
  'CLS',
  'TBT',
  'Weight'
]

/** The figures as a Markdown table. */
export function markdownTable(measured: Record<string, LighthouseFigures>): string {
  const rows = Object.entries(measured).map(([path, figures]) => [
    `\`${path}\``,
    figures.performance,
    figures.accessibility,
    figures.bestPractices,
    figures.seo,
    `${(figures.lcp / 1000).toFixed(2)} s`,
    figures.cls.toFixed(3),
    `${Math.round(figures.tbt)} ms`,
    `${(figures.weight / 1024).toFixed(1)} KB`
  ])
  const lines = [head, ['---', ...head.slice(1).map(() => '--:')], ...rows]
  return lines.map(cells => `| ${cells.join(' | ')} |`).join('\n')
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Each figure's own median. */
export function medianFigures(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const of = (name: keyof LighthouseFigures) => median(runs.map(run => run[name]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    weight: of('weight')
  }
}
