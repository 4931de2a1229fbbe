import { candidateProfile, type Takedown } from '#events/aggregates/candidate-profiles.ts'
import { type CommandContext, handleCommand } from '#services/platform/commands/handle-command.ts'
import { hideCandidateProfile, showCandidateProfile } from './decide.ts'

/** Hides the profile, or shows it again; throws `missing` when there is none. */
export function takeDownCandidateProfile(
  context: CommandContext,
  id: string,
  change: { hide: Takedown } | { show: string | undefined },
  missing: Error
): Promise<void> {
  return handleCommand(context, candidateProfile, id, profile => {
    if (profile.state !== 'published') throw missing
    return 'hide' in change
      ? hideCandidateProfile(profile, id, change.hide)
      : showCandidateProfile(profile, id, change.show)
  })
}
