import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { inLanguage } from '#services/words/current-language.ts'
import { defaultLanguage } from '#events/aggregates/languages.ts'
import { languageOfPath, otherLanguages } from '#services/words/languages.ts'
import { isTranslated } from '#services/words/paths.ts'

/** Everything below speaks the language of the address: «/en/jobs». */
export const speakLanguageOfAddress: MiddlewareHandler<AppEnv> = async function speak(c, next) {
  const language = languageOfPath(c.req.path)
  if (language === defaultLanguage) return next()
  return inLanguage(language, next)
}

/** Pages with data of their own that exist in Spanish alone. */
const spanishRoutes =
  /^\/(?:api|auth|candidates|denunciar|editar-perfil|empleos|employers|feed\.xml|observatorio|profile|reclamar|renovar|cubierto|transparencia)\b/

/** «/fr/jobs» and «/en/privacy» lead to the Spanish page: an unknown language, or a page that the language lacks. */
export function leadToSpanish(isStaticFile: (path: string) => boolean): MiddlewareHandler<AppEnv> {
  return async function redirectToSpanish(c, next) {
    const { pathname, search } = new URL(c.req.url)
    const [, prefix, rest = '/'] = /^\/([a-z]{2})(?:\/+(.*))?$/.exec(pathname) ?? []
    const path = `/${rest.replace(/^\/+/, '')}`
    const isKnown = otherLanguages.some(language => language === prefix)
    const isSpanish = isStaticFile(path) || spanishRoutes.test(path)
    if (!prefix || !(isSpanish || (!isKnown && isTranslated(path)))) return next()
    return c.redirect(path + search)
  }
}
