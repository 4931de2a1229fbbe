import { adultAge } from '#events/limits/candidate-profiles.ts'
import type { InferResponseType } from 'hono/client'
import { apiClient, callApi } from '#site/lib/api.ts'
import { visibilityWords } from '#services/words/words.ts'

const calls = apiClient['candidate-visibility']

export type VisibilityResponse = InferResponseType<typeof calls.$get, 200>
export type ContactRelease = VisibilityResponse['releases'][number]
export type EmployerBlock = VisibilityResponse['blocks'][number]

export const visibilityKey = 'candidate-visibility'

export const fetchVisibility = (): Promise<VisibilityResponse> => callApi(calls.$get())

/** Who sees the profile of a minor. */
export const seenAsMinor = (): string => visibilityWords.asMinor(adultAge)

/** Why the profile cannot be shown to everyone. */
export function whyNotEveryone({ isMinor, blocks }: VisibilityResponse): string | undefined {
  if (isMinor) return visibilityWords.notAsMinor(adultAge)
  if (blocks.length > 0) return visibilityWords.notWhileHiding
  return undefined
}

/** To whom the profile is shown at most: what was chosen before may no longer be possible. */
export const effectiveVisibility = (visibility: VisibilityResponse) =>
  visibility.visibleTo === 'everyone' && whyNotEveryone(visibility)
    ? 'employers'
    : visibility.visibleTo

export const sendVisibility = (visibleTo: VisibilityResponse['visibleTo']) =>
  callApi(calls.$put({ json: { visibleTo } }))

export const sendBlock = (json: { employerId: string } | { text: string }) =>
  callApi(calls.blocks.$post({ json }))

export const sendUnblock = (id: string) => callApi(calls.blocks[':id'].$delete({ param: { id } }))
