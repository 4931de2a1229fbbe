import type { InferResponseType } from 'hono/client'
import { adultAge } from '#events/job-content/vocabulary.ts'
import { apiClient, callApi } from '#site/lib/api.ts'

const calls = apiClient['candidate-visibility']

export type VisibilityResponse = InferResponseType<typeof calls.$get, 200>
export type ContactRelease = VisibilityResponse['releases'][number]
export type EmployerBlock = VisibilityResponse['blocks'][number]

export const visibilityKey = 'candidate-visibility'

export const fetchVisibility = (): Promise<VisibilityResponse> => callApi(calls.$get())

/** Who sees the profile of a minor. */
export const seenAsMinor = `Como tienes menos de ${adultAge} años, solo te ven empresas con cuenta, sin apellidos ni localidad.`

/** Why the profile cannot be shown to everyone. */
export function whyNotEveryone({ isMinor, blocks }: VisibilityResponse): string | undefined {
  if (isMinor) return `No se puede hasta que cumplas ${adultAge} años.`
  if (blocks.length > 0) return 'No se puede mientras te ocultes de alguna empresa.'
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
