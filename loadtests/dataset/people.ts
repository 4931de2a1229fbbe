import { experiences } from '#events/jobs.ts'
import type { UserType } from '#events/users.ts'
import type { PublishCandidateProfile } from '#services/candidate-profiles/contract.ts'
import { foldAccents } from '#services/platform/validation/characters.ts'
import type { SeededRandom } from './seeded-random.ts'
import {
  letterClosings,
  letterExperience,
  firstNames,
  profileSentences,
  letterOpenings,
  surnames
} from './letter-corpus.ts'
import { generatePlace } from './places.ts'
import { fillTemplate, pickName } from './sentences.ts'
import { companies, skills } from './trade-corpus.ts'

/** An account's own words; the password is nobody's. */
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

export function generateEmployer(chance: SeededRandom, nth: number): GeneratedEmployer {
  const kind = chance.pickZipf(companies, 0.7)
  const username = `${withoutAccents(kind).replaceAll(' ', '.').slice(0, 20)}.${nth}`
  const fullName = `${kind} ${pickName(chance)}`
  return { ...generateAccount(chance, username, fullName), userType: 'employer' }
}

export function generateCandidate(chance: SeededRandom, nth: number): GeneratedPerson<'applicant'> {
  const fullName = personName(chance)
  const username = `${withoutAccents(fullName).split(' ').slice(0, 2).join('.').slice(0, 20)}.c${nth}`
  return { ...generateAccount(chance, username, fullName), userType: 'applicant' }
}

function generateAccount(chance: SeededRandom, username: string, fullName: string) {
  const email = `${username}@example.org`
  const known = { username, password: '', email, fullName }
  return { ...known, phone: generatePhone(chance), location: generatePlace(chance) }
}

export function generateProfile(
  chance: SeededRandom,
  { fullName, phone, email, location }: GeneratedPerson
): PublishCandidateProfile {
  const listed = new Set(
    Array.from({ length: chance.below(6) }, () => chance.pickZipf(skills, 0.7))
  )
  return {
    fullName,
    age: chance.between(17, 64),
    contactPhone: phone,
    contactEmail: chance.withProbability(0.7) ? email : undefined,
    description: fillTemplate(chance, chance.pick(profileSentences), 15),
    experience: chance.withProbability(0.8) ? chance.pickZipf(experiences, 0.5) : undefined,
    location: chance.withProbability(0.9) ? location : undefined,
    skills: [...listed].join(', ') || undefined
  }
}

/** Who applies without an account. */
export function generateGuest(chance: SeededRandom, nth: number) {
  const applicantName = personName(chance)
  const applicantEmail = `invitado.${nth}@example.com`
  return { applicantName, applicantEmail, applicantPhone: generatePhone(chance) }
}

export function generateCoverLetter(chance: SeededRandom): string {
  const parts = [letterOpenings, letterExperience, letterExperience, letterClosings].map(list =>
    chance.pick(list)
  )
  return `${fillTemplate(chance, [...new Set(parts)].join('. '), 20)}.`
}

function personName(chance: SeededRandom): string {
  const family = [chance.pickZipf(surnames, 0.7), chance.pickZipf(surnames, 0.7)]
  return [chance.pickZipf(firstNames, 0.5), ...family].join(' ')
}

/** Numbers that this product uses for examples alone. */
function generatePhone(chance: SeededRandom): string {
  return `+34 900 000 ${String(chance.below(1000)).padStart(3, '0')}`
}

function withoutAccents(name: string): string {
  return foldAccents(name)
}
