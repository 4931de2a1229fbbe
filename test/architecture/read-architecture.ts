import { cruise, type ICruiseResult } from 'dependency-cruiser'
import config from '#.dependency-cruiser.mjs'
import type { Architecture, Arrow, Import } from './architecture.ts'
import { readAstroImports } from './astro-imports.ts'
import { brokenRules } from './broken-rules.ts'
import { findCircles } from './find-circles.ts'

const rooms = [
  ...['events', 'projections', 'services', 'workers', 'composition', 'cli', 'main.ts'],
  ...['site', 'loadtests', 'demo', 'test']
]
const isCode = /\.(ts|tsx|astro|mjs|js)$/
const isTest = /\.test\.tsx?$|^test\/|^site\/e2e\//

/** Reads every import, types and `import()` included: what breaks a rule, and the drawing. */
export async function readArchitecture(): Promise<Architecture> {
  const { forbidden, options } = config
  const { output } = await cruise(rooms, { ...options, validate: true, ruleSet: { forbidden } })
  const { modules, summary } = output as ICruiseResult
  const astro = readAstroImports()
  return {
    violations: [
      ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
      ...astro.imports.flatMap(edge =>
        brokenRules(config.pathRules, edge).map(name => `${name}: ${edge.from} → ${edge.to}`)
      )
    ],
    ...draw(
      [...modules.map(({ source }) => source), ...astro.files],
      [...importsOf(modules), ...astro.imports]
    )
  }
}

const importsOf = (modules: ICruiseResult['modules']): Pick<Import, 'from' | 'to'>[] =>
  modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved.replace(/\?.*$/, '') }))
  )

function draw(files: string[], imports: Pick<Import, 'from' | 'to'>[]) {
  const arrows = new Map<string, Arrow>()
  for (const { from, to } of imports) {
    const arrow = [unitOf(from), unitOf(to)] as const
    if (isDrawn(from) && isDrawn(to) && arrow[0] !== arrow[1]) arrows.set(arrow.join(' '), arrow)
  }
  const sorted = [...arrows.values()].sort()
  const units = [...new Set(files.filter(isDrawn).map(unitOf))].sort()
  return { units, arrows: sorted, circles: findCircles(sorted) }
}

const isDrawn = (path: string) =>
  isCode.test(path) && !isTest.test(path) && rooms.includes(path.split('/')[0] ?? '')

function unitOf(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/'))
  return folder.includes('/') ? folder : path
}
