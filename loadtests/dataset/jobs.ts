import { experiences, jobTypes } from '#events/jobs.ts'
import type { PostJob } from '#services/jobs/contract.ts'
import { jobDescriptionLength } from '#services/jobs/limits.ts'
import { duties, extras, hours, pay, requirements } from './job-corpus.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { GeneratedEmployer } from './people.ts'
import { generatePlace } from './places.ts'
import { fillTemplate } from './sentences.ts'
import { titleQualifiers, jobTitles } from './trade-corpus.ts'

/** The text of one ad, as the contract gives it. */
export function generateJob(chance: SeededRandom, employer: GeneratedEmployer): PostJob {
  return {
    title: generateTitle(chance),
    companyName: employer.fullName,
    location: chance.withProbability(0.7) ? employer.location : generatePlace(chance),
    description: generateDescription(chance),
    requirements: chance.withProbability(0.5) ? generateRequirements(chance) : undefined,
    jobType: chance.pickZipf(jobTypes, 1.5),
    experience: chance.withProbability(0.15) ? undefined : chance.pickZipf(experiences, 0.8),
    contactPhone: employer.phone,
    contactEmail: employer.email
  }
}

function generateTitle(chance: SeededRandom): string {
  const role = chance.pickZipf(jobTitles)
  return chance.withProbability(0.45) ? `${role} ${chance.pickZipf(titleQualifiers, 0.8)}` : role
}

/** What is done first, then as much of pay, hours and the rest as there is room for. */
function generateDescription(chance: SeededRandom): string {
  const duty = fillTemplate(chance, chance.pickZipf(duties, 0.6), 40)
  const rest = [pay, hours, extras].map(list => chance.pickZipf(list, 0.5))
  return rest.reduce((text, next) => {
    const longer = `${text}. ${next.charAt(0).toUpperCase()}${next.slice(1)}`
    return longer.length < jobDescriptionLength.max ? longer : text
  }, duty)
}

function generateRequirements(chance: SeededRandom): string {
  const lines = new Set<string>()
  for (let left = chance.between(1, 5); left; left--) {
    lines.add(fillTemplate(chance, chance.pickZipf(requirements, 0.4), 9))
  }
  return [...lines].join('\n')
}
