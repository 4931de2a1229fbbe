import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { composeApp } from '#composition/compose-board.ts'
import type { PublishedJob } from '#projections/jobs/tables/published-jobs.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import {
  jobTermsRequest,
  postJobAs,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { runCli } from '#test/board/run-cli.ts'
import { signalled } from '#test/builders/held-jobs.ts'
import { uniqueAddress } from '#test/builders/rate-limits.ts'
import { loadBuiltSite } from '../site/load-built-site.ts'
import { renderJobFile } from './job-file.ts'

interface XmlReader {
  XMLParser: new (options: object) => { parse(xml: string): { jobs: '' | { job: JobElement[] } } }
  XMLValidator: { validate(xml: string): true | object }
}
type JobElement = Record<string, string>

/** The reader that mailauth brings. */
const { XMLParser, XMLValidator }: XmlReader = createRequire(
  createRequire(import.meta.url).resolve('mailauth')
)('fast-xml-parser')

/** The jobs of a file that is well-formed. */
function readJobs(xml: string): JobElement[] {
  expect(XMLValidator.validate(xml)).toBe(true)
  const options = { ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false }
  const parser = new XMLParser({ ...options, isArray: (name: string) => name === 'job' })
  return parser.parse(xml).jobs === '' ? [] : (parser.parse(xml).jobs as { job: JobElement[] }).job
}

const path = '/ofertas.xml'

