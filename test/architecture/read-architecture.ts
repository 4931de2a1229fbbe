import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { type Architecture, type Arrow, type Import, roomOf } from './architecture.ts'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import config from '#.dependency-cruiser.mjs'
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
const isTest = /\.test\.tsx?$|^site\/e2e\//

const statement =
  /\bimport\s+(?<type>type\s)?(?:[^'"`;()]*?\sfrom\s+)?['"](?<path>[.#][^'"]+)['"]|\bimport\(\s*['"](?<lazy>[.#][^'"]+)['"]/g

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
  const filesOfUnits = Map.groupBy([...new Set(files.filter(isDrawn))], unitOf)
  const units = [...filesOfUnits.keys()].sort()
  const fileCounts = new Map([...filesOfUnits].map(([unit, { length }]) => [unit, length]))
  const arrows = arrowsBetween(drawn, unitOf)
  // Tests and load tests start with what the other has: there the folders have no circle.
  const ofRooms = arrowsBetween(
    drawn.filter(({ from, to }) => roomOf(from) !== 'test' && roomOf(to) !== 'test'),
    roomOf
  )
  return {
    units,
    fileCounts,
    arrows,
    rooms: ofRooms,
    circles: findCircles([...arrows, ...ofRooms])
  }
}

function arrowsBetween(
  imports: Pick<Import, 'from' | 'to'>[],
  groupOf: (path: string) => string
): Arrow[] {
  const arrows = imports.map(({ from, to }): Arrow => [groupOf(from), groupOf(to)])
  const others = arrows.filter(([from, to]) => from !== to)
  return [...new Map(others.map(arrow => [arrow.join(' '), arrow])).values()].sort()
}

const isDrawn = (path: string) =>
  isCode.test(path) && !isTest.test(path) && rooms.includes(roomOf(path))

function unitOf(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/'))
  return folder.includes('/') ? folder : path
}

/** The imports of .astro files, which dependency-cruiser cannot parse: frontmatter and `<script>`. */
function readAstroImports(): { files: string[]; imports: Import[] } {
  const files = globSync('site/**/*.astro')
  return { files, imports: files.flatMap(astroImportsOf) }
}

function astroImportsOf(from: string): Import[] {
  const source = readFileSync(from, 'utf8')
  const scripts = source.match(/^---\n.*?\n---$|<script>.*?<\/script>/gms) ?? []
  return [...scripts.join('\n').matchAll(statement)].map(({ groups = {} }) => {
    const path = groups['path'] ?? groups['lazy'] ?? ''
    return {
      from,
      to: resolve(from, path.replace(/\?.*$/, '')),
      isType: groups['type'] !== undefined,
      isRelative: path.startsWith('.')
    }
  })
}

const resolve = (from: string, path: string) =>
  path.startsWith('#') ? path.slice(1) : join(from, '..', path)
