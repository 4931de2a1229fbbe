import type { Calendar } from './calendar.ts'
import type { Population } from './population.ts'
import { iso } from './script-appends.ts'

export type GeneratedJobs = ReturnType<typeof createGeneratedJobs>

/** Jobs by their numbers, as decisions take them. */
export function createGeneratedJobs(population: Population, calendar: Calendar) {
  const ownerOf = (jobNumber: number) =>
    ({
      id: population.id('employer', population.employerNumber(jobNumber)),
      userType: 'employer'
    }) as const
  const openJob = (jobNumber: number) => {
    const expiryDate = iso(calendar.expiresAt(jobNumber))
    return {
      state: 'open',
      isHidden: false,
      isHeld: false,
      signals: [],
      wasShown: false,
      employerId: ownerOf(jobNumber).id,
      expiryDate
    } as const
  }
  return { population, calendar, ownerOf, openJob }
}
