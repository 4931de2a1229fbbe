import { expect, test } from 'vitest'
import { application } from '#events/aggregates/applications.ts'
import { candidateProfile } from '#events/aggregates/candidate-profiles.ts'
import type { Database } from '#events/database/database.ts'
import { newId } from '#events/aggregates/ids.ts'
import { message } from '#events/aggregates/messages.ts'
import { user } from '#events/aggregates/users.ts'
import { seedEvents, seedJob, userRegistered } from '#test/events/event-builders.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'

const name = 'Zarzaparrilla'

describeWithDatabase('the statistics of the read tables', context => {
  test('are kept of ids, enumerations, dates and numbers only', async () => {
    const columns = await context.db.query<{ column: string }>(
      `SELECT c.relname || '.' || a.attname AS column
         FROM pg_attribute AS a JOIN pg_class AS c ON c.oid = a.attrelid
        WHERE c.relnamespace = 'read'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
          AND a.atttypid IN ('text'::regtype, 'tsvector'::regtype, 'jsonb'::regtype)
          AND coalesce(a.attstattarget, -1) <> 0
          AND a.attname NOT LIKE '%id' ORDER BY 1`
    )
    expect(columns.map(({ column }) => column)).toEqual([
      'alerts.every',
      'alerts.language',
      'applications.language',
      'applications.status',
      'applications.talked_by',
      'candidate_profiles.experience',
      'candidate_profiles.hidden_reason',
      'candidate_profiles.visible_to',
      'candidate_visibility.visible_to',
      'case_appeals.appealed_by',
      'case_decisions.answers',
      'case_decisions.ground',
      'case_decisions.outcome',
      'case_decisions.rule',
      'cases.appealed_by',
      'cases.kind',
      'hidden_employer_pages.reason',
      'job_history.kind',
      'job_history.outcome',
      'jobs.experience',
      'jobs.hidden_reason',
      'jobs.job_type',
      'jobs.outcome',
      'messages.hidden_reason',
      'reports.reason',
      'unseen.kind',
      'users.language',
      'users.user_type'
    ])
  })

  test('hold no words of people', async () => {
    for (let index = 0; index < 4; index++) await seedPerson(context.db, index)
    await context.db.vacuum()
    const found = await context.db.query(
      `SELECT tablename, attname FROM pg_stats
        WHERE concat_ws(' ', most_common_vals::text, histogram_bounds::text, most_common_elems::text) ILIKE $1`,
      [`%${name.slice(0, 8)}%`]
    )
    expect(found).toEqual([])
  })
})

/** A person with the name in every text that they give, some of it the same for all. */
async function seedPerson(db: Database, index: number): Promise<void> {
  const [id, otherId] = [newId(), newId()]
  const words = { fullName: name, location: name, phone: name, bio: name }
  const account = { ...words, username: `${name}.${index}`, email: `${name}.${index}@example.org` }
  await seedEvents(db, user, id, [userRegistered(id, account)])
  const text = { title: name, companyName: name, location: `${name} ${index}`, description: name }
  const jobId = await seedJob(db, id, { ...text, contactEmail: account.email, contactPhone: name })
  const profile = {
    fullName: name,
    age: 30,
    ageStated: true,
    contactPhone: name,
    description: name,
    skills: name
  }
  await seedEvents(db, candidateProfile, otherId, [
    {
      type: 'CandidateProfilePublished',
      data: { id: otherId, userId: id },
      subject: id,
      personal: profile
    }
  ])
  const applicant = {
    applicantName: name,
    applicantEmail: account.email,
    coverLetter: name,
    answers: [{ ask: name, value: 'si' as const }],
    place: name
  }
  await seedEvents(db, application, otherId, [
    {
      type: 'ApplicationSubmitted',
      data: { id: otherId, jobId, employerId: id, guestId: id },
      subject: id,
      personal: applicant
    }
  ])
  await seedEvents(db, message, otherId, [
    {
      type: 'MessageSent',
      data: { id: otherId, senderId: id, receiverId: id },
      subject: id,
      personal: { content: name }
    }
  ])
}
