import type { CommandDependencies } from '#services/platform/commands/handle-command.ts'
import { createAnswerer } from './answer-waiting.ts'
import { type GuestErasure, joinGuests, shredGuest } from './guest-actions.ts'

/** Actions on applications and guests for the routes of jobs, users and applications. */
export function createApplicationActions(
  dependencies: CommandDependencies,
  deleteMails: GuestErasure['deleteMails'],
  warn: (error: unknown, message: string) => void
) {
  return {
    answerWaiting: createAnswerer(dependencies, error =>
      warn(error, 'applicants were not answered; the scheduled job will')
    ),
    eraseGuest: (id: string) => shredGuest(dependencies, id, { requestedBy: 'guest', deleteMails }),
    joinGuests: (userId: string) => joinGuests(dependencies, userId)
  }
}
