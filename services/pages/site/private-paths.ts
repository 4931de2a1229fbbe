import { otherLanguages } from '#services/words/languages.ts'

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

/** Only operators learn that it exists: no list of addresses names it. */
export const operatorPath = '/operador'

/** Pages of a visitor; `*` stands for an id. */
const visitorPaths = [
  '/auth',
  '/login',
  '/editar-perfil/',
  '/restablecer',
  '/sesion',
  '/pendientes',
  '/salir',
  '/sin-javascript',
  '/confirmar',
  '/seguimiento',
  '/buzon',
  '/denunciar',
  '/reclamar/',
  '/alertas',
  '/baja',
  '/renovar',
  '/cubierto',
  '/ip-diagnostic',
  '/ip-test',
  ...Object.keys(protectedRoutes).map(route => route.replace(/:\w+/g, '*'))
]

/** Beginnings of paths that neither search engines nor prefetching browsers may open; `*` stands for an id. */
export const privatePaths = [
  '/api/',
  '/health/',
  '/pictures/',
  ...visitorPaths,
  ...otherLanguages.flatMap(language => visitorPaths.map(path => `/${language}${path}`))
]
