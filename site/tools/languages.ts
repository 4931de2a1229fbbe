import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { wordsIn } from '#services/words/all.ts'
import type { PageLanguage } from '#events/aggregates/languages.ts'

const root = join(import.meta.dirname, '../..')

/** Built pages that other languages have, each with the address that a language needs for it. */
const translatedPages = {
  index: '/',
  jobs: '/jobs',
  'jobs/shell': '/jobs/id',
  'jobs/missing': '/jobs/id',
  'jobs/hidden': '/jobs/id',
  'jobs/held': '/jobs/id',
  'jobs/application-sent': '/jobs/id/aplicacion-enviada',
  seguimiento: '/seguimiento/token',
  'mis-datos-invitado': '/seguimiento/token/mis-datos',
  alertas: '/alertas',
  'alertas-confirmar': '/alertas/confirmar/token',
  'alertas-confirmada': '/alertas/confirmar/token',
  baja: '/baja/token',
  'baja-hecha': '/baja/token',
  'enlace-caducado': '/baja/token',
  guardados: '/guardados',
  applications: '/applications',
  profile: '/profile',
  'mis-datos': '/mis-datos',
  ajustes: '/ajustes',
  candidates: '/candidates',
  'candidates/shell': '/candidates/id',
  'editar-perfil': '/editar-perfil/id',
  messages: '/messages',
  pendientes: '/pendientes',
  confirmar: '/confirmar/token',
  'sin-correo': '/alertas',
  denunciar: '/denunciar',
  auth: '/auth',
  restablecer: '/restablecer',
  'restablecer-nueva': '/restablecer/token',
  sesion: '/sesion',
  problema: '/',
  '404': '/',
  '429': '/',
  '503': '/'
}

/** A build has the words of one language where the server has those of the moment. */
export const wordsAlias = (language: PageLanguage): Record<string, string> => ({
  '#services/words/words.ts': join(root, `services/words/${language}/index.ts`)
})

/** Builds the translated pages below the address of the language: «/en/jobs». */
export function pagesOf(language: PageLanguage): AstroIntegration {
  return {
    name: 'pages-of-language',
    hooks: {
      'astro:config:setup'({ injectRoute }) {
        const { speech } = wordsIn[language]
        for (const [page, address] of Object.entries(translatedPages)) {
          if (speech.path(address) === address) continue
          const path = page === 'index' ? '' : `/${page}`
          injectRoute({
            pattern: `/${language}${path}`,
            entrypoint: join(root, `site/pages/${page}.astro`),
            prerender: true
          })
        }
      }
    }
  }
}
