import { experiences } from '#events/jobs.ts'
import type { UserType } from '#events/users.ts'
import type { PublishCandidateProfile } from '#services/candidate-profiles/contract.ts'
import type { Chance } from './seeded-random.ts'
import { closings, experience, firstNames, offers, openings, surnames } from './letter-corpus.ts'
import { placeOf } from './places.ts'
import { filledIn, nameOf } from './sentences.ts'
import { companies, skills } from './trade-corpus.ts'

/** An account's own words; the password is nobody's. */
export interface Person<T extends UserType = UserType> {
  username: string
  password: string
  email: string
  fullName: string
  phone: string
  location: string
  userType: T
}
export type Employer = Person<'employer'>

export function employerOf(chance: Chance, nth: number): Employer {
  const kind = chance.oftenFirst(companies, 0.7)
  const username = `${plain(kind).replaceAll(' ', '.').slice(0, 20)}.${nth}`
  const fullName = `${kind} ${nameOf(chance)}`
  return { ...account(chance, username, fullName), userType: 'employer' }
}

export function candidateOf(chance: Chance, nth: number): Person<'applicant'> {
  const fullName = personName(chance)
  const username = `${plain(fullName).split(' ').slice(0, 2).join('.').slice(0, 20)}.c${nth}`
  return { ...account(chance, username, fullName), userType: 'applicant' }
}

function account(chance: Chance, username: string, fullName: string) {
  const email = `${username}@example.org`
  const known = { username, password: '', email, fullName }
  return { ...known, phone: phoneOf(chance), location: placeOf(chance) }
}

export function profileOf(
  chance: Chance,
  { fullName, phone, email, location }: Person
): PublishCandidateProfile {
  const listed = new Set(
    Array.from({ length: chance.below(6) }, () => chance.oftenFirst(skills, 0.7))
  )
  return {
    fullName,
    age: chance.between(17, 64),
    contactPhone: phone,
    contactEmail: chance.happens(0.7) ? email : undefined,
    description: filledIn(chance, chance.of(offers), 15),
    experience: chance.happens(0.8) ? chance.oftenFirst(experiences, 0.5) : undefined,
    location: chance.happens(0.9) ? location : undefined,
    skills: [...listed].join(', ') || undefined
  }
}

/** Who applies without an account. */
export function guestOf(chance: Chance, nth: number) {
  const applicantName = personName(chance)
  const applicantEmail = `invitado.${nth}@example.com`
  return { applicantName, applicantEmail, applicantPhone: phoneOf(chance) }
}

export function letterOf(chance: Chance): string {
  const parts = [openings, experience, experience, closings].map(list => chance.of(list))
  return `${filledIn(chance, [...new Set(parts)].join('. '), 20)}.`
}

function personName(chance: Chance): string {
  const family = [chance.oftenFirst(surnames, 0.7), chance.oftenFirst(surnames, 0.7)]
  return [chance.oftenFirst(firstNames, 0.5), ...family].join(' ')
}

/** Numbers that this product uses for examples alone. */
function phoneOf(chance: Chance): string {
  return `+34 900 000 ${String(chance.below(1000)).padStart(3, '0')}`
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
