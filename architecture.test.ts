import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import config from './.dependency-cruiser.mjs'
import { countFloors, findProblems } from '#test/architecture/architecture.ts'
import { brokenRules } from '#test/architecture/broken-rules.ts'
import { findCircles } from '#test/architecture/find-circles.ts'
import { readArchitecture } from '#test/architecture/read-architecture.ts'
import { findSmallFiles } from '#test/architecture/small-files.ts'
import { findTakenFromAbove, ownersOf, takenIn } from '#test/architecture/taken-from-above.ts'

const architecture = await readArchitecture()
const everything = globSync(
  '{events,projections,services,workers,composition,cli,site,loadtests,demo,test}/**/*.{ts,tsx,astro,sql}'
)
const sources = everything
  .filter(file => !/\.test\.|^test\/fixtures\/|^site\/e2e\//.test(file))
  .sort()

const product = sources.filter(file => !file.startsWith('test/'))

const filesWith = (pattern: RegExp) =>
  product.filter(file => pattern.test(readFileSync(file, 'utf8')))

describe('the architecture', () => {
  test('has no arrow that runs back up from room to room', () => {
    expect(architecture.rooms).toContainEqual(['cli', 'composition'])
    expect(architecture.rooms).toContainEqual(['workers', 'services'])
    expect(findCircles(architecture.rooms)).toEqual([])
  })

  test('counts the folders that stand on one another in a room', () => {
    const units = ['a/x', 'a/y', 'a/z', 'b/x']
    const arrows = [
      ['a/x', 'a/y'],
      ['a/y', 'a/z'],
      ['a/x', 'a/z'],
      ['a/z', 'b/x']
    ] as const
    const floors = ['a', 'b', 'c'].map(room => countFloors({ units, arrows: [...arrows] }, room))
    expect(floors).toEqual([3, 1, 0])
  })

  test('has no circle, no import that breaks a rule, and can be drawn', () => {
    expect(architecture.units).toContain('services/jobs/posting')
    expect(architecture.arrows).toContainEqual(['services/jobs/posting', 'events/aggregates'])
    expect(architecture.arrows).toContainEqual(['site/pages', 'site/layouts'])
    expect(findProblems(architecture)).toEqual([])
  }, 60_000)

  test.each([
    ['events-room', 'events/aggregates/jobs.ts', 'projections/jobs/tables/queries.ts'],
    ['projections-room', 'projections/jobs/tables/queries.ts', 'services/jobs/posting/contract.ts'],
    ['services-room', 'services/jobs/posting/routes.ts', 'workers/scheduled-jobs/schedule.ts'],
    ['services-room', 'services/app.ts', 'workers/index.ts'],
    ['services-room', 'services/app.ts', 'composition/dependencies.ts'],
    ['workers-room', 'workers/index.ts', 'composition/dependencies.ts'],
    ['composition-room', 'composition/start-service.ts', 'cli/ipc.ts'],
    ['composition-room', 'composition/start-service.ts', 'main.ts'],
    ['cli-room', 'cli/commands.ts', 'site/lib/api.ts'],
    ['workers-room', 'workers/scheduled-jobs/schedule.ts', 'site/lib/api.ts'],
    ['site-room', 'site/pages/index.astro', 'projections/jobs/tables/queries.ts'],
    ['site-knows-contracts', 'site/pages/index.astro', 'services/jobs/posting/routes.ts'],
    ['site-imports-the-app-as-a-type', 'site/lib/api.ts', 'services/app.ts'],
    [
      'platform-module',
      'services/platform/http/server/server.ts',
      'services/jobs/posting/decide.ts'
    ],
    [
      'jobs-module',
      'services/jobs/posting/routes.ts',
      'services/applications/answers/answer-waiting.ts'
    ],
    ['contracts-run-in-a-browser', 'services/jobs/posting/contract.ts', 'node:fs'],
    [
      'contracts-run-in-a-browser',
      'services/platform/validation/fields.ts',
      'node_modules/libphonenumber-js/max/index.js'
    ],
    ['aggregates-do-no-io', 'events/aggregates/jobs.ts', 'events/database/database.ts'],
    ['store-and-privacy-apart', 'events/store/append-lock.ts', 'events/privacy/aes-gcm.ts'],
    ['database-imports-nothing-of-ours', 'events/database/database.ts', 'events/aggregates/ids.ts'],
    [
      'no-package-of-the-server-in-the-site',
      'site/lib/api.ts',
      'node_modules/libphonenumber-js/max/index.js'
    ],
    ['site-layers', 'site/ui/forms/use-form.ts', 'site/islands/jobs/detail/JobDetail.tsx'],
    ['lib-and-stores-know-no-ui', 'site/lib/api.ts', 'site/ui/forms/use-form.ts'],
    ['islands-apart', 'site/islands/jobs/own/OwnJobs.tsx', 'site/islands/messages/Chat.tsx'],
    ['k6-scripts-stand-alone', 'loadtests/k6/search.ts', 'events/aggregates/jobs.ts']
  ])('%s refuses %s → %s', (rule, from, to) => {
    expect(brokenRules(config.pathRules, { from, to, isType: false, isRelative: false })).toContain(
      rule
    )
  })

  test('a relative path is refused where it leaves its room', () => {
    const edge = {
      from: 'services/app.ts',
      to: 'events/aggregates/jobs.ts',
      isType: false,
      isRelative: true
    }
    expect(brokenRules(config.pathRules, edge)).toContain('relative-paths-stay-in-their-room')
    expect(
      brokenRules(config.pathRules, { ...edge, to: 'services/platform/http/server/server.ts' })
    ).toEqual([])
  })

  test('a circle is found at any length', () => {
    const arrows = ['ab', 'bc', 'ca', 'cd', 'de', 'ed', 'ef'].map(
      arrow => [arrow.charAt(0), arrow.charAt(1)] as const
    )
    expect(findCircles(arrows)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e']
    ])
  })
})

