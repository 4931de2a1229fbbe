import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readExecutedFiles } from './executed-files.ts'
import { findSmallFiles } from './small-files.ts'

/** `npm run size`: how large the project is, and how many files two requests run through. It fails on nothing. */
const rooms = 'events,projections,services,workers,composition,cli,site,deploy'
const files = (pattern: string) =>
  globSync(pattern, { exclude: path => /(^|\/)(node_modules|dist)(\/|$)/.test(path) }).sort()
const isTest = (path: string) => /\.(test|spec)\.tsx?$|^site\/e2e\/|\/samples\//.test(path)

const code = ['main.ts', ...files(`{${rooms}}/**/*.{ts,tsx,astro}`)]
const product = code.filter(path => !isTest(path))
const laboratory = files('{loadtests,demo}/**/*.ts').filter(path => !isTest(path))
const tests = [
  ...files('*.test.ts'),
  ...files(`{${rooms},loadtests,demo}/**/*.{ts,tsx}`).filter(isTest),
  ...files('test/**/*.{ts,sh}')
]
const fixtures = [
  ...files('test/fixtures/**/*.*'),
  ...files(`{${rooms}}/**/samples/*.{json,txt,ndjson,sql}`),
  ...files(`{${rooms}}/**/event-samples.json`)
]

const lineCount = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1
const total = (paths: string[]) =>
  `${paths.reduce((sum, path) => sum + lineCount(path), 0).toLocaleString('en')} in ${paths.length.toLocaleString('en')}`
const folders = [...Map.groupBy([...product, ...laboratory], dirname)]
  .filter(([folder]) => !folder.startsWith('site/pages'))
  .sort(([, a], [, b]) => b.length - a.length)

print('product (ts, tsx, astro), lines in files', total(product))
print('load tests and demo, lines in files', total(laboratory))
print('tests, lines in files', total(tests))
print('fixtures, lines in files', total(fixtures))
print('SQL files', files('{events,projections,services,workers}/**/*.sql').length)
print('decisions', files('docs/decisions/[0-9]*.md').length)
print('small files with one importer beside them', findSmallFiles(product).length)
print(
  'largest folders',
  folders
    .slice(0, 5)
    .map(([folder, paths]) => `${folder} ${paths.length}`)
    .join(', ')
)
for (const [request, run] of Object.entries(await readExecutedFiles())) {
  const bundles = run.filter(path => path.startsWith('dist/')).length
  const platform = run.filter(path => path.startsWith('services/platform/')).length
  print(
    `files that run for ${request}`,
    `${run.length - bundles}, ${platform} of them in services/platform; and ${bundles} bundles of the site`
  )
  if (process.argv.includes('--all')) for (const path of run) console.log(`  ${path}`)
}
console.log(
  '\nA file runs when one of its functions does; the built site counts as the bundles of dist.'
)

function print(name: string, value: string | number): void {
  console.log(`${name.padEnd(44)} ${value}`)
}
