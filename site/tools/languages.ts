import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import { wordsOf as allWords } from '#services/words/all.ts'
import type { Language } from '#services/words/languages.ts'

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
  alertas: '/alertas',
  'alertas-confirmar': '/alertas/confirmar/token',
  'alertas-confirmada': '/alertas/confirmar/token',
  baja: '/baja/token',
  'baja-hecha': '/baja/token',
  'enlace-caducado': '/baja/token',
  guardados: '/guardados',
  auth: '/auth',
  restablecer: '/restablecer',
  'restablecer-nueva': '/restablecer/token',
  sesion: '/sesion',
  problema: '/',
  '404': '/',
  '429': '/',
  '503': '/'
}

type Words = Record<string, Record<string, unknown>>

/** An object of words, whose members are named where they are used: labels, which are looked up, have other names. */
const wordsObject = /export const (?:\w+Words|speech)\b.*?^}/gms
const stringMember = /^ {2}\w+:\s+(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")(?: as string)?,?\n/gm
const wordName = /\b(\w+Words|speech)\.(\w+)\b/g

/**
 * Resolves the words of the moment to those of a language, and writes each text where it is used: a page would load all texts of
 * its subjects, and the names of them.
 */
export function wordsOf(language: Language): Plugin {
  const file = join(root, `services/words/${language}.ts`)
  const folder = join(root, `services/words/${language}/`)
  let words: Words = {}
  return {
    name: 'words',
    enforce: 'pre',
    async buildStart() {
      words = await import(file)
    },
    resolveId: source => (source === wordsImport ? file : undefined),
    transform(code, id) {
      if (id.startsWith(folder)) {
        return code.replace(wordsObject, object => object.replace(stringMember, ''))
      }
      if (!code.includes(wordsImport)) return undefined
      return code.replace(wordName, (name, subject, key) => {
        const word = words[subject]?.[key]
        return typeof word === 'string' ? JSON.stringify(word) : name
      })
    }
  }
}

const wordsImport = '#services/words/words.ts'

/** Builds the translated pages below the address of the language: «/en/jobs». */
export function pagesOf(language: Language): AstroIntegration {
  return {
    name: 'pages-of-language',
    hooks: {
      'astro:config:setup'({ injectRoute }) {
        const { speech } = allWords[language]
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
