import type { CommandDependencies } from '#services/platform/commands/handle-command.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'
import { createAnswerer } from './answer-waiting.ts'
import { shredGuest, type GuestErasure } from './erase-guest.ts'
import { createFollowedGuestSearch, createFollowedSearch } from './find-followed.ts'
import { joinGuests } from './join-guests.ts'

export interface ApplicationActionDependencies {
  tokens: Pick<SignedTokens, 'read' | 'sign'>
  deleteMails: GuestErasure['deleteMails']
  warn(error: unknown, message: string): void
}

/** What routes of jobs, users and applications do with applications and guests. */
export function createApplicationActions(
  dependencies: CommandDependencies,
  { tokens, deleteMails, warn }: ApplicationActionDependencies
) {
  const { db, now } = dependencies
  return {
    answerWaiting: createAnswerer(dependencies, error =>
      warn(error, 'applicants were not answered; the scheduled job will')
    ),
    eraseGuest: (id: string) => shredGuest(dependencies, id, { requestedBy: 'guest', deleteMails }),
    findFollowed: createFollowedSearch({ db, now, tokens }),
    findFollowedGuest: createFollowedGuestSearch({ db, now, tokens }),
    joinGuests: (userId: string) => joinGuests(dependencies, userId)
  }
}
