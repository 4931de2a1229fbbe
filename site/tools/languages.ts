import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import { wordsIn } from '#services/words/all.ts'
import { defaultLanguage } from '#events/aggregates/languages.ts'
import type { PageLanguage } from '#services/words/languages.ts'

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

type Words = Record<string, Record<string, unknown>>

/** An object of words, whose members are named where they are used: labels, which are looked up, have other names. */
const wordsObject = /export const (?:\w+Words|speech)\b.*?^}/gms
const stringMember = /^ {2}\w+:\s+(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")(?: as string)?,?\n/gm
const wordName = /\b(\w+Words|speech)\.(\w+)\b/g

/**
 * Resolves the words of the moment to those of a language, and writes each text where it is used: a page would load all texts of
 * its subjects, and the names of them.
 */
export function wordsPlugin(language: PageLanguage): Plugin {
  const ownFolder = join(wordsFolder, language, '/')
  const ownFile = join(wordsFolder, `${language}.ts`)
  let words: Words = {}
  let files = new Map<string, string>()
  return {
    name: 'words',
    enforce: 'pre',
    async buildStart() {
      words = { ...wordsIn[language] }
      files = await findFiles(language)
    },
    transform(code, id) {
      if (id.startsWith(ownFolder) || id === ownFile) {
        return code.replace(wordsObject, object => object.replace(stringMember, ''))
      }
      if (!code.includes('#services/words/words.ts')) return undefined
      const written = code
        .replace(pathCall, language === defaultLanguage ? '(' : '$&')
        .replace(wordName, (name, subject, key) => {
          const word = words[subject]?.[key]
          return typeof word === 'string' ? JSON.stringify(word) : name
        })
      const rest = written.replace(wordsImport, '')
      return written.replace(wordsImport, (_, subjects: string) =>
        importEach(subjects, rest, files)
      )
    }
  }
}

const wordsFolder = join(root, 'services/words/')
const wordsImport = /import\s*\{([^}]*)\}\s*from\s*['"]#services\/words\/words\.ts['"]/g
/** A Spanish address is its own. */
const pathCall = /\bspeech\.path\(/g

/** The file of each subject; Spanish where the language lacks it. */
async function findFiles(language: PageLanguage): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const words: Words = { ...wordsIn[language] }
  for (const folder of [defaultLanguage, language]) {
    const parts = globSync(`${folder}/**/*.ts`, { cwd: wordsFolder }).sort()
    for (const path of [...parts, `${folder}.ts`]) {
      const file = join(wordsFolder, path)
      for (const [subject, value] of Object.entries(await import(file))) {
        const isOfLanguage = value === words[subject]
        if (isOfLanguage && !files.has(subject)) files.set(subject, file)
      }
    }
  }
  return files
}

/** An import of each subject that the code still names, so that a file has the words of its subjects only. */
const importEach = (subjects: string, code: string, files: ReadonlyMap<string, string>) =>
  subjects
    .split(',')
    .map(subject => subject.trim())
    .filter(subject => subject && new RegExp(`\\b${subject}\\b`).test(code))
    .map(subject => `import { ${subject} } from '${files.get(subject)}'`)
    .join('\n')

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
