import { cruise, type ICruiseResult } from 'dependency-cruiser'
import config from '#.dependency-cruiser.mjs'
import type { Architecture, Arrow, Import } from './architecture.ts'
import { readAstroImports } from './astro-imports.ts'
import { brokenRules } from './broken-rules.ts'
import { findCircles } from './find-circles.ts'

const rooms = [
  'events',
  'projections',
  'services',
  'workers',
  'composition',
  'cli',
  'main.ts',
  'site',
  'loadtests',
  'demo',
  'test'
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
  const drawn = imports.filter(({ from, to }) => isDrawn(from) && isDrawn(to))
  const units = [...new Set(files.filter(isDrawn).map(unitOf))].sort()
  const [arrows, ofRooms] = [arrowsBetween(drawn, unitOf), arrowsBetween(drawn, roomOf)]
  return { units, arrows, rooms: ofRooms, circles: findCircles([...arrows, ...ofRooms]) }
}

function arrowsBetween(
  imports: Pick<Import, 'from' | 'to'>[],
  groupOf: (path: string) => string
): Arrow[] {
  const arrows = imports.map(({ from, to }): Arrow => [groupOf(from), groupOf(to)])
  const others = arrows.filter(([from, to]) => from !== to)
  return [...new Map(others.map(arrow => [arrow.join(' '), arrow])).values()].sort()
}

const roomOf = (path: string) => path.split('/')[0] ?? ''

const isDrawn = (path: string) =>
  isCode.test(path) && !isTest.test(path) && rooms.includes(roomOf(path))

function unitOf(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/'))
  return folder.includes('/') ? folder : path
}
