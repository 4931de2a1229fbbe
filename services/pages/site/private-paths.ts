import { otherLanguages } from '#services/words/languages.ts'
import { protectedRoutes } from '../shared/protected-routes.ts'

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
  '/contestar',
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
