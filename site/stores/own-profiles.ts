import { apiClient, callApi } from '#site/lib/api.ts'

/** The profile of the signed-in user, one at most. */
export const fetchOwnProfiles = () =>
  callApi(apiClient['my-candidate-profiles'].$get({ query: { onlyActive: 'true' } }))

export const ownProfilesQuery = ['my-candidate-profiles', fetchOwnProfiles] as const
