/** Routes that only somebody signed in may see, and the built page that each shows. */
export const protectedRoutes: Record<string, string> = {
  '/jobs/:id/edit': '/jobs/edit',
  '/post-job': '/post-job',
  '/profile': '/profile',
  '/applications': '/applications',
  '/messages': '/messages',
  '/operador': '/operador'
}

/** The same as patterns of addresses, with stars for ids. */
export const protectedPatterns = Object.keys(protectedRoutes).map(route =>
  route.replace(/:\w+/g, '*')
)
