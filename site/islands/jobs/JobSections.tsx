import type { PreviewPageData } from '#services/pages/contract.ts'
import { UserText } from '#site/ui/UserText.tsx'
import { FactSection } from './JobFacts.tsx'
import { JobHistory } from './JobHistory.tsx'
import { JobPhotos } from './JobPhotos.tsx'
import { JobRequirements } from './JobRequirements.tsx'
import { YardPanel } from './YardPanel.tsx'

/** What a job says below its terms: rendered by the server alone. */
export function JobSections({ job, facts, history, yard }: PreviewPageData) {
  return (
    <>
      <section className="section">
        <h2>Descripción</h2>
        <UserText text={[job.description, job.details].filter(Boolean).join('\n\n')} />
      </section>
      <JobRequirements own={facts.ownRequirements} groups={facts.asks} />
      {facts.housing.some(({ name }) => !isInStrip(name)) && (
        <FactSection title="La vivienda" facts={facts.housing} />
      )}
      <JobPhotos companyName={job.companyName} photos={job.photos} />
      <FactSection title="El centro" facts={facts.yard} />
      {job.minors && <MinorsNotice />}
      {yard && <YardPanel yard={yard} />}
      <JobHistory lines={history} />
    </>
  )
}

/** The terms that decide say these of the housing already. */
const isInStrip = (name: string) => name === 'Tipo' || name === 'Precio'

/** Ley Orgánica 8/2021, article 57; the certificate itself is never collected here. */
function MinorsNotice() {
  return (
    <p className="notice small">
      <b>Trato habitual con menores.</b> Antes de empezar, la empresa te pedirá el certificado
      negativo del Registro Central de Delincuentes Sexuales (Ley Orgánica 8/2021, artículo 57). No
      lo envíes con tu aplicación.
    </p>
  )
}
