import { experiences, jobTypes } from '#events/job-content/facets.ts'
import type { PostJob } from '#services/jobs/posting/contract.ts'
import { jobDescriptionLength } from '#events/limits/jobs.ts'
import { generateTerms } from './job-terms.ts'
import { duties, extras, hours, pay, requirements } from './text/job-corpus.ts'
import type { SeededRandom } from './text/seeded-random.ts'
import type { GeneratedEmployer } from './people.ts'
import { generatePlace } from './places.ts'
import { fillTemplate } from './text/sentences.ts'
import { titleQualifiers, jobTitles } from './text/trade-corpus.ts'

/** The text of one job, as its contract has it. */
export function generateJob(random: SeededRandom, employer: GeneratedEmployer): PostJob {
  return {
    title: generateTitle(random),
    companyName: employer.fullName,
    location: random.withProbability(0.7) ? employer.location : generatePlace(random),
    description: generateDescription(random),
    requirements: random.withProbability(0.5) ? generateRequirements(random) : undefined,
    jobType: random.pickZipf(jobTypes, 1.5),
    experience: random.withProbability(0.15) ? undefined : random.pickZipf(experiences, 0.8),
    contactPhone: employer.phone,
    contactEmail: employer.email,
    ...generateTerms(random)
  }
}

function generateTitle(random: SeededRandom): string {
  const role = random.pickZipf(jobTitles)
  return random.withProbability(0.45) ? `${role} ${random.pickZipf(titleQualifiers, 0.8)}` : role
}

/** The duties, then as much of pay, hours and extras as fits. */
function generateDescription(random: SeededRandom): string {
  const duty = fillTemplate(random, random.pickZipf(duties, 0.6), 40)
  const rest = [pay, hours, extras].map(list => random.pickZipf(list, 0.5))
  return rest.reduce((text, next) => {
    const longer = `${text}. ${next.charAt(0).toUpperCase()}${next.slice(1)}`
    return longer.length < jobDescriptionLength.max ? longer : text
  }, duty)
}

function generateRequirements(random: SeededRandom): string {
  const lines = new Set<string>()
  for (let left = random.between(1, 5); left; left--) {
    lines.add(fillTemplate(random, random.pickZipf(requirements, 0.4), 9))
  }
  return [...lines].join('\n')
}
