import type { CandidatePageData } from '#services/pages/contract.ts'
import { longDate } from '#site/lib/formats.ts'
import { readPageData } from '#site/lib/read-page-data.ts'
import { useSession } from '#site/stores/use-session.ts'
import { Avatar } from '#site/ui/Avatar.tsx'
import { FactList } from '#site/ui/FactList.tsx'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import { CandidateActions } from './CandidateActions.tsx'
import { CandidateLine } from './CandidateRow.tsx'
import { profileFacts, rolesText } from './profile-facts.ts'
import { Skills } from './Skills.tsx'

/** For employers. */
const OwnJobFit = lazyWithRetry(async () => (await import('./OwnJobFit.tsx')).OwnJobFit)

/** The page of one candidate; a placeholder for the server's HTML when there is no data. */
export default function CandidateIsland() {
  const data = readPageData<CandidatePageData>()
  return data ? <Candidate data={data} /> : <>%%candidate%%</>
}

/** In the strip: the rest stands below. */
const ofStrip = ['Experiencia', 'Disponible', 'Galope', 'Carnés', 'Vivienda']

export function Candidate({ data: { profile } }: { data: CandidatePageData }) {
  const session = useSession()
  const { id, fullName, description, skills, createdAt, experience } = profile
  const isEmployer = session.state === 'user' && session.user.userType === 'employer'
  const facts = profileFacts(profile)
  const strip = ofStrip.map(name => {
    const value = facts.find(fact => fact.name === name)?.value
    if (name !== 'Experiencia' || !experience) return { name, value }
    return value ? { name, value, note: experience } : { name, value: experience }
  })
  const rest = [
    ...facts.filter(({ name }) => !ofStrip.includes(name)),
    { name: 'Publicado', value: <time dateTime={createdAt}>{longDate(createdAt)}</time> }
  ]
  return (
    <>
      <p>
        <a className="back" href="/candidates">
          Volver a los candidatos
        </a>
      </p>
      <article className="candidate">
        <header className="candidate-top">
          <div className="candidate-head">
            <Avatar fullName={fullName} picture={null} size="l" id={id} />
            <div>
              <h1>{fullName}</h1>
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
            <h2 id="quien">Quién es</h2>
            <p className="text">{description}</p>
            <Skills skills={skills} />
          </section>
          {isEmployer && profile.ageBand !== '<18' && <OwnJobFit profile={profile} />}
          <section className="section" aria-labelledby="sabe">
            <h2 id="sabe">Lo que sabe y lo que pide</h2>
            <FactList look="facts two" facts={rest} />
          </section>
        </div>
      </article>
    </>
  )
}
