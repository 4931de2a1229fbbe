import { day } from '#events/units.ts'
import { beforeEach } from 'vitest'
import { type ApplicationEvent, application } from '#events/aggregates/applications.ts'
import { newId } from '#events/aggregates/ids.ts'
import { message, type MessageEvent } from '#events/aggregates/messages.ts'
import { user } from '#events/aggregates/users.ts'
import type { Database } from '#events/database/database.ts'
import { seedEmployer, seedEvents, seedJob, userRegistered } from '../events/event-builders.ts'
import { describeWithDatabase } from '../database/test-database.ts'

/** An application of so many days ago; the other times are days after it. */
export interface Received {
  ago: number
  /** Which of the jobs; in turn when it is missing. */
  job?: number
  answer?: number
  again?: number
  message?: number
  talk?: number
  denied?: number
  withdrawn?: number
}

interface Inbox {
  db: Database
  employer: string
  jobs: readonly string[]
  daysAgo(days: number): string
}

interface ReceivedContext extends Inbox {
  receive(received: readonly Received[]): Promise<void>
}

/** Tests on both databases of an employer with three jobs of 300 days before an instant, a new one for each test. */
export function describeWithReceived(
  name: string,
  now: Date,
  tests: (context: ReceivedContext) => void
): void {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString()
  describeWithDatabase(name, board => {
    const context = { daysAgo } as ReceivedContext
    beforeEach(async () => {
      const { db } = board
      const employer = await seedEmployer(db)
      const jobs: string[] = []
      for (let index = 0; index < 3; index++)
        jobs.push(await seedJob(db, employer, {}, daysAgo(300)))
      const receive = (received: readonly Received[]) => seedReceived(context, received)
      Object.assign(context, { db, employer, jobs, receive })
    })
    tests(context)
  })
}

/** Seeds one application after the other, each of an applicant of its own. */
export async function seedReceived(inbox: Inbox, received: readonly Received[]): Promise<void> {
  for (const [index, { job = index % 3, ...times }] of received.entries()) {
    await seedApplication(inbox, inbox.jobs[job] ?? '', times)
  }
}

async function seedApplication(
  { db, employer, daysAgo }: Inbox,
  jobId: string,
  { ago, answer, again, message, talk, denied, withdrawn }: Omit<Received, 'job'>
): Promise<void> {
  const [id, applicantId] = [newId(), await seedApplicant(db)]
  const append = (event: ApplicationEvent, after: number) =>
    seedEvents(db, application, id, [event], daysAgo(ago - after))
  const data = { id, jobId, employerId: employer, applicantId }
  const introduction = {
    coverLetter: 'Hola',
    applicantName: 'Ana',
    applicantEmail: 'ana@example.org',
    answers: []
  }
  const submitted = { type: 'ApplicationSubmitted', data, subject: applicantId } as const
  await append({ ...submitted, personal: introduction }, 0)
  if (message !== undefined) {
    await seedMessage(
      db,
      { senderId: employer, receiverId: applicantId, jobId },
      daysAgo(ago - message)
    )
  }
  if (talk !== undefined)
    await append({ type: 'ApplicationTalked', data: { id, by: 'telefono' } }, talk)
  if (denied !== undefined) await append({ type: 'ApplicationTalkDenied', data: { id } }, denied)
  if (answer !== undefined) await append(statusChanged(id, 'approved'), answer)
  if (again !== undefined) await append(statusChanged(id, 'rejected'), again)
  if (withdrawn !== undefined)
    await append({ type: 'ApplicationWithdrawn', data: { id } }, withdrawn)
}

async function seedApplicant(db: Database): Promise<string> {
  const id = newId()
  const data = { id, userType: 'applicant', termsVersion: 1 } as const
  await seedEvents(db, user, id, [{ ...userRegistered(id), data } as never])
  return id
}

const statusChanged = (id: string, status: 'approved' | 'rejected'): ApplicationEvent => ({
  type: 'ApplicationStatusChanged',
  data: { id, status }
})

function seedMessage(
  db: Database,
  people: { senderId: string; receiverId: string; jobId: string },
  at: string
): Promise<void> {
  const id = newId()
  const event: MessageEvent = {
    type: 'MessageSent',
    data: { id, ...people },
    subject: people.senderId,
    personal: { content: 'Hola' }
  }
  return seedEvents(db, message, id, [event], at)
}
