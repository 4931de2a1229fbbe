import { letterKindLabels, letterStateLabels } from './letter-labels.ts'

/** What the readable copy calls each part, in its order. */
export const sectionTitles = {
  account: 'Tu cuenta',
  profiles: 'Tu perfil de candidato',
  visibility: 'Quién ve tu perfil',
  hiddenFrom: 'De quién te ocultas',
  contactReleases: 'Quién ha visto tu teléfono y tu correo',
  contactRequests: 'De quién has pedido el teléfono y el correo',
  responsiveness: 'Cómo contestas, según la última cuenta',
  jobs: 'Tus anuncios',
  drafts: 'Tus borradores',
  applications: 'Tus aplicaciones',
  savedJobs: 'Empleos que has guardado',
  alerts: 'Tus avisos de empleo',
  reports: 'Lo que has denunciado',
  appeals: 'Tus reclamaciones',
  decisions: 'Decisiones sobre lo que publicas',
  messages: 'Tus mensajes, enviados y recibidos',
  sessions: 'Dónde tienes la sesión abierta',
  letters: 'Cartas que te hemos enviado',
  pictures: 'Tus fotos',
  history: 'Todo lo que ha quedado anotado, con lo que escribiste'
}

/** What a reader calls the values of a field that are stored in English or as a code. */
export const valueLabels: Record<string, Record<string, string>> = {
  kind: letterKindLabels,
  state: letterStateLabels,
  status: { pending: 'Pendiente', approved: 'Aprobada', rejected: 'Rechazada' },
  userType: { applicant: 'Profesional Equino', employer: 'Empleador' },
  every: { dia: 'Cada día', semana: 'Cada semana' },
  visibleTo: {
    everyone: 'Todo el mundo',
    employers: 'Solo empresas',
    applied: 'Solo las empresas a las que aplico',
    nobody: 'Nadie'
  }
}
