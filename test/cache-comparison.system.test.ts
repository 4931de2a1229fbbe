import { day } from '#events/units.ts'
import { expect, inject, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import { composeApp } from '#composition/compose-board.ts'
import { loadBuiltSite } from '#services/pages/site/load-built-site.ts'
import { profileRequest, signUp } from './builders/api-fixtures.ts'
import { RandomBoard } from './random/random-board.ts'
import { describeWithApp } from './board/test-app.ts'

/** Pairs of responses. */
const seeds = inject('seeds')
const pairs = Math.ceil((inject('isFullScale') ? 50_000 : 120) / seeds.length)
/** So many addresses are asked for after each change, for some steps: most responses are then in memory. */
const askedAtOnce = 6

const searches = [
  '',
  '?page=2',
  '?sort=termina',
  '?role=groom',
  '?province=11',
  '?near=11020&radius=30',
  '?keyword=mozo',
  '?keyword=remolque&housing=yes',
  '?payMin=1200',
  '?location=lugo',
  '?sort=sueldo&limit=30',
  '?keyword=moza%20cuadra',
  '?keyword=cuadra&near=11020&role=groom',
  '?keyword=prado',
  '?keyword=tractores',
  '?keyword=noche%20prado',
  '?keyword=fin&province=28',
  '?keyword=almazara',
  '?keyword=almasara',
  '?keyword=remolqe',
  '?keyword=molino&sort=nuevos',
  '?near=28079&radius=10',
  '?near=07040&keyword=tractor',
  '?location=albor',
  '?location=alvorada&keyword=mozo',
  '?keyword=mozo&near=11020&radius=10',
  '?keyword=almasara&near=28079',
  '?location=asturias',
  '?jobType=Media%20Jornada&experience=Experto',
  '?role=groom&province=41&payMin=1200'
]

/** Headers of the transport, not of the content. */
const ofTransport = [
  'etag',
  'vary',
  'content-length',
  'content-encoding',
  'log-position',
  'x-request-id'
]

/** Half of the changes are new jobs, of which most searches find some and not others. */
async function changeJobs(jobs: RandomBoard, random: SeededRandom): Promise<void> {
  if (random.below(2) === 0 || jobs.live().length < 20) return jobs.postLive(random)
  if (random.below(5) === 0) return jobs.withdraw(random)
  if (random.below(20) === 0) {
    const type = random.pick(['UserSoftDeleted', 'UserErased'] as const)
    return jobs.endEmployer(random.pick(jobs.employers), type)
  }
  return jobs.change(random)
}

describeWithApp('a random board', board => {
  test.each(seeds)(
    'receives the same from memory, from two processes, as it is computed: seed %i',
    async seed => {
      board.tools.site = loadBuiltSite(board.tools.config)
      const random = new SeededRandom(seed, 'memory', 0)
      const jobs = new RandomBoard(board.db)
      const processWith = (db: Database, responseMemoryMegabytes: number) => {
        const config = { ...board.tools.config, responseMemoryMegabytes }
        const tools = { ...board.tools, db, config, replicaRead: board.tools.replicaRead }
        return composeApp({ ...tools, now: () => new Date(jobs.now) })
      }
      // What a process keeps in memory belongs to its database handle: a new one has read nothing yet.
      const startComputing = () => processWith({ ...board.db }, 0)
      let computing = startComputing()
      const remembering = [processWith(board.db, 2), processWith({ ...board.db }, 1)]
      const start = jobs.now
      board.now = new Date(start)
      const applicant = await signUp(board, 'applicant')
      const published = await applicant.post('/api/candidate-profiles', profileRequest)
      const changeProfile = async (description: string) => {
        board.now = new Date(start)
        const path = `/api/candidate-profiles/${published.body.id}`
        const { status } = await applicant.put(path, {
          ...profileRequest,
          description: `Amazona con experiencia en ${description}`
        })
        expect(status).toBe(200)
      }
      for (let posted = 0; posted < 30; posted++) await jobs.postLive(random)

      const ask = async (app: typeof computing, path: string, position: number) => {
        const headers = { 'Log-Position': String(position) }
        const response = await app.request(path, { headers })
        const told = [...response.headers].filter(([name]) => !ofTransport.includes(name))
        return { status: response.status, headers: told.sort(), body: await response.text() }
      }
      const choosePath = () => {
        const { id, employer } = random.pick(jobs.jobs)
        const search = random.pick(searches)
        return random.pick([
          `/api/jobs${search}`,
          `/jobs${search}`,
          `/feed.xml${search}`,
          `/feed.json${search}`,
          '/',
          '/sitemap.xml',
          `/api/jobs/${id}`,
          `/jobs/${id}`,
          `/jobs/${id}/cartel`,
          `/employers/${employer}`,
          `/api/jobs?employerId=${employer}`,
          '/empleos/groom',
          '/empleos/en/cadiz',
          `/api/jobs?employerId=${employer}&keyword=prado`,
          `/api/employers/${employer}`,
          '/candidates',
          '/api/candidate-profiles',
          '/api/candidate-profiles?text=doma'
        ])
      }
      const choosePaths = () => Array.from({ length: askedAtOnce }, choosePath)
      let asked = choosePaths()
      let compared = 0
      while (compared < pairs) {
        if (random.below(3) === 0) await changeJobs(jobs, random)
        if (random.below(10) === 0)
          await changeProfile(random.pick(['doma clásica', 'salto y doma', 'enganche de ponis']))
        if (random.below(4) === 0) jobs.now += random.below(90_000)
        if (random.below(40) === 0) jobs.now += random.below(3) * day
        if (random.below(40) === 0) jobs.now -= random.below(5_000)
        const position = await lastPosition(board.db)
        if (random.below(4) === 0) computing = startComputing()
        if (random.below(12) === 0) asked = choosePaths()
        for (const path of asked) {
          const computed = await ask(computing, path, position)
          for (const app of remembering) {
            expect({ path, ...(await ask(app, path, position)) }).toEqual({ path, ...computed })
            compared++
          }
        }
      }
    },
    day
  )
})
