/** Where the header and the menu lead. */
export const jobs = { href: '/jobs', text: 'Empleos' }
export const candidates = { href: '/candidates', text: 'Candidatos' }
export const home = { href: '/', text: 'Inicio' }
export const contact = { href: '/contact', text: 'Contacto' }

/** The link that only one kind of account has. */
export const byAccount = [
  { href: '/post-job', text: 'Publicar Empleo', account: 'employer' },
  { href: '/candidates?showForm=true', text: 'Publicar Candidato', account: 'applicant' }
]
