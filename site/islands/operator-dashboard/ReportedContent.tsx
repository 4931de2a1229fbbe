import { type CaseResponse, isHeld } from './cases.ts'

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
  yard: '/yards/'
}

/** As it was when it was reported last; as it is now, where it has no report. */
export function ReportedContent({ found }: { found: CaseResponse }) {
  const content = found.content ?? found.reports.find(report => report.content)?.content
  const path = isHeld(found) ? undefined : targetPaths[found.kind]
  return (
    <div>
      <h3>{found.reports.length ? 'Como era al denunciarlo' : 'Como está ahora'}</h3>
      {content ? (
        <dl className="facts">
          {content.map(({ field, text }) => (
            <div key={field}>
              <dt>{fieldLabels[field] ?? field}</dt>
              <dd className="text">{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="muted">Sin texto: su dueño lo borró.</p>
      )}
      {found.photos.length > 0 && (
        <p className="case-photos">
          {found.photos.map((photo, nth) => (
            <a key={photo} href={photo} target="_blank" rel="noreferrer">
              <img src={photo} alt={`Foto ${nth + 1} de ${found.photos.length}`} loading="lazy" />
            </a>
          ))}
        </p>
      )}
      {path && (
        <p>
          <a href={`${path}${found.targetId}`} target="_blank" rel="noreferrer">
            Ver cómo está ahora
          </a>
        </p>
      )}
    </div>
  )
}
