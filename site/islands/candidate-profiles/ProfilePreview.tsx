import { experiences } from '#events/job-content/facets.ts'
import { profileAge } from '#services/candidate-profiles/limits.ts'
import { ageBandLabels } from './age-band-labels.ts'
import type { FormValues } from '#site/ui/form-schema.ts'
import { CandidateHeader } from './CandidateHeader.tsx'
import { shortDescription } from './card-text.ts'
import { Skills } from './Skills.tsx'

/** The card that the list will show, updated while the form is filled in. */
export function ProfilePreview({ values }: { values: FormValues }) {
  const { fullName, age, location, experience, description = '', skills } = values
  const profile = {
    fullName: fullName || 'Tu nombre',
    location: location || null,
    experience: experiences.find(level => level === experience) ?? null
  }
  return (
    <aside className="preview" aria-labelledby="vista-previa">
      <h2 id="vista-previa">Así se verá en la lista</h2>
      <div className="card">
        <CandidateHeader profile={profile} age={`${Number(age) || profileAge.min} años`} />
        <p className="text">{shortDescription(description)}</p>
        <Skills skills={skills ?? null} />
      </div>
      <p className="muted small">
        El texto entero y tu contacto están en tu página, tras «Ver más detalles». Quien no ha
        iniciado sesión ve un tramo de edad en lugar de tu edad. Si tienes{' '}
        {ageBandLabels['<18'].toLowerCase()}, tus apellidos, tu ubicación y tu contacto solo los ven
        las empresas.
      </p>
    </aside>
  )
}
