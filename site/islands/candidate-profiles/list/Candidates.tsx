import { useEffect, useEffectEvent } from 'react'
import type { CandidateListData } from '#services/pages/shared/contract.ts'
import { readPageData } from '#site/lib/browser/read-page-data.ts'
import { useSession } from '#site/stores/use-session.ts'
import { FlashNotice } from '#site/ui/feedback/FlashNotice.tsx'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { Tabs } from '#site/ui/Tabs.tsx'
import { useTab } from '#site/ui/use-tab.ts'
import { invalidate } from '#site/stores/queries.ts'
import { CandidateList } from './CandidateList.tsx'
import { PublishProfile } from '../own/PublishProfile.tsx'
import { useCandidates } from './use-candidates.ts'
import { candidateWords } from '#services/words/words.ts'

const OwnProfiles = lazyWithRetry(() =>
  import('../own/OwnProfileList.tsx').then(part => part.OwnProfileList)
)
const visitorTabs = ['todos']
const applicantTabs = ['todos', 'mis-perfiles']

/** A placeholder for the server's HTML when there is no data. */
export default function CandidatesIsland() {
  const data = readPageData<CandidateListData>()
  return data ? <Candidates data={data} /> : <>%%candidates%%</>
}

export function Candidates({ data }: { data: CandidateListData }) {
  const session = useSession()
  const list = useCandidates(data)
  const isApplicant = session.state === 'user' && session.user.userType !== 'employer'
  const { selected, select } = useTab(isApplicant ? applicantTabs : visitorTabs)
  const isSignedIn = session.state === 'user'
  // The page is the same for all visitors; ages, and names of minors, need a session.
  const askWithSession = useEffectEvent(list.ask)
  useEffect(() => {
    if (isSignedIn) askWithSession()
  }, [isSignedIn])
  function renew() {
    invalidate('my-candidate-profiles')
    list.ask()
  }
  return (
    <div className="stack gap-5 candidates">
      <FlashNotice />
      <PublishProfile
        session={session}
        dataController={data.dataController}
        onPublished={renew}
        onShowOwn={() => select('mis-perfiles')}
      />
      {isApplicant ? (
        <Tabs
          label={candidateWords.title}
          tabs={[
            {
              id: 'todos',
              title: candidateWords.all,
              panel: <CandidateList list={list} />
            },
            {
              id: 'mis-perfiles',
              title: candidateWords.own,
              panel: selected === 'mis-perfiles' && <OwnProfiles onChange={renew} />
            }
          ]}
          selected={selected}
          onSelect={select}
        />
      ) : (
        <CandidateList list={list} />
      )}
    </div>
  )
}
