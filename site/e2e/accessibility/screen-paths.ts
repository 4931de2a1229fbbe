import { demoUsers } from '../demo-users.ts'

/** Every screen without a session; `{job}` stands for the id of a new job. */
export const publicPaths = [
  '/',
  '/auth',
  '/auth?register=true',
  '/auth?codigo=pedir',
  '/auth?codigo=escribir',
  '/restablecer',
  '/restablecer/nada',
  '/alertas',
  '/baja/nada',
  '/contestar/nada',
  '/jobs',
  '/jobs?keyword=astronauta',
  '/empleos/mozo-cuadra/cadiz',
  '/jobs/{job}',
  '/jobs/noexiste',
  '/candidates',
  '/candidates?text=zzzz',
  '/candidates?role=jockey,groom&galope=9',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
  '/aviso-legal',
  '/observatorio',
  '/transparencia',
  '/accesibilidad',
  '/menores',
  '/api',
  '/referencia/errores',
  '/denunciar?tipo=job&id={job}',
  '/ip-diagnostic',
  '/ip-test',
  '/guardados',
  '/pendientes',
  '/firma',
  '/no-existe'
]

/** Every screen of an account. */
export const accountPaths = [
  '/profile',
  '/mis-datos',
  '/profile?tab=empleos',
  '/profile?tab=aplicaciones',
  '/applications',
  '/messages',
  '/alertas',
  '/post-job',
  '/ajustes',
  '/candidates?tab=mis-perfiles'
]

/** Who opens which screens. */
export const visitors = [
  { who: 'a visitor', username: '', paths: publicPaths },
  { who: 'an employer', username: demoUsers.employer, paths: accountPaths },
  { who: 'an applicant', username: demoUsers.applicant, paths: accountPaths }
]
