import { day } from '#events/units.ts'
import { expect, test } from 'vitest'
import { user } from '#events/aggregates/users.ts'
import { SeededRandom } from '#loadtests/dataset/text/seeded-random.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { seedEmployer, seedEvents, seedJob, testVault } from '#test/events/event-builders.ts'
import {
  describeWithReceived,
  type Received,
  seedReceived
} from '#test/builders/received-applications.ts'
import { countResponsiveness } from './responsiveness.ts'

const now = new Date('2026-09-01T03:17:00.000Z')

describeWithReceived('how an employer answers', now, board => {
  const receive = (received: readonly Received[]) => board.receive(received)

  async function count(at = now) {
    await countResponsiveness(board.db, at)
    const [row] = await board.db.query<{
      applications: number
      answered: number
      days: number | null
    }>(
      `SELECT applications, answered, typical_days::float AS days FROM figures.responsiveness
        WHERE employer_id = $1`,
      [board.employer]
    )
    return row
  }

  async function inTime(employer: string) {
    const [row] = await board.db.query<{ applications: number; inTime: number | null }>(
      `SELECT applications, answered_in_time AS "inTime" FROM figures.responsiveness
        WHERE employer_id = $1`,
      [employer]
    )
    return row
  }

  const answered = (ago: number, answer: number): Received => ({ ago, answer })
  const waiting = (ago: number): Received => ({ ago })

  test('is counted from five applications to two jobs on', async () => {
    await receive([1, 1, 1, 1].map(after => answered(20, after)))
    expect(await count()).toBeUndefined()
    await receive([{ ago: 20, answer: 3, job: 0 }])
    expect(await count()).toEqual({ applications: 5, answered: 5, days: 1 })
  })

  test('is the same however many applications a statement counts', async () => {
    const others: string[] = []
    for (let index = 0; index < 4; index++) {
      const otherEmployer = await seedEmployer(board.db)
      const job = () => seedJob(board.db, otherEmployer, {}, board.daysAgo(300))
      await seedReceived(
        { ...board, employer: otherEmployer, jobs: [await job(), await job()] },
        Array.from({ length: 4 + index }, (_, n) => ({ ago: 20, job: n % 2 }))
      )
      others.push(otherEmployer)
    }
    const counted = async (atOnce?: number) => {
      const n = await countResponsiveness(board.db, now, atOnce)
      const rows = await board.db.query<{ id: string }>(
        `SELECT employer_id AS id, applications FROM figures.responsiveness
          WHERE employer_id <> '' ORDER BY employer_id`
      )
      expect(rows.length).toBe(n)
      return rows
    }
    const whole = await counted()
    expect(whole.filter(({ id }) => others.includes(id)).length).toBe(3)
    for (const atOnce of [1, 3, 5, 7]) expect(await counted(atOnce)).toEqual(whole)
  })

  test('says nothing of a single job', async () => {
    await receive(Array.from({ length: 9 }, () => ({ ago: 20, answer: 1, job: 0 })))
    expect(await count()).toBeUndefined()
  })

  test('takes what has no answer as never', async () => {
    await receive([answered(20, 1), answered(30, 2), answered(40, 30), waiting(20), waiting(50)])
    expect(await count()).toEqual({ applications: 5, answered: 3, days: 30 })
    await receive([waiting(60), waiting(70)])
    expect(await count()).toEqual({ applications: 7, answered: 3, days: null })
  })

  test('leaves out the last week, and what is older than 180 days', async () => {
    await receive([
      ...[20, 30, 40, 50].map(ago => answered(ago, 1)),
      waiting(6.9),
      answered(180.1, 1)
    ])
    expect(await count()).toBeUndefined()
    expect(await count(new Date(now.getTime() + day))).toEqual({
      applications: 5,
      answered: 4,
      days: 1
    })
  })

  test('counts the first answer only, be it a status or a message', async () => {
    await receive([
      { ago: 60, answer: 2, again: 40 },
      { ago: 60, message: 3, answer: 20 },
      { ago: 60, message: 4 },
      { ago: 60, answer: 5, message: 10 },
      { ago: 60, answer: 6 }
    ])
    expect(await count()).toEqual({ applications: 5, answered: 5, days: 4 })
  })

  test('counts a talk until the applicant denies it; a status or a message after it still counts', async () => {
    await receive([
      { ago: 60, talk: 2 },
      { ago: 60, talk: 3, answer: 20 },
      { ago: 60, talk: 2, denied: 3 },
      { ago: 60, talk: 2, denied: 3, answer: 9 },
      { ago: 60, talk: 2, denied: 3, message: 5 }
    ])
    expect(await count()).toEqual({ applications: 5, answered: 4, days: 5 })
    expect(await inTime(board.employer)).toEqual({ applications: 5, inTime: 3 })
  })

  test('is said of the whole board from ten applications to three employers on', async () => {
    await board.db.query('DELETE FROM applications')
    for (const [index, answer] of [1, 8].entries()) {
      const employer = await seedEmployer(board.db)
      const job = await seedJob(board.db, employer, {}, board.daysAgo(300))
      await seedReceived({ ...board, employer, jobs: [job] }, [{ ago: 20 + index, answer, job: 0 }])
    }
    await countResponsiveness(board.db, now)
    expect(await inTime('')).toBeUndefined()
    await receive([1, 2, 7, 8].map(after => answered(20, after)))
    await receive([waiting(20), waiting(20), waiting(20)])
    await countResponsiveness(board.db, now)
    expect(await inTime('')).toBeUndefined()
    await receive([waiting(20)])
    await countResponsiveness(board.db, now)
    expect(await inTime('')).toEqual({ applications: 10, inTime: 4 })
  })

  test('leaves out what was taken back within a week without an answer', async () => {
    await receive([
      { ago: 60, withdrawn: 2 },
      { ago: 60, answer: 1, withdrawn: 2 },
      ...[8, 9, 20, 30].map(withdrawn => ({ ago: 60, withdrawn }))
    ])
    expect(await count()).toEqual({ applications: 5, answered: 1, days: null })
  })

  test('follows the events: it is the same after a rebuild, and gone with the applicants', async () => {
    await receive([1, 2, 3, 4, 5].map(after => ({ ...answered(60, after), again: 50 })))
    const counted = await count()
    expect(counted).toEqual({ applications: 5, answered: 5, days: 3 })
    await rebuild({ db: board.db, vault: testVault, projections }, readModelVersion)
    expect(await count()).toEqual(counted)
    const [application] = await board.db.query<{ id: string }>(
      'SELECT applicant_id AS id FROM applications WHERE employer_id = $1 LIMIT 1',
      [board.employer]
    )
    await seedEvents(board.db, user, application?.id ?? '', [
      { type: 'UserErased', data: { id: application?.id ?? '' } }
    ])
    expect(await count()).toBeUndefined()
  })

  test('equals what a list of random applications says', async () => {
    const random = new SeededRandom(14, 'responsiveness', 1)
    const maybe = (most: number) => (random.withProbability(0.5) ? random.next() * most : undefined)
    const received = Array.from({ length: 60 }, (): Received => {
      const ago = random.next() * 200
      const [answer, message, withdrawn] = [maybe(ago), maybe(ago), maybe(ago * 3)]
      return {
        ago,
        job: random.below(3),
        ...(answer !== undefined && { answer }),
        ...(message !== undefined && { message }),
        ...(withdrawn !== undefined && withdrawn < ago && { withdrawn })
      }
    })
    await receive(received)
    const waits = received
      .filter(({ ago }) => ago < 180 && ago >= 7)
      .map(({ answer = Infinity, message = Infinity, withdrawn }) => ({
        wait: Math.min(answer, message),
        withdrawn
      }))
      .filter(({ wait, withdrawn = Infinity }) => withdrawn > 7 || wait <= withdrawn)
      .map(({ wait }) => wait)
      .toSorted((a, b) => a - b)
    const middle = waits[Math.ceil(waits.length / 2) - 1] ?? 0
    const found = await count()
    expect(found).toMatchObject({
      applications: waits.length,
      answered: waits.filter(Number.isFinite).length
    })
    expect(found?.days).toBeCloseTo(middle, 4)
  }, 60_000)
})
