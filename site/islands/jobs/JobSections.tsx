import type { PreviewPageData } from '#services/pages/shared/contract.ts'
import { FactSection } from './JobFacts.tsx'
import { JobHistory } from './JobHistory.tsx'
import { JobPhotos } from './JobPhotos.tsx'
import { JobRequirements } from './JobRequirements.tsx'
import { YardPanel } from './YardPanel.tsx'

/** What a job says below its terms: rendered by the server alone. */
export function JobSections({ job, facts, history, yard }: PreviewPageData) {
  return (
    <>
      <section>
        <h2>Descripción</h2>
        <p className="text">{job.description}</p>
        {job.details && <p className="text">{job.details}</p>}
      </section>
      <JobRequirements text={job.requirements} groups={facts.asks} />
      <FactSection title="La vivienda" facts={facts.housing} />
      <JobPhotos companyName={job.companyName} photos={job.photos} />
      <FactSection title="El centro" facts={facts.yard} />
      {job.minors && <MinorsNotice />}
      {yard && <YardPanel yard={yard} />}
      <JobHistory lines={history} />
    </>
  )
}

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
