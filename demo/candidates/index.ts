import type { DemoApplicant } from '#demo/candidate.ts'
import { centralCandidates } from './centre.ts'
import { northernCandidates } from './north-and-islands.ts'
import { southernCandidates } from './south.ts'
import { applicantsWithoutProfile } from './without-profile.ts'

export const demoApplicants: DemoApplicant[] = [
  ...southernCandidates,
  ...centralCandidates,
  ...northernCandidates,
  ...applicantsWithoutProfile
]
