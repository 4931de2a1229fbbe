import { experiences } from '#events/job-content/facets.ts'
import type { UserType } from '#events/aggregates/users.ts'
import type { PublishCandidateProfile } from '#services/candidate-profiles/contract.ts'
import { foldAccents } from '#services/platform/validation/characters.ts'
import { generateCandidateTerms } from './candidate-terms.ts'
import type { SeededRandom } from './text/seeded-random.ts'
import {
  letterClosings,
  letterExperience,
  firstNames,
  profileSentences,
  letterOpenings,
  surnames
} from './text/letter-corpus.ts'
import { generatePlace, townCode } from './places.ts'
import { fillTemplate, pickName } from './text/sentences.ts'
import { companies, skills } from './text/trade-corpus.ts'

/** A registration; its password is empty, so that no user can sign in with it. */
export interface GeneratedPerson<T extends UserType = UserType> {
  username: string
  password: string
  email: string
  fullName: string
  phone: string
  location: string
  userType: T
}
export type GeneratedEmployer = GeneratedPerson<'employer'>

export function generateEmployer(random: SeededRandom, number: number): GeneratedEmployer {
  const kind = random.pickZipf(companies, 0.7)
  const username = `${withoutAccents(kind).replaceAll(' ', '.').slice(0, 20)}.${number}`
  const fullName = `${kind} ${pickName(random)}`
  return { ...generateAccount(random, username, fullName), userType: 'employer' }
}

export function generateCandidate(
  random: SeededRandom,
  number: number
): GeneratedPerson<'applicant'> {
  const fullName = personName(random)
  const username = `${withoutAccents(fullName).split(' ').slice(0, 2).join('.').slice(0, 20)}.c${number}`
  return { ...generateAccount(random, username, fullName), userType: 'applicant' }
}

function generateAccount(random: SeededRandom, username: string, fullName: string) {
  const email = `${username}@example.org`
  const known = { username, password: '', email, fullName }
  return { ...known, phone: generatePhone(random), location: generatePlace(random) }
}

export function generateProfile(
  random: SeededRandom,
  { fullName, phone, email, location }: GeneratedPerson
): PublishCandidateProfile {
  const listed = new Set(
    Array.from({ length: random.below(6) }, () => random.pickZipf(skills, 0.7))
  )
  return {
    fullName,
    age: random.between(17, 64),
    contactPhone: phone,
    contactEmail: random.withProbability(0.7) ? email : undefined,
    description: fillTemplate(random, random.pick(profileSentences), 15),
    experience: random.withProbability(0.8) ? random.pickZipf(experiences, 0.5) : undefined,
    location: random.withProbability(0.9) ? location : undefined,
    skills: [...listed].join(', ') || undefined,
    place: townCode(location),
    ...generateCandidateTerms(random)
  }
}

/** An applicant without an account. */
export function generateGuest(random: SeededRandom, number: number) {
  const applicantName = personName(random)
  const applicantEmail = `invitado.${number}@example.com`
  return { applicantName, applicantEmail, applicantPhone: generatePhone(random) }
}

export function generateCoverLetter(random: SeededRandom): string {
  const parts = [letterOpenings, letterExperience, letterExperience, letterClosings].map(list =>
    random.pick(list)
  )
  return `${fillTemplate(random, [...new Set(parts)].join('. '), 20)}.`
}

function personName(random: SeededRandom): string {
  const family = [random.pickZipf(surnames, 0.7), random.pickZipf(surnames, 0.7)]
  return [random.pickZipf(firstNames, 0.5), ...family].join(' ')
}

/** Phone numbers that belong to no person. */
function generatePhone(random: SeededRandom): string {
  return `+34 900 000 ${String(random.below(1000)).padStart(3, '0')}`
}

function withoutAccents(name: string): string {
  return foldAccents(name)
}
