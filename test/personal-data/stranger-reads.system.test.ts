import { isDeepStrictEqual } from 'node:util'
import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { listRouteOperations } from '#services/platform/openapi/operations.ts'
import { toJsonSchema } from '#services/platform/openapi/json-schema.ts'
import { signUp, testPassword } from '../builders/api-fixtures.ts'
import { cookieSpellings, sessionCookieOf } from '../board/cookies.ts'
import { MarkedBoard, type Thing } from './marked-board.ts'
import {
  contactAddresses,
  contactFields,
  contactTexts,
  exactAge,
  readableFields,
  readableTexts,
  sentApplication
} from './public-content.ts'
import { uniqueAddress } from '../builders/rate-limits.ts'
import { type Answer, describeWithApp, type TestApp } from '../board/test-app.ts'

/** One of them: it decides only who asks before whom. */
const [seed = 0] = inject('seeds')
const isWhole = inject('isFullScale')
/** Of each route that writes, so many things are named. */
const writtenThings = isWhole ? Infinity : 1
/** The part of all addresses that is read, and read once more when things were taken away. */
const [readBefore, readAfterwards] = isWhole ? [1, 1] : [0.4, 0.15]
/** The pages of other languages are made by the same routes. */
const readTranslations = isWhole ? 1 : 0.1
const isTranslated = (path: string) => /^\/en\//.test(path)

/** What pages read of their address. */
const pageParameters = ['tipo', 'id', 'keyword', 'location', 'text', 'page']

/** A body of which each operation takes the fields that it knows. */
const bodyAbout = ({ kind, id }: Thing) => ({
  target: { kind, id },
  tipo: kind,
  id,
  userId: id,
  receiverId: id,
  employerId: id,
  jobId: id,
  reason: 'otro',
  text: 'Pide dinero por adelantado',
  name: 'Luis Vega',
  content: 'Hola',
  coverLetter: 'Llevo seis años cuidando caballos de salto y busco cuadra.',
  isGuestApplication: true,
  applicantName: 'Luis Vega',
  applicantPhone: '612 345 678',
  applicantEmail: 'luis@example.org',
  email: 'luis@example.org',
  login: id,
  username: id,
  password: testPassword,
  token: id,
  search: {},
  every: 'dia',
  outcome: 'aqui'
})

/** A page whose form has a key of its own each time. */
const randomPage = /^(?:\/en)?\/denunciar\b/

/** A word that stands nowhere on the board. */
const unknownWord = 'zqrstuvwxy'

