import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const rooms = ['events', 'projections', 'services', 'workers', 'site', 'loadtests', 'demo', 'test']

/** Which rooms may be spoken to, room by room; tests and what puts everything together may speak to all. */
const mayImport: Record<string, string[]> = {
  events: [],
  projections: ['events'],
  services: ['projections', 'events'],
  workers: ['services', 'projections', 'events'],
  site: ['services', 'events'],
  loadtests: rooms,
  demo: rooms,
  test: rooms
}

const putsTogether = /\.test\.tsx?$|^services\/(main|cli\/)|^site\/e2e\/|^(vitest|astro)\.config/

const files = globSync(
  rooms.map(room => `${room}/**/*.{ts,tsx,astro,mjs}`),
  { exclude: path => path.includes('node_modules') }
)

interface Import {
  file: string
  path: string
  isType: boolean
}

const imports = files.flatMap(file => importsOf(file))

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8')
  const statement = /^\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
  return [...source.matchAll(statement)].map(([, type, path = '']) => ({
    file,
    path,
    isType: Boolean(type)
  }))
}

const roomOf = (path: string) => path.replace(/^#/, '').split('/')[0] ?? ''
/** Pure modules that the browser loads: contracts, and what needs no zod. */
const sharedModule = '[\\w-]+/(contract|limits|search-url|search-texts|refusals)|jobs/provinces'
const sharedPlatform =
  'platform/(config/brand|spanish-formats|validation/(text|fields|characters|search-params))'
const isShared = (path: string) =>
  new RegExp(`^#services/(${sharedModule}|${sharedPlatform})\\.ts$`).test(path)

describe('the walls between the rooms', () => {
  test('there is something to look at', () => {
    expect(imports.length).toBeGreaterThan(200)
  })

  test('a path that leaves its room begins with #, and a relative one never leaves it', () => {
    const strays = imports.filter(({ file, path }) => {
      if (!path.startsWith('.')) return false
      const depth = file.split('/').length - 2
      return (path.match(/\.\.\//g)?.length ?? 0) > depth
    })
    expect(strays).toEqual([])
  })

  test('nobody speaks to a room that is not theirs to speak to', () => {
    const strays = imports.filter(({ file, path }) => {
      if (!path.startsWith('#') || putsTogether.test(file)) return false
      const [from, to] = [roomOf(file), roomOf(path)]
      return from !== to && path !== '#package.json' && !mayImport[from]?.includes(to)
    })
    expect(strays).toEqual([])
  })

  test('the site knows of the services their contracts and, as types, their app and what they have it render', () => {
    const strays = imports.filter(
      ({ file, path, isType }) =>
        roomOf(file) === 'site' &&
        !putsTogether.test(file) &&
        path.startsWith('#services') &&
        !isShared(path) &&
        !(isType && ['#services/app.ts', '#services/pages/page-data.ts'].includes(path))
    )
    expect(strays).toEqual([])
  })

  test('the site knows of the log only what is pure', () => {
    const strays = imports.filter(
      ({ file, path }) =>
        roomOf(file) === 'site' &&
        !putsTogether.test(file) &&
        path.startsWith('#events') &&
        !/^#events\/[\w-]+\.ts$/.test(path)
    )
    expect(strays).toEqual([])
  })

  test('a shared module brings no server library to the browser', () => {
    const isPure = (path: string) =>
      path === 'zod/mini' || /^#events\/[\w-]+\.ts$/.test(path) || isShared(path)
    const strays = imports.filter(({ file, path }) => {
      const absolute = path.replace(/^\.\//, `#${file.replace(/[^/]*$/, '')}`)
      return isShared(`#${file}`) && !isPure(absolute)
    })
    expect(strays).toEqual([])
  })

  test('facts and folds do no input and no output', () => {
    const io = /^node:(?!crypto)|^pg$|^@electric-sql/
    const pure = /^events\/[\w-]+\.ts$/
    const strays = imports.filter(({ file, path }) => pure.test(file) && io.test(path))
    expect(strays).toEqual([])
  })

  test('only the configuration reads the environment, and what starts processes hands it on', () => {
    const readers = files.filter(
      file =>
        !/\.test\.|^test\/|^site\/e2e\//.test(file) &&
        /process\.env\b/.test(readFileSync(file, 'utf8'))
    )
    const allowed = [
      'test/service-process.ts',
      'services/platform/config/load-config.ts',
      'site/tools/build.ts'
    ]
    expect(readers.filter(file => !allowed.includes(file))).toEqual([])
  })
})
