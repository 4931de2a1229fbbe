import type { MiddlewareHandler } from 'hono'
import type { Env } from '#services/platform/http/app-env.ts'
import { protectedPatterns } from './protected-routes.ts'

/** Where the rules are, and the header that tells browsers. */
export const rulesPath = '/especulacion.json'
export const speculating = { 'Speculation-Rules': `"${rulesPath}"` }

const href = (...patterns: string[]) => ({ or: patterns.map(href_matches => ({ href_matches })) })

/** Screens of somebody's own, and files. */
const never = href(
  ...protectedPatterns.map(pattern => `${pattern}*`),
  ...['/auth*', '/login*', '/editar-perfil*', '/ip-*', '/operador*'],
  ...['/api/*', '/pictures/*', '/*.xml*']
)

/** Links to pages that do something when they open, or that not everybody may follow. */
const acting = ['newUser', 'openForm', 'showForm', 'register', 'scrollTo']
const asking = acting.map(name => `[href*="${name}"]`)
const selector_matches = [...asking, '[data-only]', '[data-way]', '[download]'].join()
const isPlain = { not: { or: [never, { selector_matches }] } }
const shown = href('/', '/jobs', '/jobs/*', '/about', '/contact')

/** What a browser may get, or draw, before somebody follows the link under their finger. */
export const speculationRules = {
  prerender: [{ where: { and: [shown, isPlain] }, eagerness: 'moderate' }],
  prefetch: [{ where: { and: [href('/*'), { not: shown }, isPlain] }, eagerness: 'moderate' }]
}

/** Who has changed something must not be shown a page that was got ready before. */
export const forgetReadyPages: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) || c.res.status >= 400) return
  c.header('Clear-Site-Data', '"prefetchCache", "prerenderCache"')
}
