import { ownWords } from '#site/ui/own-words.ts'
import type { CandidatePageData } from '#services/pages/shared/contract.ts'
import { joinUnits, longDate } from '#services/platform/shared/formats.ts'
import { readPageData } from '#site/lib/browser/read-page-data.ts'
import { useSession } from '#site/stores/use-session.ts'
import { Avatar } from '#site/ui/Avatar.tsx'
import { FactList } from '#site/ui/FactList.tsx'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import { CandidateLine } from './CandidateRow.tsx'
import { profileFacts, rolesText, shortFacts } from './profile-facts.ts'
import { Skills } from './Skills.tsx'
import type { CandidateProfileResponse } from '#site/lib/api.ts'
import type { SessionState } from '#site/stores/session.ts'
import { useCopy } from '#site/ui/use-copy.ts'
import { authPath, withReturnPath } from '#services/auth/shared/auth-url.ts'
import { currentPath } from '#site/lib/browser/current-path.ts'
import { candidateWords, experienceLabels, speech } from '#services/words/words.ts'

/** For employers. */
const OwnJobFit = lazyWithRetry(async () => (await import('./OwnJobFit.tsx')).OwnJobFit)

/** The page of one candidate; a placeholder for the server's HTML when there is no data. */
export default function CandidateIsland() {
  const data = readPageData<CandidatePageData>()
  return data ? <Candidate data={data} /> : <>%%candidate%%</>
}

/** Facts of the strip: the others stand below. */
const ofStrip = [
  candidateWords.experience,
  candidateWords.available,
  candidateWords.galope,
  candidateWords.licences,
  candidateWords.housing
]

export function Candidate({ data: { profile } }: { data: CandidatePageData }) {
  const session = useSession()
  const { id, fullName, description, skills, createdAt, experience } = profile
  const isEmployer = session.state === 'user' && session.user.userType === 'employer'
  const facts = profileFacts(profile)
  const level = experience && experienceLabels[experience]
  const strip = ofStrip.map(name => {
    const value = facts.find(fact => fact.name === name)?.value
    if (name !== candidateWords.experience || !level) return { name, value }
    return value ? { name, value, note: level } : { name, value: level }
  })
  const rest = facts.filter(({ name, value }) => value && !ofStrip.includes(name))
  return (
    <>
      <p>
        <a className="back" href={speech.path('/candidates')}>
          {candidateWords.back}
        </a>
      </p>
      <article className="stack gap-5 candidate">
        <header className="stack">
          <div className="media candidate-head">
            <Avatar fullName={fullName} picture={null} size="l" id={id} />
            <div>
              <h1 translate="no" dir="auto">
                {fullName}
              </h1>
              <p className="roles">{rolesText(profile)}</p>
              <CandidateLine profile={profile} />
            </div>
          </div>
          <div className="strip-box">
            <FactList look="strip" facts={strip} />
          </div>
        </header>
        <CandidateActions profile={profile} session={session} />
        <div className="sections candidate-text">
          <section className="section" aria-labelledby="quien">
            <h2 id="quien">{candidateWords.whoTheyAre}</h2>
            <p className="text" {...ownWords}>
              {joinUnits(description)}
            </p>
            <Skills skills={skills} facts={shortFacts(profile)} />
            <p className="muted small">
              {candidateWords.publishedOn}
              <time dateTime={createdAt}>{longDate(createdAt)}</time>
            </p>
          </section>
          {isEmployer && profile.ageBand !== '<18' && <OwnJobFit profile={profile} />}
          {rest.length > 0 && (
            <section className="section" aria-labelledby="sabe">
              <h2 id="sabe">{candidateWords.canAndAsks}</h2>
              <FactList look="facts two" facts={rest} />
            </section>
          )}
        </div>
      </article>
    </>
  )
}

const EmployerActions = lazyWithRetry(
  async () => (await import('./EmployerActions.tsx')).EmployerActions
)
const ReleasedContact = lazyWithRetry(
  async () => (await import('./ReleasedContact.tsx')).ReleasedContact
)

interface Props {
  profile: CandidateProfileResponse
  session: SessionState
}

/** The actions of a visitor on a candidate. */
function CandidateActions({ profile, session }: Props) {
  const isEmployer = session.state === 'user' && session.user.userType === 'employer'
  return (
    <aside className="candidate-side stack gap-3 sticky">
      <section className="panel candidate-actions" aria-label={candidateWords.actions}>
        {isEmployer ? (
          <EmployerActions profile={profile} />
        ) : profile.contactPhone ? (
          <ReleasedContact profile={profile} />
        ) : (
          <ContactHint session={session} />
        )}
        <CopyAddress />
      </section>
      <p className="small muted">
        <a
          className="tall"
          href={speech.path(`/denunciar?tipo=profile&id=${profile.id}`)}
          rel="nofollow"
        >
          {candidateWords.report}
        </a>
      </p>
    </aside>
  )
}

function CopyAddress() {
  const { outcome, copy } = useCopy()
  const text =
    outcome === 'copied'
      ? candidateWords.copied
      : outcome
        ? candidateWords.notCopied
        : candidateWords.copyLink
  return (
    <button
      className="button quiet slim needs-script"
      type="button"
      onClick={() => copy(location.origin + location.pathname)}
    >
      <span aria-live="polite">{text}</span>
    </button>
  )
}

/** Says who sees the contact of a candidate, to those who do not. */
function ContactHint({ session }: { session: SessionState }) {
  if (session.state === 'loading') return null
  return (
    <p>
      {candidateWords.contactFor}
      {session.state === 'anonymous' && (
        <>
          {' '}
          <a href={authPath('login', currentPath())}>{candidateWords.signIn}</a>
          {candidateWords.or}
          <a href={withReturnPath(speech.path('/auth?register=true&type=employer'), currentPath())}>
            {candidateWords.createEmployerAccount}
          </a>
          .
        </>
      )}
    </p>
  )
}
