import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { application } from '#events/applications.ts'
import { candidateProfile } from '#events/candidate-profiles.ts'
import { job } from '#events/jobs.ts'
import { message } from '#events/messages.ts'
import { Taken } from '#events/stops.ts'
import { type UserType, user } from '#events/users.ts'
import { projections, shape } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild.ts'
import { verify } from '#projections/verify.ts'
import { type Board, openBoard } from '#test/board.ts'
import { openTestDatabase } from '#test/both-databases.ts'
import { coverLetter, jobRequest, profileRequest } from '#test/people.ts'
import { pick, random } from '#test/random.ts'
import { archive } from '#workers/archive-users.ts'
import { erase } from '#workers/erase-users.ts'
import { expireJobs } from '#workers/expire-jobs.ts'
import { changeStatus, submitApplication } from './applications/decide.ts'
import { publishProfile, reviseProfile, withdrawProfile } from './candidate-profiles/decide.ts'
import { postJob, renewJob, reviseJob, withdrawJob } from './jobs/decide.ts'
import { readMessage, sendMessage } from './messages/decide.ts'
import { Problem } from './problems.ts'
import { record } from './record.ts'
import { deleteUser, register, reviseUser } from './users/decide.ts'

const commands = 10_000

/** Does what chance says, and writes down how each command ended. */
async function run(board: Board, seed: number): Promise<string[]> {
  const next = random(seed)
  const people: { id: string; userType: UserType }[] = []
  const ids = { jobs: [''], applications: [''], profiles: [''], messages: [''] }
  const someone = () =>
    people.length ? pick(next, people) : { id: '', userType: 'employer' as const }
  const known = (kind: keyof typeof ids) => pick(next, ids[kind].slice(-40))
  const fresh = (kind: keyof typeof ids, nth: number) => {
    ids[kind].push(`${kind}-${nth}`)
    return `${kind}-${nth}`
  }
  const recording = { tools: board.tools }
  const words = () => pick(next, ['Mozo', 'Amazona', 'Herrador', 'Yegüero', 'Monitora', 'Zahorí'])

  const deeds: Record<string, [number, (nth: number) => Promise<unknown>]> = {
    register: [
      12,
      nth => {
        const who = { id: `user-${nth}`, userType: pick(next, ['employer', 'applicant'] as const) }
        people.push(who)
        const name = `n${Math.floor(next() * 900)}`
        const request = {
          username: name,
          email: `${name}@example.org`,
          fullName: words(),
          password: 'x',
          userType: who.userType,
          website: undefined
        }
        return record(recording, user, who.id, state =>
          register(state, who.id, request, '203.0.113.7')
        )
      }
    ],
    reviseUser: [
      4,
      () => {
        const by = someone()
        const request = { fullName: words(), email: `n${Math.floor(next() * 900)}@example.org` }
        return record(recording, user, by.id, state => reviseUser(state, by.id, request, by))
      }
    ],
    deleteUser: [
      3,
      () => {
        const by = someone()
        return record(recording, user, by.id, state => deleteUser(state, by.id, {}, by))
      }
    ],
    archive: [2, () => archive(board.tools, someone().id)],
    erase: [3, () => erase(board.tools, someone().id, 0, 'chance')],
    postJob: [
      20,
      nth => {
        const by = someone()
        const id = fresh('jobs', nth)
        const request = {
          ...jobRequest,
          title: `${words()} ${words()}`,
          jobType: pick(next, ['Prácticas', 'Media Jornada'] as const),
          experience: undefined
        }
        return record(recording, job, id, async (state, at, past) =>
          postJob(state, id, request, by, await past(user, by.id), at)
        )
      }
    ],
    reviseJob: [
      8,
      () => {
        const id = known('jobs')
        const by = someone()
        const request = {
          ...jobRequest,
          title: words(),
          jobType: 'Jornada Completa' as const,
          experience: 'Experto' as const
        }
        return record(recording, job, id, state =>
          reviseJob(
            state,
            id,
            request,
            'employerId' in state ? { ...by, id: state.employerId } : by
          )
        )
      }
    ],
    renewJob: [
      5,
      () => {
        const id = known('jobs')
        return record(recording, job, id, (state, at) =>
          renewJob(
            state,
            id,
            { id: 'employerId' in state ? state.employerId : '', userType: 'employer' },
            at
          )
        )
      }
    ],
    withdrawJob: [
      3,
      () => {
        const id = known('jobs')
        return record(recording, job, id, state =>
          withdrawJob(state, id, {
            id: 'employerId' in state ? state.employerId : '',
            userType: 'employer'
          })
        )
      }
    ],
    expireJobs: [
      1,
      async () => {
        board.now = new Date(board.now.getTime() + next() * 5 * 24 * 60 * 60 * 1000)
        return expireJobs(board.tools)
      }
    ],
    apply: [
      20,
      nth => {
        const id = fresh('applications', nth)
        const jobId = known('jobs')
        const by = someone()
        const isGuest = next() < 0.4
        const guest = `guest-${Math.floor(next() * 60)}`
        return record(recording, application, id, async (state, at, past) => {
          const vacant = await past(job, jobId)
          const employer = await past(user, 'employerId' in vacant ? vacant.employerId : '')
          const words = {
            coverLetter,
            applicantName: guest,
            applicantEmail: `${guest}@example.org`
          }
          const who = isGuest
            ? { ...words, guestId: guest }
            : { ...words, applicantId: by.id, applicant: await past(user, by.id) }
          return submitApplication(state, id, { id: jobId, job: vacant, employer }, who, at)
        })
      }
    ],
    changeStatus: [
      8,
      () => {
        const id = known('applications')
        const status = pick(next, ['pending', 'approved', 'rejected'] as const)
        return record(recording, application, id, state =>
          changeStatus(state, id, status, {
            id: 'employerId' in state ? state.employerId : '',
            userType: 'employer'
          })
        )
      }
    ],
    publish: [
      6,
      nth => {
        const by = someone()
        const id = fresh('profiles', nth)
        return record(recording, candidateProfile, id, async (state, _, past) =>
          publishProfile(state, id, profileRequest, by, await past(user, by.id))
        )
      }
    ],
    reviseProfile: [
      2,
      () => {
        const id = known('profiles')
        return record(recording, candidateProfile, id, state =>
          reviseProfile(
            state,
            id,
            { ...profileRequest, fullName: words() },
            { id: 'userId' in state ? state.userId : '', userType: 'applicant' }
          )
        )
      }
    ],
    withdrawProfile: [
      2,
      () => {
        const id = known('profiles')
        return record(recording, candidateProfile, id, state =>
          withdrawProfile(state, id, {
            id: 'userId' in state ? state.userId : '',
            userType: 'applicant'
          })
        )
      }
    ],
    send: [
      6,
      nth => {
        const id = fresh('messages', nth)
        const by = someone()
        const receiverId = someone().id
        return record(recording, message, id, async (state, _, past) =>
          sendMessage(state, id, { receiverId, content: words() }, by, {
            sender: await past(user, by.id),
            receiver: await past(user, receiverId),
            acquainted: true
          })
        )
      }
    ],
    read: [
      3,
      () => {
        const id = known('messages')
        return record(recording, message, id, state =>
          readMessage(state, id, {
            id: 'receiverId' in state ? state.receiverId : '',
            userType: 'applicant'
          })
        )
      }
    ]
  }

  const bag = Object.entries(deeds).flatMap(([name, [weight]]) => Array(weight).fill(name))
  const ends: string[] = []
  for (let nth = 0; nth < commands; nth++) {
    const name = pick(next, bag)
    const end = await deeds[name]?.[1](nth).then(
      () => 'done',
      error => endOf(error)
    )
    ends.push(`${nth} ${name} ${end}`)
    await setImmediate()
    board.now = new Date(board.now.getTime() + Math.floor(next() * 60_000))
  }
  return ends
}

