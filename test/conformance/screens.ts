/** The addresses of every screen, by who sees it. */
export const screens = {
  visitor: [
    '/',
    '/auth',
    '/auth?register=true',
    '/jobs',
    '/jobs?keyword=astronauta',
    '/jobs/noexiste',
    '/candidates',
    '/candidates?text=zzzz',
    '/about',
    '/contact',
    '/terms',
    '/privacy',
    '/cookies',
    '/ip-diagnostic',
    '/ip-test',
    '/firma',
    '/no-existe'
  ],
  account: [
    '/profile',
    '/profile?tab=empleos',
    '/profile?tab=aplicaciones',
    '/applications',
    '/messages',
    '/post-job',
    '/candidates?tab=mis-perfiles'
  ]
}