describeWithApp('the file of all jobs', board => {
  let employer: SignedInClient
  beforeAll(async () => {
    board.tools.site = loadBuiltSite(board.tools.config)
    board.app = composeApp(board.tools)
    employer = await signUp(board, 'employer')
  }, 120_000)

  const get = (headers = {}) => board.createClient().get(path, headers)
  const jobsOf = async () => readJobs((await get()).body)
  const idsOf = async () => (await jobsOf()).map(({ id }) => id)

  test('is well-formed without any job', async () => {
    const { status, headers, body } = await get()
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    expect(headers.get('Cache-Control')).toBe('public, no-cache')
    expect(readJobs(body)).toEqual([])
  })

  test('has each element that aggregators ask for', async () => {
    const { id } = await postJobAs(employer, {
      ...jobTermsRequest,
      title: 'Jinete ]]> & <amazona> "de" salto',
      location: 'Finca El Pino',
      requirements: 'Galope 7. Buen trato.\nCon <moto> propia'
    })
    const job = (await jobsOf()).find(job => job['id'] === id)
    expect(job).toEqual({
      id,
      link: `http://localhost:3000/jobs/${id}`,
      name: 'Jinete ]]> & <amazona> "de" salto',
      region: 'Jerez de la Frontera, Cádiz',
      description: expect.any(String),
      company: 'Yeguada del Soto',
      pubdate: '02.03.2026',
      updated: '02.03.2026',
      expire: '01.04.2026',
      jobtype: 'full-time',
      salary: '1.450–1.800,50\u00a0€/mes'
    })
    const { description = '' } = job ?? {}
    expect(description).toMatch(/^<p>Cuidado de doce caballos de salto<\/p><p>Montar seis/)
    expect(description).toContain('al día.<br>Preparar')
    expect(description).toContain('Con &lt;moto&gt; propia')
    expect(description).toContain('<li>Sueldo bruto: 1.450–1.800,50\u00a0€')
    expect(description).toMatch(/<li>Imprescindible: Galope/)
  })

  test('names the place as it was written where that names no municipality', async () => {
    const inRegion = await postJobAs(employer, { location: 'Andalucía' })
    const nowhere = await postJobAs(employer, { location: 'En cualquier parte' })
    const regions = new Map((await jobsOf()).map(job => [job['id'], job['region']]))
    expect(regions.get(inRegion.id)).toBe('Andalucía')
    expect(regions.get(nowhere.id)).toBe('En cualquier parte')
  })

  test('has the day of the last change, by the calendar of Madrid', async () => {
    const { id } = await postJobAs(employer)
    board.now = new Date('2026-03-02T23:30:00Z')
    await employer.post(`/api/jobs/${id}/renew`)
    const job = (await jobsOf()).find(job => job['id'] === id)
    board.now = new Date('2026-03-02T10:00:00Z')
    expect(job).toMatchObject({
      pubdate: '02.03.2026',
      updated: '03.03.2026',
      expire: '01.05.2026'
    })
  })

  test('has no contact', async () => {
    const contact = { contactPhone: '655 555 666', contactEmail: 'cuadra@anuncios.example.org' }
    await postJobAs(employer, contact)
    expect((await get()).body).not.toMatch(/655 ?555 ?666|anuncios\.example/)
  })

  test('has neither a job that is over, nor one that is hidden, held, deleted or closed', async () => {
    const [kept, deleted, closed, hidden] = [
      await postJobAs(employer),
      await postJobAs(employer),
      await postJobAs(employer),
      await postJobAs(employer)
    ]
    const held = await postJobAs(await signUp(board, 'employer'), signalled)
    await employer.delete(`/api/jobs/${deleted.id}`)
    await employer.post(`/api/jobs/${closed.id}/close`, { outcome: 'aqui' })
    await runCli(board, 'job', 'hide', hidden.id, '--reason', 'falso')
    const ids = await idsOf()
    expect(ids).toContain(kept.id)
    for (const { id } of [deleted, closed, hidden, held]) expect(ids).not.toContain(id)
    board.now = new Date('2026-04-02T10:00:00Z')
    expect(await idsOf()).not.toContain(kept.id)
    board.now = new Date('2026-03-02T10:00:00Z')
  })

  test('has every job once, over the borders of what is read at once', async () => {
    const posted: string[] = []
    for (let index = 0; index < 110; index++) {
      const client = index % 20 ? undefined : await signUp(board, 'employer')
      if (client) employer = client
      posted.push((await postJobAs(employer)).id)
    }
    const ids = await idsOf()
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(posted))
  }, 120_000)

  test('is 304 until a job changes or expires, whatever else happens', async () => {
    const { id } = await postJobAs(employer)
    const etag = (await get()).headers.get('ETag') ?? ''
    expect(etag).toMatch(/^W\/"\d+\.\d+"$/)
    const known = { 'If-None-Match': etag }
    await signUp(board, 'applicant')
    const unchanged = await get(known)
    expect([unchanged.status, unchanged.body, unchanged.headers.get('ETag')]).toEqual([
      304,
      '',
      etag
    ])
    board.now = new Date('2026-04-02T10:00:00Z')
    expect((await get(known)).status).toBe(200)
    board.now = new Date('2026-03-02T10:00:00Z')
    expect((await get(known)).status).toBe(304)
    await employer.delete(`/api/jobs/${id}`)
    expect((await get(known)).status).toBe(200)
    for (const tag of ['W/"x.y"', 'W/"-5.9"', 'W/"99999999999.9"', '"', ''])
      expect([tag, (await get({ 'If-None-Match': tag })).status]).toEqual([tag, 200])
  })

  test('is compressed with gzip, and has the same headers for HEAD', async () => {
    const headers = { 'Accept-Encoding': 'gzip, br' }
    const response = await board.app.request(path, { headers })
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString()
    expect(text).toBe((await get()).body)
    const head = await board.app.request(path, { method: 'HEAD', headers })
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const { headers } of [head, response]) headers.delete('X-Request-Id')
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(response.headers))
  })

  test('reads no more than its client does', async () => {
    const { app } = board
    let reads = 0
    const replicaRead: typeof board.tools.replicaRead = (after, read) => {
      reads++
      return board.tools.replicaRead(after, read)
    }
    board.app = composeApp({ ...board.tools, replicaRead })
    const { body } = await board.app.request(path)
    board.app = app
    const reader = body?.getReader()
    await reader?.read()
    expect(reads).toBe(0)
    await reader?.read()
    expect(reads).toBe(1)
    await reader?.cancel()
    expect(reads).toBe(1)
  })

  test('breaks off where the database does not answer, instead of ending early', async () => {
    const { app } = board
    const replicaRead = () => Promise.reject(new Error('connection lost'))
    board.app = composeApp({ ...board.tools, replicaRead })
    const { status, body } = await board.app.request(path)
    board.app = app
    expect(status).toBe(200)
    await expect(new Response(body).text()).rejects.toThrow('connection lost')
  })

  test('takes no other method', async () => {
    const { status, headers } = await board.app.request(path, { method: 'POST' })
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describeWithApp(
  'an address',
  board => {
    beforeAll(() => {
      board.tools.site = loadBuiltSite(board.tools.config)
      board.app = composeApp(board.tools)
    }, 120_000)

    test('may read the file of all jobs twelve times an hour; what has not changed costs none', async () => {
      const aggregator = board.createClient(uniqueAddress())
      const first = await aggregator.get(path)
      const known = { 'If-None-Match': first.headers.get('ETag') ?? '' }
      for (let index = 0; index < 20; index++)
        expect((await aggregator.get(path, known)).status).toBe(304)
      for (let index = 0; index < 11; index++) expect((await aggregator.get(path)).status).toBe(200)
      const refused = await aggregator.get(path)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect((await board.createClient(uniqueAddress()).get(path)).status).toBe(200)
    })
  },
  { THROTTLE: 'on' }
)

test('characters that XML forbids are left out of the file of all jobs', async () => {
  const job: PublishedJob = {
    position: 1,
    id: 'a',
    title: 'Mozo\u0000 de\u0007 cuadra\uFFFE',
    companyName: 'Yeguada \uD800 del Soto 🐎',
    location: 'Segovia\u001B',
    area: null,
    description: 'Uno]]>dos]]]>tres\u000B',
    requirements: null,
    jobType: 'Prácticas',
    experience: null,
    employerId: 'b',
    postDate: '2026-03-02T10:00:00.000Z',
    changedAt: '2026-03-02T10:00:00.000Z',
    expiryDate: '2026-04-01T10:00:00.000Z',
    isActive: true
  }
  const chunks = await Array.fromAsync(renderJobFile('http://localhost:3000', toBatches([job])))
  const [read] = readJobs(chunks.join(''))
  expect(read).toMatchObject({
    name: 'Mozo de cuadra',
    company: 'Yeguada  del Soto 🐎',
    region: 'Segovia',
    jobtype: 'internship',
    description: expect.stringMatching(/^<p>Uno\]\]&gt;dos\]\]\]&gt;tres<\/p>/)
  })
  expect(read).not.toHaveProperty('salary')
})

async function* toBatches(jobs: PublishedJob[]) {
  yield jobs
}
