import type { Database } from '#events/database/database.ts'
import type { Aggregate, DomainEvent } from '#events/aggregates/aggregate.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import type { JobTerms } from '#events/job-content/terms.ts'
import { job } from '#events/aggregates/jobs.ts'
import { newId } from '#events/aggregates/ids.ts'
import { user, type UserEvent } from '#events/aggregates/users.ts'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { appendAndProject } from '#projections/append-and-project.ts'

/** The VAULT_KEY of the databases that tests begin with. */
export const testVaultKey = 'Wn4hT9sLq2Vx7Rd0Kb6Zc3Pm8Gf1Yj5E'
export const testVault = createPersonalDataVault(testVaultKey)
export const testTime = '2026-03-02T10:00:00.000Z'

/** Appends and projects events, as if a command had decided them. */
export async function seedEvents<F extends DomainEvent>(
  db: Database,
  entity: Aggregate<unknown, F>,
  id: string,
  events: F[],
  at: string = testTime
): Promise<void> {
  await appendAndProject({ db, vault: testVault }, [
    { stream: entity.stream(id), expected: null, events, at }
  ])
}

export function userRegistered(
  id: string,
  changes: Partial<UserRegistered['personal']> = {}
): UserEvent {
  return {
    type: 'UserRegistered',
    data: { id, userType: 'employer', termsVersion: 1 },
    subject: id,
    personal: {
      username: `yeguada.${id}`,
      email: `${id}@example.org`,
      fullName: 'Yeguada del Soto',
      ...changes
    }
  }
}

type UserRegistered = Extract<UserEvent, { type: 'UserRegistered' }>
type JobPosted = Extract<JobEvent, { type: 'JobPosted' }>

export function jobPosted(
  id: string,
  employerId: string,
  changes: Partial<JobPosted['personal'] & JobPosted['data']> & { terms?: JobTerms } = {}
): JobEvent {
  const { jobType = 'Jornada Completa', experience, expiryDate, terms, ...text } = changes
  return {
    type: 'JobPosted',
    data: {
      id,
      employerId,
      jobType,
      experience,
      ...terms,
      expiryDate: expiryDate ?? '2026-04-01T10:00:00.000Z'
    },
    subject: employerId,
    personal: {
      title: 'Mozo de cuadra',
      companyName: 'Yeguada del Soto',
      location: 'Segovia',
      description: 'Cuidado de doce caballos de salto',
      contactPhone: '612 345 678',
      contactEmail: 'cuadra@example.org',
      ...text
    }
  }
}

/** Seeds an employer and returns the id. */
export async function seedEmployer(db: Database, id = newId()): Promise<string> {
  await seedEvents(db, user, id, [userRegistered(id)])
  return id
}

/** Seeds a live job and returns its id. */
export async function seedJob(
  db: Database,
  employerId: string,
  changes: Parameters<typeof jobPosted>[2] = {},
  at?: string
): Promise<string> {
  const id = newId()
  await seedEvents(db, job, id, [jobPosted(id, employerId, changes)], at)
  return id
}

/** A key each, without events. */
export async function seedPeople(db: Database, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => newId())
  const events = ids.map(id => ({ ...userRegistered(id), at: testTime }))
  const encrypted = await testVault.encrypt(db, events, {})
  await db.transaction(tx => testVault.storeKeys(tx, encrypted))
}