function endOf(error: unknown): string {
  if (error instanceof Problem) return `${error.status}`
  if (error instanceof Taken) return error.what
  if (error instanceof Error && error.message === 'only a deleted account is archived')
    return 'no copy'
  throw error
}

async function readTables(board: Board): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {}
  for (const table of projections.flatMap(({ owns }) => owns)) {
    rows[table] = await board.db.query(`SELECT * FROM ${table} AS t ORDER BY t::text COLLATE "C"`)
  }
  return rows
}

describe('ten thousand commands by chance', () => {
  const boards: Board[] = []
  let ends: string[][]
  beforeAll(async () => {
    for (const kind of ['embedded', 'server'] as const) {
      boards.push(await openBoard(await openTestDatabase(kind)))
    }
    ends = await Promise.all(boards.map(board => run(board, 7)))
  }, 300_000)
  afterAll(() => Promise.all(boards.map(board => board.db.close())))

  test('end the same way on both databases', () => {
    expect(ends[0]).toEqual(ends[1])
    const done = ends[0]?.filter(line => line.endsWith('done')) ?? []
    expect(done.length).toBeGreaterThan(commands / 4)
    expect(done.filter(line => line.includes(' erase ')).length).toBeGreaterThan(10)
  })

  test('leave the same read tables on both', async () => {
    const [embedded, server] = await Promise.all(boards.map(readTables))
    expect(embedded).toEqual(server)
  })

  test('leave read tables that equal a replay, and that a rebuild does not change', async () => {
    for (const board of boards) {
      const before = await readTables(board)
      expect((await verify({ ...board.tools, projections })).differences).toEqual([])
      await rebuild({ ...board.tools, projections }, shape)
      expect(await readTables(board)).toEqual(before)
    }
  })
})
