import { answerDays } from '#events/limits/figures.ts'
import type { Responsiveness } from '#projections/jobs/figures/responsiveness.ts'
import type { PublicEmployer } from '#projections/jobs/figures/employers.ts'
import type { VerificationStep, EmployerView } from '#projections/jobs/figures/employers-view.ts'
import { brand } from '#services/words/shared/brand.ts'
import { employerWords } from '#services/words/words.ts'

/** The public texts about an employer. */
export function toEmployerView(employer: PublicEmployer, now: Date): EmployerView {
  const { id, name, text, picture, since, liveJobs, responsiveness } = employer
  const facts = { id, name, text, picture, since, liveJobs }
  return { ...facts, answers: answerTexts(responsiveness), steps: stepsOf(employer, now) }
}

/** The instant at which an account is twelve months old. */
export function firstAnniversary(since: string): Date {
  const day = new Date(since)
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return day
}

/** The strongest step of verification first. */
function stepsOf(employer: PublicEmployer, now: Date): VerificationStep[] {
  const { hasConfirmedEmail, ownDomain, isTaxIdChecked, farmName, isAtFarm, isSeen, since } =
    employer
  const steps: [VerificationStep['step'], boolean, string][] = [
    ['seen', isSeen, employerWords.seen(brand)],
    ['domain', ownDomain !== null, employerWords.ownDomain(ownDomain ?? '')],
    ['farm', isAtFarm && farmName !== null, employerWords.atFarm(farmName ?? '')],
    ['year', firstAnniversary(since) <= now, employerWords.overAYear],
    ['email', hasConfirmedEmail, employerWords.emailConfirmed],
    // A letter that follows from the digits: anybody can compute it.
    ['tax-id', isTaxIdChecked, employerWords.taxIdChecked]
  ]
  return steps.flatMap(([step, isTaken, text]) => (isTaken ? [{ step, text }] : []))
}

/** «Suele responder en menos de 2 días», «contesta a casi todos»; empty with too few applications. */
export function answerTexts(found: Responsiveness | null): string[] {
  if (!found) return []
  const { applications, answered, answeredInTime, typicalDays } = found
  const share = shareText(answered / applications)
  const inTime =
    answeredInTime === null ? [] : [employerWords.inTime(percent(answeredInTime / applications))]
  if (typicalDays === null) return [share.charAt(0).toUpperCase() + share.slice(1), ...inTime]
  return [timeText(typicalDays), share, ...inTime]
}

const percent = (share: number) => `${Math.round(share * 100)}`

function timeText(days: number): string {
  const most = answerDays.find(most => days < most)
  const text = most ? employerWords.within(most) : employerWords.laterThan(Math.max(...answerDays))
  return employerWords.usuallyAnswers(text)
}

/** In the order of their words. */
const leastShares = [1, 0.9, 0.65, 0.4, 0.1, 0]

const shareText = (share: number) =>
  employerWords.shares[leastShares.findIndex(least => share >= least)] ?? ''
