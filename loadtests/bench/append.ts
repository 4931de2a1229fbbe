import { newId } from '#events/ids.ts'
import { job } from '#events/jobs.ts'
import { user } from '#events/users.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { postJob } from '#services/jobs/decide.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { register } from '#services/users/decide.ts'
import { measureLatency, printTable, round } from './measure.ts'

const jobBody = {
  title: 'Mozo/a de cuadra con experiencia',
  companyName: 'Yeguada del Soto',
  location: 'Turégano, Segovia',
  description: 'Cuidado de doce caballos de salto, con vivienda y dos días libres',
  requirements: 'Carné de conducir B\nExperiencia con potros',
  jobType: 'Jornada Completa' as const,
  experience: 'Nivel Básico' as const,
  contactPhone: '900 000 001',
  contactEmail: 'soto@example.org'
}

/** Posts jobs through the command path: load, decide, encrypt, append, project. */
export async function benchmarkAppend(
  tools: DataAccess,
  name: string,
  seconds: number
): Promise<void> {
  const post = await jobPoster(tools)
  await measureLatency(1, 8, post)
  const rows = []
  for (const writers of [1, 8]) {
    const { perSecond, p50, p95, p99, max } = await measureLatency(seconds, writers, post)
    rows.push({
      writers,
      'jobs/s': round(perSecond, 0),
      p50: round(p50),
      p95: round(p95),
      p99: round(p99),
      max: round(max)
    })
  }
  printTable(`Jobs posted and searchable: ${name} (ms)`, rows)
}

/** Posts a job of one of eight employers. */
export async function jobPoster(tools: DataAccess): Promise<(nth: number) => Promise<void>> {
  const employers = await Promise.all(Array.from({ length: 8 }, () => createEmployer(tools)))
  return nth => {
    const by = { id: employers[nth % 8] ?? '', userType: 'employer' as const }
    const id = newId()
    return handleCommand(tools, job, id, {
      load: { employer: [user, by.id] },
      decide: (job, { employer }, now) => postJob(job, id, jobBody, by, employer, now)
    })
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