const tests = (board: TestApp) => {
  const random = new SeededRandom(seed, 'strangers', 0)
  const readTexts = new Set<string>()
  let marked: MarkedBoard
  let problems: Set<string>

  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    marked = await MarkedBoard.create(board)
  }, 240_000)

  beforeEach(() => {
    problems = new Set()
  })

  test('is what everybody may read, whoever has asked before', async () => {
    await readSome(readBefore)
  }, 3_600_000)

  test('is no more when it is the answer to a write', async () => {
    for (const route of routes(method => !['GET', 'ALL'].includes(method))) {
      const things = shuffle(marked.things).slice(0, writtenThings)
      for (const thing of things) await writeAfterAnother(route, thing)
    }
    expect([...problems]).toEqual([])
    if (isWhole) expect([...readTexts].sort()).toEqual([...readableTexts, ...contactTexts].sort())
  }, 3_600_000)

  test('is gone from every address once it is taken away', async () => {
    await marked.takeAway()
    await readSome(readAfterwards)
  }, 3_600_000)

  async function readSome(part: number): Promise<void> {
    for (const address of addressesToRead())
      if (random.withProbability(part)) await readAfterAnother(address)
    expect([...problems]).toEqual([])
  }

  /** Of the app, without middleware; each once. */
  function routes(isWanted: (method: string) => boolean) {
    const all = board.app.routes.filter(
      ({ method, path }) => isWanted(method) && !path.includes('*')
    )
    return [
      ...new Map(all.map(({ method, path }) => [`${method} ${path}`, { method, path }])).values()
    ]
  }

  /** Every address that can be read, about every thing, in any order. */
  function addressesToRead(): string[] {
    const operations = listRouteOperations(board.app.routes)
    const parametersOf = (path: string) => {
      const known = operations.find(
        operation => operation.method === 'get' && operation.path === path
      )
      const schemas = known?.requests.filter(({ target }) => target === 'query') ?? []
      const fields = schemas.map(({ schema }) => Object.keys(toJsonSchema(schema).properties ?? {}))
      return path.startsWith('/api/') ? fields.flat() : pageParameters
    }
    const about = routes(method => method === 'GET').flatMap(({ path }) => {
      const parameters = parametersOf(path)
      if (!path.includes(':') && !parameters.length) return [path]
      return marked.things.map(thing => fill(path, thing) + queryAbout(thing, parameters))
    })
    const files = [...(board.tools.site?.files.keys() ?? [])].filter(path => !path.includes('.'))
    const isRead = (path: string) => !isTranslated(path) || random.withProbability(readTranslations)
    return shuffle([...about, ...files].filter(isRead))
  }

  const fill = (path: string, { id }: Thing) => path.replace(/:\w+(\{[^}]*\})?\??/g, id)

  function queryAbout({ kind, id }: Thing, parameters: readonly string[]): string {
    const values = (name: string) => {
      if (name === 'tipo') return kind
      if (['keyword', 'location', 'text'].includes(name))
        return random.pick(['mozo', 'ana', random.pick(marked.words)])
      if (['page', 'limit'].includes(name)) return random.pick(['1', '1', '2', '50'])
      return /id/i.test(name) ? id : random.pick(['1', 'groom', '11', '11020', 'nuevos', 'true'])
    }
    const isNamed = (name: string) => name === 'tipo' || /id/i.test(name)
    const given = parameters.filter(name => random.withProbability(isNamed(name) ? 0.9 : 0.15))
    return given.length ? `?${new URLSearchParams(given.map(name => [name, values(name)]))}` : ''
  }

  function shuffle<T>(list: readonly T[]): T[] {
    const keyed = list.map(item => [random.next(), item] as const)
    return keyed.sort(([a], [b]) => a - b).map(([, item]) => item)
  }

  /** A person with a session asks first, or at the same time; what everybody would be sent is looked at. */
  async function readAfterAnother(address: string): Promise<void> {
    const stranger = () => board.createClient().get(address)
    const [spelling, spell] = random.pick(cookieSpellings)
    const [role, person] = random.pick(Object.entries(marked.people))
    const Cookie = spell(sessionCookieOf(person))
    const request = `GET ${address} (${role}: ${spelling})`
    const isAtOnce = random.withProbability(0.3)
    const before = isAtOnce ? stranger() : undefined
    const theirs = await board.createClient().get(address, { Cookie })
    for (const answer of [await before, await stranger()]) if (answer) look(request, answer)
    if (theirs.headers.get('Cache-Control')?.includes('public')) look(`${request}, shared`, theirs)
    await compareTags(request, address, theirs)
    await compareSearches(request, address)
  }

  async function writeAfterAnother(
    { method, path }: { method: string; path: string },
    thing: Thing
  ): Promise<void> {
    const address = fill(path, thing)
    const body = bodyAbout(thing)
    const isForm = !path.startsWith('/api/')
    const init = {
      method,
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json'
      },
      body: isForm ? new URLSearchParams(body as never).toString() : JSON.stringify(body)
    }
    const userType = random.pick(['employer', 'applicant'] as const)
    await (await signUp(board, userType)).send(address, init)
    const answer = await board.createClient(uniqueAddress()).send(address, init)
    look(`${method} ${address}`, answer)
  }

  /** A tag of what another was sent must not tell a stranger that it is the same. */
  async function compareTags(request: string, address: string, theirs: Answer): Promise<void> {
    const tag = theirs.headers.get('ETag')
    if (!tag) return
    const { status } = await board.createClient().get(address, { 'If-None-Match': tag })
    if (status !== 304) return
    const { body } = await board.createClient().get(address)
    if (!isDeepStrictEqual(body, theirs.body)) problems.add(`${request}: 304 for another content`)
  }

  /** A search for a private word, misspelt or not, answers as a search for an unknown word. */
  async function compareSearches(request: string, address: string): Promise<void> {
    const [[word, field] = []] = marked.marksIn(address.split('?')[1] ?? '')
    if (!word || !field || readableTexts.has(field) || randomPage.test(address)) return
    const read = async (typed: string) => {
      const { status, body } = await board.createClient().get(address.replaceAll(word, typed))
      return `${status} ${textOf(body)}`.replaceAll(typed, unknownWord)
    }
    const misspelt = `${word.slice(0, -2)}${word.at(-1)}${word.at(-2)}`
    for (const typed of [word, misspelt])
      if ((await read(typed)) !== (await read(unknownWord)))
        problems.add(`${request}: finds ${field} by «${typed}»`)
  }

  function look(request: string, { status, headers, body }: Answer): void {
    const text = textOf(body)
    const [address = ''] = request.split(' (')
    const path = address.replace(/^\w+ |\?.*/g, '')
    const asked = marked.marksIn(address)
    const hasContact = contactAddresses.some(pattern => pattern.test(address))
    const sentFields = sentApplication.address.test(address) ? sentApplication.fields : []
    for (const [mark, field] of marked.marksIn(text)) {
      if (asked.has(mark)) continue
      const isReadable = readableTexts.has(field) || (hasContact && contactTexts.includes(field))
      if (isReadable) readTexts.add(field)
      else problems.add(`${request}: ${field}`)
    }
    const age = exactAge.exec(text)?.[0]
    if (age) problems.add(`${request}: ${age}`)
    if (headers.get('Content-Type') === 'image/webp' && !marked.publicFiles.has(path))
      problems.add(`${request}: ${status} for a picture`)
    if (path === '/api/openapi.json') return
    for (const thing of thingsIn(dataIn(body)))
      for (const field of fieldsOf(thing)) {
        if (readableFields.has(field) || sentFields.includes(field)) continue
        if (hasContact && contactFields.includes(field)) continue
        problems.add(`${request}: the field ${field}`)
      }
  }
}

describeWithApp('what is read without a session', tests)

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body))

/** The JSON of an answer, or that inside a page. */
function dataIn(body: unknown): unknown {
  if (typeof body !== 'string') return body
  return JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null')
}

/** Every object that has an id, of all depths, but for what a refused form gives back of itself. */
function thingsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  if ('id' in value) return [value]
  return Object.entries(value).flatMap(([name, field]) =>
    name === 'values' ? [] : thingsIn(field)
  )
}

/** The names of what has a value, of all depths. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    field === null ? [] : [name, ...fieldsOf(field)]
  )
}
