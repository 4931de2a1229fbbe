import { normalizeUsername } from '#projections/users/queries.ts'
import { type Check, expectNone } from '../check.ts'
import type { LoggedEvent } from '../read-log.ts'

/**
 * At every prefix of the log: one owner of a username and an e-mail, one profile a person, one application an account and
 * job, but for those that were withdrawn before a refusal, and one of a guest that is neither answered nor withdrawn.
 */
export function checkUniqueness(events: readonly LoggedEvent[]): Check[] {
  const [names, mails, profiles, applications] = [
    createClaims(),
    createClaims(),
    createClaims(),
    createClaims()
  ]
  const rejected = new Set<string>()
  const ofGuests = new Set<string>()
  for (const event of events) {
    const { id } = event.data
    switch (event.type) {
      case 'UserRegistered':
        names.take(normalizeUsername(event.personal.username), id)
        mails.take(event.personal.email, id)
        break
      case 'UserEmailConfirmed':
      case 'UserProfileRevised':
        mails.leave(id)
        mails.take(event.personal.email, id)
        break
      case 'UserSoftDeleted':
        names.leave(id)
        mails.leave(id)
        break
      case 'CandidateProfilePublished':
        profiles.take(event.data.userId, id)
        break
      case 'CandidateProfileWithdrawn':
        profiles.leave(id)
        break
      case 'ApplicationSubmitted': {
        const { jobId, applicantId = event.personal.applicantEmail, guestId } = event.data
        applications.take(`${jobId} ${applicantId}`, id)
        if (guestId) ofGuests.add(id)
        break
      }
      case 'ApplicationStatusChanged':
        if (event.data.status === 'rejected') rejected.add(id)
        else rejected.delete(id)
        if (ofGuests.has(id)) applications.leave(id)
        break
      case 'ApplicationWithdrawn':
        if (ofGuests.has(id) || !rejected.has(id)) applications.leave(id)
    }
  }
  return [
    expectNone('names of two accounts at once', names.clashes),
    expectNone('e-mails of two accounts at once', mails.clashes),
    expectNone('second profiles of one person', profiles.clashes),
    expectNone('second applications to one job', applications.clashes)
  ]
}

/** Who holds what; taking what another one holds is a clash. */
function createClaims() {
  const holders = new Map<string, string>()
  const clashes: string[] = []
  return {
    clashes,
    take(thing: string, owner: string) {
      if (holders.has(thing)) clashes.push(`${thing}: ${owner} and ${holders.get(thing)}`)
      holders.set(thing, owner)
    },
    leave(owner: string) {
      for (const [thing, holder] of holders) if (holder === owner) holders.delete(thing)
    }
  }
}
