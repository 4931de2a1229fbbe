/** Every screen without a session; `{job}` stands for the id of a new job. */
export const publicPaths = [
  '/',
  '/auth',
  '/auth?register=true',
  '/restablecer',
  '/restablecer/nada',
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
  '/ip-diagnostic',
  '/ip-test',
  '/guardados',
  '/firma',
  '/no-existe'
]

/** Every screen of an account. */
export const accountPaths = [
  '/profile',
  '/profile?tab=empleos',
  '/profile?tab=aplicaciones',
  '/applications',
  '/messages',
  '/post-job',
  '/candidates?tab=mis-perfiles'
]
