import { createApplicationScript } from './application-script.ts'
import type { Calendar } from './calendar.ts'
import { createGeneratedJobs } from './generated-jobs.ts'
import { createJobScript } from './job-script.ts'
import { createPeopleScript } from './people-script.ts'
import type { Population } from './population.ts'

export type EventScript = ReturnType<typeof createEventScript>

/** The events of each aggregate, from the decisions of the services. */
export function createEventScript(population: Population, calendar: Calendar) {
  const jobs = createGeneratedJobs(population, calendar)
  return {
    ...createPeopleScript(population),
    ...createJobScript(jobs),
    ...createApplicationScript(jobs)
  }
}
