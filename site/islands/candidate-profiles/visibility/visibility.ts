import type { InferResponseType } from 'hono/client'
import { apiClient, callApi } from '#site/lib/api.ts'

const calls = apiClient['candidate-visibility']

export type VisibilityResponse = InferResponseType<typeof calls.$get, 200>
export type ContactRelease = VisibilityResponse['releases'][number]
export type EmployerBlock = VisibilityResponse['blocks'][number]

export const visibilityKey = 'candidate-visibility'

export const fetchVisibility = (): Promise<VisibilityResponse> => callApi(calls.$get())

/** With blocks a profile is shown to signed-in employers at most. */
export const effectiveVisibility = ({ visibleTo, blocks }: VisibilityResponse) =>
  visibleTo === 'everyone' && blocks.length > 0 ? 'employers' : visibleTo

export const sendVisibility = (visibleTo: VisibilityResponse['visibleTo']) =>
  callApi(calls.$put({ json: { visibleTo } }))

export const sendBlock = (json: { employerId: string } | { text: string }) =>
  callApi(calls.blocks.$post({ json }))

export const sendUnblock = (id: string) => callApi(calls.blocks[':id'].$delete({ param: { id } }))
