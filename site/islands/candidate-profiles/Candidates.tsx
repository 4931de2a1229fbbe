import type { CandidateListData } from '#services/pages/page-data.ts'
import { readData } from '#site/lib/read-page-data.ts'
import { useSession } from '#site/ui/session/use-session.ts'
import { Brought } from '#site/ui/states/FlashNotice.tsx'
import { later } from '#site/ui/states/lazy-with-retry.tsx'
import { Tabs } from '#site/ui/tabs/Tabs.tsx'
import { useTab } from '#site/ui/tabs/use-tab.ts'
import { askAgain } from '#site/stores/queries.ts'
import { CandidateList } from './CandidateList.tsx'
import { Publishing } from './PublishProfile.tsx'
import { useCandidates } from './use-candidates.ts'

const OwnProfiles = later(() => import('./OwnProfileList.tsx').then(part => part.OwnProfiles))
const forAll = ['todos']
const forApplicants = ['todos', 'mis-perfiles']

/** Without data it stands for what the server will put there. */
export default function CandidatesIsland() {
  const data = readData<CandidateListData>()
  return data ? <Candidates data={data} /> : <>%%candidates%%</>
}

export function Candidates({ data }: { data: CandidateListData }) {
  const session = useSession()
  const list = useCandidates(data)
  const isApplicant = session.state === 'user' && session.user.userType !== 'employer'
  const { selected, select } = useTab(isApplicant ? forApplicants : forAll)
  function renew() {
    askAgain('my-candidate-profiles')
    list.ask()
  }
  const everybody = {
    id: 'todos',
    title: 'Todos los candidatos',
    panel: <CandidateList list={list} />
  }
  const own = {
    id: 'mis-perfiles',
    title: 'Mis perfiles',
    panel: selected === 'mis-perfiles' && <OwnProfiles onChange={renew} />
  }
  return (
    <div className="stack candidates">
      <Brought />
      <Publishing session={session} onPublished={renew} onShowOwn={() => select('mis-perfiles')} />
      <Tabs
        label="Candidatos"
        tabs={isApplicant ? [everybody, own] : [everybody]}
        selected={selected}
        onSelect={select}
      />
    </div>
  )
}
