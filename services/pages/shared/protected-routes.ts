/** Routes that need a session, and the built page that each shows. */
export const protectedRoutes: Record<string, string> = {
  '/jobs/:id/edit': '/jobs/edit',
  '/post-job': '/post-job',
  '/profile': '/profile',
  '/mis-datos': '/mis-datos',
  '/applications': '/applications',
  '/messages': '/messages',
  '/ajustes': '/ajustes'
}
