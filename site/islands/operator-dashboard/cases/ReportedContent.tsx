import { FactList } from '#site/ui/FactList.tsx'
import { type CaseResponse, isHeld } from '../frame/cases.ts'
import { MarkedText } from './MarkedText.tsx'

const fieldLabels: Record<string, string> = {
  title: 'Título',
  companyName: 'Empresa',
  fullName: 'Nombre',
  name: 'Nombre',
  location: 'Lugar',
  description: 'Descripción',
  requirements: 'Requisitos',
  details: 'Detalles',
  skills: 'Habilidades',
  text: 'Presentación',
  content: 'Mensaje',
  contactPhone: 'Teléfono',
  contactEmail: 'Correo'
}

const targetPaths: Partial<Record<CaseResponse['kind'], string>> = {
  job: '/jobs/',
  employer: '/employers/'
}

/** The content when it was reported last, with its conspicuous words marked; the current content when there is no report. */
export function ReportedContent({ found }: { found: CaseResponse }) {
  const content = found.content ?? found.reports.find(report => report.content)?.content
  const path = isHeld(found) ? undefined : targetPaths[found.kind]
  return (
    <section className="section">
      <div className="head">
        <h2>{found.reports.length ? 'Como era al denunciarlo' : 'Como está ahora'}</h2>
        {path && (
          <a href={`${path}${found.targetId}`} target="_blank" rel="noreferrer">
            Ver cómo está ahora
          </a>
        )}
      </div>
      <div className="box">
        {content ? (
          <FactList
            facts={content.map(({ field, text }) => ({
              name: fieldLabels[field] ?? field,
              value: <MarkedText text={text} words={found.markedWords} />
            }))}
          />
        ) : (
          <p className="pad muted">Sin texto: su dueño lo borró.</p>
        )}
        {found.photos.length > 0 && (
          <p className="pad row gap-2 case-photos">
            {found.photos.map((photo, index) => (
              <a key={photo} href={photo} target="_blank" rel="noreferrer">
                <img
                  src={photo}
                  alt={`Foto ${index + 1} de ${found.photos.length}`}
                  loading="lazy"
                />
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  )
}
