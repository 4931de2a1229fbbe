import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { protectedPatterns } from './protected-routes.ts'

/** Where the rules are, and the header that tells browsers. */
export const speculationRulesPath = '/especulacion.json'
export const speculationRulesHeader = { 'Speculation-Rules': `"${speculationRulesPath}"` }

const href = (...patterns: string[]) => ({ or: patterns.map(href_matches => ({ href_matches })) })

/** Screens of somebody's own, and files. */
const excluded = href(
  ...protectedPatterns.map(pattern => `${pattern}*`),
  ...['/auth*', '/login*', '/editar-perfil*', '/ip-*', '/operador*'],
  ...['/api/*', '/pictures/*', '/*.xml*']
)

/** Links to pages that do something when they open, or that not everybody may follow. */
const sideEffectParameters = ['newUser', 'openForm', 'showForm', 'register', 'scrollTo']
const sideEffectLinks = sideEffectParameters.map(name => `[href*="${name}"]`)
const selector_matches = [
  ...sideEffectLinks,
  '[data-restricted-to]',
  '[data-link-target]',
  '[download]'
].join()
const isSafeLink = { not: { or: [excluded, { selector_matches }] } }
const prerendered = href('/', '/jobs', '/jobs/*', '/about', '/contact')

/** What a browser may get, or draw, before somebody follows the link under their finger. */
export const speculationRules = {
  prerender: [{ where: { and: [prerendered, isSafeLink] }, eagerness: 'moderate' }],
  prefetch: [
    { where: { and: [href('/*'), { not: prerendered }, isSafeLink] }, eagerness: 'moderate' }
  ]
}

/** Who has changed something must not be shown a page that was got ready before. */
export const clearPrefetched: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) || c.res.status >= 400) return
  c.header('Clear-Site-Data', '"prefetchCache", "prerenderCache"')
}
