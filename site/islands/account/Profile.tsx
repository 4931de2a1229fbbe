import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Protected } from '#site/ui/feedback/Protected.tsx'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { Count } from '#site/ui/Count.tsx'
import { Tabs } from '#site/ui/Tabs.tsx'
import { useTab } from '#site/ui/use-tab.ts'
import type { CurrentUser } from '#site/lib/api.ts'
import { mayBeSignedIn } from '#site/lib/browser/signed-in-hint.ts'
import { AccountPart } from './AccountPart.tsx'
import { PersonalData, type ProfileOptions } from './PersonalData.tsx'
import { $unseen } from '#site/stores/unseen.ts'
import { useSession } from '#site/stores/use-session.ts'
import { AccountHead } from './AccountFrame.tsx'
import { SendAgain } from './SendAgain.tsx'
import { shownEmail } from '#services/platform/validation/email-address.ts'
import { announcedTerms } from '#services/users/shared/legal-texts.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { accountWords } from '#services/words/words.ts'

/** Few accounts have any. */
const OwnDecisions = lazy(async () => ({
  default: (await import('./OwnDecisions.tsx')).OwnDecisions
}))
const OwnJobs = lazyWithRetry(() =>
  import('#site/islands/jobs/own/OwnJobs.tsx').then(part => part.OwnJobs)
)
const SentApplications = lazyWithRetry(() =>
  import('#site/islands/applications/sent/SentApplications.tsx').then(part => part.SentApplications)
)
const applicantTabIds = ['datos', 'aplicaciones']
const employerTabIds = ['datos', 'empleos', 'aplicaciones']

/** Requests of the tab in the address, sent while the session loads. */
const prefetchByTab = new Map<string | null, () => Promise<unknown>>([
  ['empleos', () => import('#site/islands/jobs/own/OwnJobs.tsx')],
  [
    'aplicaciones',
    () =>
      import('#site/islands/applications/sent/SentApplications.tsx').then(part =>
        part.prefetchSentApplications()
      )
  ]
])

/** The page of the signed-in user: data, own jobs, sent applications. */
export default function Profile(facts: ProfileOptions) {
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('tab')
    if (mayBeSignedIn()) prefetchByTab.get(named)?.().catch(console.error)
  }, [])
  const session = useSession()
  return (
    <>
      <AccountHead user={session.state === 'user' ? session.user : undefined}>
        <h1 className="title">{accountWords.profile}</h1>
      </AccountHead>
      <Protected>{user => <ProfileTabs user={user} facts={facts} />}</Protected>
    </>
  )
}

function ProfileTabs({ user, facts }: { user: CurrentUser; facts: ProfileOptions }) {
  const ids = user.userType === 'employer' ? employerTabIds : applicantTabIds
  const { selected, select } = useTab(ids)
  const [farewell, setFarewell] = useState<string>()
  const unseen = useStore($unseen, { ssr: 'initial' })
  const tabs = [
    {
      id: 'datos',
      title: accountWords.personalData,
      panel: <PersonalData user={user} facts={facts} onGone={setFarewell} />
    },
    {
      id: 'empleos',
      title: withCount(accountWords.ownJobs, unseen.waiting),
      panel: selected === 'empleos' && <OwnJobs employerId={user.id} />
    },
    {
      id: 'aplicaciones',
      title: withCount(
        accountWords.ownApplications,
        user.userType === 'applicant' ? unseen.applications : 0
      ),
      panel: selected === 'aplicaciones' && <SentApplications user={user} />
    }
  ]
  return (
    <AccountPart farewell={farewell}>
      <BouncedEmail user={user} />
      <TermsNotice registeredAt={user.createdAt} />
      <Suspense>
        <OwnDecisions />
      </Suspense>
      <Tabs
        label={accountWords.profile}
        tabs={tabs.filter(({ id }) => ids.includes(id))}
        selected={selected}
        onSelect={select}
      />
    </AccountPart>
  )
}

const withCount = (title: string, count: number) => (
  <>
    {title} <Count of={count} />
  </>
)

/** Warns that no e-mail arrives at the address of the account. */
function BouncedEmail({ user: { bouncedEmail } }: { user: CurrentUser }) {
  if (!bouncedEmail) return null
  return (
    <div className="notice warning">
      <p>
        {accountWords.bouncedBefore}
        <b translate="no">{shownEmail(bouncedEmail)}</b>
        {accountWords.bouncedAfter}
      </p>
      <SendAgain text={accountWords.tryAgain} label={accountWords.tryAgainToWrite} />
    </div>
  )
}

/** Announces new terms to an account from before them, until they bind it. */
function TermsNotice({ registeredAt }: { registeredAt: string }) {
  const terms = announcedTerms(registeredAt, new Date())
  if (!terms) return null
  return (
    <p className="notice">
      {accountWords.termsBefore}
      <a href="/terms">{accountWords.terms}</a>
      {accountWords.termsChangeOn(longDate(terms.validFrom))}
      {accountWords.termsSay(terms.version, terms.changes ?? '')}
      {accountWords.termsRefused}
    </p>
  )
}
