import type { Context, MiddlewareHandler } from 'hono'
import { isUnavailable } from '#events/database/unavailable.ts'
import { defaultLanguage, type PageLanguage } from '#events/aggregates/languages.ts'
import type { UserView } from '#projections/users/view.ts'
import { isOperator } from '#services/auth/permissions/operators.ts'
import type { AppEnv, Board } from '#services/platform/http/request/app-env.ts'
import { wordsIn } from '#services/words/all.ts'
import { inLanguage } from '#services/words/current-language.ts'
import { languageOfPath, otherLanguages } from '#services/words/languages.ts'

/** Whether a language has the page at a Spanish address. */
export const hasPage = (language: PageLanguage, path: string): boolean =>
  language === defaultLanguage || wordsIn[language].speech.path(path) !== path

/** Everything below speaks the language of the address: «/en/jobs». */
export const speakLanguageOfAddress: MiddlewareHandler<AppEnv> = async function speak(c, next) {
  const language = languageOfPath(c.req.path)
  if (language === defaultLanguage) return next()
  return inLanguage(language, next)
}

/**
 * For pages on which a candidate reads their own part: what employers and operators do there has Spanish words alone. While the
 * database is unavailable the page itself tells.
 */
export const leadEmployersToSpanish: MiddlewareHandler<AppEnv> = async function leadEmployers(
  c,
  next
) {
  const isLed = await c.var
    .findSession()
    .then(session => readsSpanish(c.env.board, session?.user))
    .catch(error => {
      if (!isUnavailable(error)) throw error
      return false
    })
  if (!isLed) return next()
  const { pathname, search } = new URL(c.req.url)
  return c.redirect(pathname.replace(/^\/\w+/, '') + search)
}

async function readsSpanish(board: Board, user: UserView | undefined): Promise<boolean> {
  return user !== undefined && (user.userType === 'employer' || (await isOperator(board, user)))
}

/** «/pt/jobs», which 1.0.0 had in Portuguese, leads to the Spanish page for good. */
export function leadPortugueseToSpanish(c: Context<AppEnv>): Response {
  const { pathname, search } = new URL(c.req.url)
  // Two slashes at the start would name another host.
  const path = pathname.replace(/^\/pt(?=\/|$)/, '').replace(/^\/*/, '/')
  return c.redirect(path + search, 301)
}

/** Pages with data of their own that exist in Spanish alone. */
const spanishRoutes =
  /^\/(?:api|candidates|editar-perfil|empleos|employers|observatorio|reclamar|renovar|cubierto|confirmar|transparencia)\b/

/**
 * «/fr/jobs» and «/en/privacy» lead to the Spanish page: an unknown language, or a page that the language lacks. It stands before
 * the pages of the languages.
 */
export function leadToSpanish({
  isStaticFile,
  isProtected
}: {
  isStaticFile(path: string): boolean
  isProtected(path: string): boolean
}): MiddlewareHandler<AppEnv> {
  return async function redirectToSpanish(c, next) {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const { pathname, search } = new URL(c.req.url)
    const [, prefix, rest = ''] = /^\/([a-z]{2})(?:\/+(.*))?$/.exec(pathname) ?? []
    if (!prefix) return next()
    const path = `/${rest.replace(/^\/+/, '')}`
    const language = otherLanguages.find(known => known === prefix)
    if (language && hasPage(language, path)) return next()
    const isElsewhere = otherLanguages.some(other => hasPage(other, path))
    const isSpanish = isStaticFile(path) || isProtected(path) || spanishRoutes.test(path)
    return isSpanish || isElsewhere ? c.redirect(path + search) : next()
  }
}
