import { user } from '#events/aggregates/users.ts'
import type { Commands } from '#services/platform/commands/handle-command.ts'
import { stopMails } from '#services/users/decide.ts'

/** Ends the e-mails about applications that wait, for the employer who has pressed their link. */
export function stopReminders(commands: Commands, employerId: string): Promise<void> {
  return commands.handle({}, user, employerId, employer =>
    stopMails(employer, employerId, 'reminders')
  )
}
