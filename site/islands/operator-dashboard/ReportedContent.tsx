import type { CaseResponse } from './cases.ts'

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

/** As it was when it was reported last. */
export function ReportedContent({ found }: { found: CaseResponse }) {
  const content = found.reports.find(report => report.content)?.content
  const path = targetPaths[found.kind]
  return (
    <div>
      <h3>Como era al denunciarlo</h3>
      {content ? (
        <dl className="case-facts">
          {content.map(({ field, text }) => (
            <div key={field}>
              <dt>{fieldLabels[field] ?? field}</dt>
              <dd className="text">{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="muted">Sin texto: su dueño lo borró, o nadie lo denunció.</p>
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
