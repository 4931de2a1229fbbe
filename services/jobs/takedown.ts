import { job, type Takedown, takedownReasons } from '#events/aggregates/jobs.ts'
import { type CommandContext, handleCommand } from '#services/platform/commands/handle-command.ts'
import { hideJob, showJob } from './decide.ts'

/** As the operator types it: a reason, or a reason with a note. */
export const takedownUsage = `${takedownReasons.join('|')}[: «…»]`

/** «falso: el teléfono es de otra cuadra»; a text without a known reason is a note to «otro». */
export function parseTakedown(text: string): Takedown {
  const [kind = '', ...rest] = text.split(':')
  const reason = takedownReasons.find(known => known === kind.trim().toLowerCase())
  return reason
    ? { reason, note: rest.join(':').trim() || undefined }
    : { reason: 'otro', note: text }
}

/** Hides the job, or shows it again; throws `missing` when there is none. */
export function takeDownJob(
  context: CommandContext,
  id: string,
  change: { hide: Takedown } | { show: string | undefined },
  missing: Error
): Promise<void> {
  return handleCommand(context, job, id, job => {
    if (!('isHidden' in job)) throw missing
    return 'hide' in change ? hideJob(job, id, change.hide) : showJob(job, id, change.show)
  })
}