describe('what requests find in c.env.board', () => {
  test('is taken from a module below, but for these: the list only gets shorter', () => {
    expect(findTakenFromAbove()).toEqual({
      'response-cache': ['searchCounter'],
      auth: ['noticeGuesses'],
      users: ['joinGuests'],
      jobs: ['answerWaiting', 'deleteMails', 'holdFirstJob', 'joinGuests'],
      applications: ['deleteMails'],
      'operator-dashboard': ['retryDeadLetter']
    })
  })

  test('belongs to the module of its type', () => {
    const owners = ownersOf(readFileSync('services/board.ts', 'utf8'))
    expect(owners.get('site')).toBe('pages')
    expect(owners.get('deleteMails')).toBe('mail')
    expect(owners.has('retryDeadLetter')).toBe(true)
    expect(owners.get('retryDeadLetter')).toBeUndefined()
  })

  test.each([
    'const { db, site } = c.env.board',
    'const { site: pages }: Board = c.env.board',
    'await c.env.board.site.render()',
    "type Needed = Pick<Board, 'db' | 'site'>",
    'function send({ db, site }: { db: Database; site: BuiltSite }) {',
    'return context.site'
  ])('is seen where it is taken: %s', code => {
    expect(takenIn(code)).toContain('site')
  })
})

