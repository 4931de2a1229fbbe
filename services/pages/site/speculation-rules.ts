import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { isSafeMethod } from '#services/platform/http/request/safe-methods.ts'
import { privatePaths } from './private-paths.ts'

export const speculationRulesPath = '/especulacion.json'

/** The header with the address of the rules. */
export const speculationRulesHeader = { 'Speculation-Rules': `"${speculationRulesPath}"` }

const href = (...patterns: string[]) => ({ or: patterns.map(href_matches => ({ href_matches })) })

const excluded = href(...privatePaths.map(path => `${path}*`), '/*.xml*')

/** Links that act as soon as their page opens, or that not every visitor may follow. */
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

/** Links that a browser may fetch or render before the visitor follows them. */
export const speculationRules = {
  prerender: [{ where: { and: [prerendered, isSafeLink] }, eagerness: 'moderate' }],
  prefetch: [
    { where: { and: [href('/*'), { not: prerendered }, isSafeLink] }, eagerness: 'moderate' }
  ]
}

/**
 * After a write, drops pages that the browser prefetched before it. Without a cookie they are the same for everybody, and a browser
 * that was told to send none refuses the header with an error.
 */
export const clearPrefetched: MiddlewareHandler<AppEnv> = async function clearPrefetched(c, next) {
  await next()
  if (isSafeMethod(c.req.method) || c.res.status >= 400) return
  if (!c.req.header('Cookie') && !c.res.headers.has('Set-Cookie')) return
  // Not by `c.header`, which would read the body of the response into a stream.
  c.res.headers.set('Clear-Site-Data', '"prefetchCache", "prerenderCache"')
}
