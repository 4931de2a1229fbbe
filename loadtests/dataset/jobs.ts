import { experiences, jobTypes } from '#events/jobs.ts'
import { jobDescriptionLength, type PostJob } from '#services/jobs/contract.ts'
import { duties, extras, hours, pay, requirements } from './job-corpus.ts'
import type { Chance } from './seeded-random.ts'
import type { Employer } from './people.ts'
import { placeOf } from './places.ts'
import { filledIn } from './sentences.ts'
import { circumstances, roles } from './trade-corpus.ts'

/** The text of one ad, as the contract gives it. */
export function adOf(chance: Chance, employer: Employer): PostJob {
  return {
    title: titleOf(chance),
    companyName: employer.fullName,
    location: chance.happens(0.7) ? employer.location : placeOf(chance),
    description: descriptionOf(chance),
    requirements: chance.happens(0.5) ? requirementsOf(chance) : undefined,
    jobType: chance.oftenFirst(jobTypes, 1.5),
    experience: chance.happens(0.15) ? undefined : chance.oftenFirst(experiences, 0.8),
    contactPhone: employer.phone,
    contactEmail: employer.email
  }
}

function titleOf(chance: Chance): string {
  const role = chance.oftenFirst(roles)
  return chance.happens(0.45) ? `${role} ${chance.oftenFirst(circumstances, 0.8)}` : role
}

/** What is done first, then as much of pay, hours and the rest as there is room for. */
function descriptionOf(chance: Chance): string {
  const duty = filledIn(chance, chance.oftenFirst(duties, 0.6), 40)
  const rest = [pay, hours, extras].map(list => chance.oftenFirst(list, 0.5))
  return rest.reduce((text, next) => {
    const longer = `${text}. ${next.charAt(0).toUpperCase()}${next.slice(1)}`
    return longer.length < jobDescriptionLength.max ? longer : text
  }, duty)
}

function requirementsOf(chance: Chance): string {
  const lines = new Set<string>()
  for (let left = chance.between(1, 5); left; left--) {
    lines.add(filledIn(chance, chance.oftenFirst(requirements, 0.4), 9))
  }
  return [...lines].join('\n')
}