describe('a file is one thought', () => {
  /** Sheets are looked at by what they style; the folder of pages is their address. */
  const code = sources.filter(file => !/^site\/pages\//.test(file))

  test('a folder of more than 25 source files has rooms', () => {
    const folders = Map.groupBy(code, dirname)
    const large = [...folders].filter(([, files]) => files.length > 25)
    expect(large.map(([folder, files]) => `${folder} ${files.length}`)).toEqual([])
  })

  test('few small files serve one file beside them alone', () => {
    const alone = findSmallFiles(product)
    expect(alone.length, alone.join('\n')).toBeLessThanOrEqual(60)
  })
})

test('no two exported things have one name, but for what k6 reads of a script and Astro of an endpoint', () => {
  const filesOf = new Map<string, string[]>()
  // Words and counts have one name in every language.
  const named = product.filter(
    file =>
      /\.tsx?$/.test(file) && !/^services\/words\/(\w\w\/|words|shared\/\w+-counts)/.test(file)
  )
  for (const file of named) {
    const exported = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm
    const names = [...readFileSync(file, 'utf8').matchAll(exported)].map(([, name = '']) => name)
    for (const name of new Set(names)) filesOf.set(name, [...(filesOf.get(name) ?? []), file])
  }
  const repeated = [...filesOf].filter(([, files]) => files.length > 1)
  const readByName = ['options', 'GET']
  expect(repeated.filter(([name]) => !readByName.includes(name))).toEqual([])
})

test('only the configuration and the build read the environment, but for the PATH of other programs', () => {
  expect(filesWith(/process\.env\b(?!\['PATH'\])/)).toEqual([
    // A board in .env is not the one of the demo.
    'demo/sample-board/main.ts',
    // The seed of a night.
    'loadtests/fuzz/main.ts',
    // What the build inlines, and its hash.
    'services/pages/site/source-hash.ts',
    'services/platform/config/load-config.ts',
    'services/users/shared/own-legal-versions.ts',
    'services/words/shared/brand.ts',
    'site/tools/build.ts',
    'site/tools/logo.ts'
  ])
})

test('only events/store speaks to the tables of the schema es', () => {
  const tables =
    /\bes\.(head|events|chain|commands|projections|subscriptions|dead_letters|erasures)\b/
  expect(filesWith(tables).filter(file => !/^events\/store\/|^loadtests\//.test(file))).toEqual([])
})

test('only site/lib/storage speaks to the storages of the browser, which it may refuse, or leave without an answer', () => {
  const storages = /\b(localStorage|sessionStorage|indexedDB|BroadcastChannel)\b|navigator\.locks/
  expect(filesWith(storages).filter(file => !file.startsWith('site/lib/storage/'))).toEqual([])
})

test('a file reads its texts from words, or says them in Spanish: none does both', () => {
  // Labels, and filters by their key, serve both.
  const reads =
    /\{[^}]*\b(?!filterWords)\w+(?:Words|FieldRefusals)\b[^}]*\} from '#services\/words\/words\.ts'/
  const says =
    /['"`>](?:[^'"`<>\n]*[ >])?(?:\p{L}*[áéíóúñ]\p{L}*|[¿¡«]\p{L}+|de|del|el|la|los|las|que|con|para|tu|su|una?|hace)(?:[ ,.:;?!][^'"`<>\n]*)?['"`<]/iu
  const mixed = product
    // Of a refusal, English has the sentence by its code.
    .filter(
      file => /^(services|site)\//.test(file) && !/\/(words|tools)\/|refusals\.ts$/.test(file)
    )
    .filter(file => {
      const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      return reads.test(code) && says.test(code)
    })
  expect(mixed).toEqual([])
})

test.each([
  [
    'a list or an object that is only spread into the one around it',
    /\.\.\.\(\{[^()]*\} as const\)|\.\.\.\(\[[^\]]*\] as const\)(?!\.)/
  ],
  [
    'an interval of time that is written out',
    /\b24 \* 60 \* 60 \* 1_?000\b|\b86_400_000\b|\b60 \* 60 \* 1_?000\b/
  ],
  [
    'a letter that is an e-mail or a cover letter',
    /\bAS letter\b|\bletters are (not )?sent|\b(?:earlier|last)Letter\b|Words\.letter\b|\b(?:further|earlier|another|applicant's) letters?\b/i
  ],
  [
    'a shape, but for that of zod',
    /\w+[sS]hapes?\b|\b(?:a|the|each|its own) shapes?\b|const shapes?\b/
  ],
  ['a yard that is a name', /\byardFacts\b|\byard: |facts\.yard\b/],
  ['a tack room', /tack ?room/i]
])('nothing has %s, tests among it', (_, pattern) => {
  const kept = [
    // The column of the log that is stored.
    'events/store/schema/append-lock.sql',
    'events/store/schema/append.sql',
    // Its photos.
    'demo/sample-board/picture-commands.ts',
    // The lifetimes that stand in links, written out once more.
    'services/platform/http/request/signed-token.test.ts'
  ]
  const found = everything.filter(file => pattern.test(readFileSync(file, 'utf8')))
  expect(found.filter(file => !kept.includes(file))).toEqual([])
})
