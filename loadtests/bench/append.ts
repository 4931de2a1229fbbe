import { randomUUID } from 'node:crypto'
import { newId } from '#events/aggregates/ids.ts'
import { job } from '#events/aggregates/jobs.ts'
import { appendInGroup } from '#events/store/group-commit.ts'
import { user } from '#events/aggregates/users.ts'
import { readModelVersion } from '#projections/index.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import type { PostJob } from '#services/jobs/posting/contract.ts'
import { postJob } from '#services/jobs/posting/decide.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { register } from '#services/users/decide.ts'
import { measureLatency, printTable, round, warmUp } from './measure.ts'

/** With all that an ad can say. */
export const completeJob: PostJob = {
  title: 'Mozo/a de cuadra con experiencia',
  companyName: 'Yeguada del Soto',
  place: '11020',
  description: 'Cuidado de doce caballos de salto, con vivienda y dos días libres',
  requirements: 'Carné de conducir B\nExperiencia con potros',
  details: 'Montar seis caballos al día.\nPreparar dos concursos.',
  jobType: 'Jornada Completa',
  experience: 'Nivel Básico',
  contactPhone: '900 000 001',
  contactEmail: 'soto@example.org',
  role: 'mozo-cuadra',
  disciplines: ['salto', 'completo'],
  centreType: 'yeguada',
  contract: 'indefinido',
  hours: { week: 40, split: true, weekends: 'alternos', daysOff: 2 },
  pay: { min: 1450, max: 1800, period: 'mes', payments: 14 },
  housing: { kind: 'habitacion', cost: 'gratis', internet: true, dog: true },
  ownHorse: 'gratis',
  team: { horses: 24, people: 5 },
  asks: [
    { what: 'carne', level: 'B', weight: 'imprescindible' },
    { what: 'galope', level: 4, weight: 'valorable' }
  ],
  workPermit: true
}

/** Posts jobs through the command path: load, decide, encrypt, append, project. Then events alone. */
export async function benchmarkAppend(
  tools: DataAccess,
  name: string,
  seconds: number
): Promise<void> {
  await measureWriters(`Jobs posted and searchable: ${name}`, seconds, await jobPoster(tools))
  await measureWriters(`Events without read tables: ${name}`, seconds, eventWriter(tools))
}

const warmUpCalls = 2_000

async function measureWriters(
  title: string,
  seconds: number,
  write: (index: number) => Promise<void>
): Promise<void> {
  await warmUp(warmUpCalls, 8, write)
  const rows = []
  for (const writers of [1, 8, 32]) {
    const { perSecond, p50, p95, p99, max } = await measureLatency(seconds, writers, write)
    rows.push({
      writers,
      'per second': round(perSecond, 0),
      p50: round(p50),
      p95: round(p95),
      p99: round(p99),
      max: round(max)
    })
  }
  printTable(`${title}, after ${warmUpCalls} (ms)`, rows)
}

/** Appends one event to a new stream, which no read table is made of. */
export function eventWriter({ db, now }: DataAccess): () => Promise<void> {
  return () => {
    const at = now().toISOString()
    const event = { id: randomUUID(), type: 'Measured', schemaVersion: 1, data: {}, meta: {}, at }
    const batches = [{ stream: `measured-${event.id}`, expected: 0, events: [event] }]
    const shared = { item: event.id, write: writeNothing }
    return appendInGroup(db, { batches, readModelVersion }, writeNothing, shared)
  }
}

async function writeNothing(): Promise<void> {}

/** Posts a job of one of eight employers. */
export async function jobPoster(tools: DataAccess): Promise<(index: number) => Promise<void>> {
  const employers = await Promise.all(Array.from({ length: 8 }, () => createEmployer(tools)))
  return index => {
    const by = { id: employers[index % 8] ?? '', userType: 'employer' as const }
    const id = newId()
    return handleCommand(
      tools,
      job,
      id,
      async (state, load, now) =>
        postJob(state, id, completeJob, by, await load([user, by.id]), now),
      [[user, by.id]]
    )
  }
}

async function createEmployer(tools: DataAccess): Promise<string> {
  const id = newId()
  const username = `banco.${id}`
  const about = {
    username,
    email: `${username}@example.org`,
    fullName: 'Banco',
    password: '',
    userType: 'employer' as const
  }
  await handleCommand(tools, user, id, state => register(state, id, about, '127.0.0.1'))
  return id
}
