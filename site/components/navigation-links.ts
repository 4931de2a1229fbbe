/** The links of the header and the menu. */
export const jobsLink = { href: '/jobs', text: 'Empleos' }
export const candidatesLink = { href: '/candidates', text: 'Candidatos' }
export const homeLink = { href: '/', text: 'Inicio' }
export const contactLink = { href: '/contact', text: 'Contacto' }

export const savedLink = { href: '/guardados', text: 'Empleos guardados' }
export const ownJobsLink = { href: '/profile?tab=empleos', text: 'Mis empleos' }

/** The link for one kind of account only. */
export const linksByUserType = [
  { href: '/post-job', text: 'Publicar Empleo', account: 'employer' },
  { href: '/candidates?showForm=true', text: 'Publicar Candidato', account: 'applicant' }
]
