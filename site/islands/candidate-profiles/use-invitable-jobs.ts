import { apiClient, callApi, type CandidateProfileResponse } from '#site/lib/api.ts'
import { useQuery } from '#site/stores/queries.ts'
import { useSession } from '#site/stores/use-session.ts'

const listedJobs = 50

/** The open jobs of the signed-in employer, and to which of them the candidate was invited or written already. */
export function useInvitableJobs({ userId }: Pick<CandidateProfileResponse, 'userId'>) {
  const session = useSession()
  const employerId = session.state === 'user' ? session.user.id : ''
  const query = { employerId, page: '1', limit: String(listedJobs) }
  const { data } = useQuery('own-jobs?names', () => callApi(apiClient.jobs.$get({ query })))
  const conversation = useQuery(`messages/${userId}`, () =>
    callApi(apiClient.messages[':userId'].$get({ param: { userId } }))
  )
  const now = Date.now()
  return {
    jobs: data?.jobs.filter(
      ({ outcome, hiddenReason, expiryDate }) =>
        !outcome && !hiddenReason && Date.parse(expiryDate) > now
    ),
    invited: (conversation.data?.messages ?? []).flatMap(({ senderId, jobId }) =>
      senderId === employerId && jobId ? [jobId] : []
    )
  }
}
