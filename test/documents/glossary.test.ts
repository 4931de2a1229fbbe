import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSentences } from './sentences.ts'

/** What is written to operators, and patterns of what others write. */
const notOurs = [
  '**/*.test.*',
  'site/e2e/**',
  'site/tools/**',
  'services/platform/config/**',
  'services/jobs/shared/wording/ad-rules.ts',
  'services/cases/signals.ts'
]

const spanish =
  /\b(?:ofertas?|vacantes?|candidaturas?|solicit(?:ud(?:es)?|ar|ante)|postulaci[oó]n(?:es)?|plataformas?|bolsas? de (?:empleo|trabajo)|tabl[oó]n(?:es)?|(?:el|del|al|este|nuestro) servicio)\b/gi

/** Texts of the specification, terms of the law, and an address. */
const kept =
  /(?<=para )publicar vacantes|Publicar Vacante|Prestarte el servicio|presta el servicio|\/ofertas\.xml/g

test('Spanish texts say empleo, anuncio, aplicación and sitio, and no other word for them', () => {
  const sources = globSync('{services,site}/**/*.{ts,tsx,astro,webmanifest}', { exclude: notOurs })
  const found = sources.flatMap(file => {
    const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    return (text.replace(kept, '').match(spanish) ?? []).map(word => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})

test('English texts say job, ad, site, email and phone, and no other word for them', () => {
  const others = /\b(?:vacanc(?:y|ies)|postings|adverts?|boards?|e-mails?|telephones?)\b/gi
  const found = readSentences()
    .filter(({ file }) => file.startsWith('services/words/en/'))
    .flatMap(({ file, text }) => (text.match(others) ?? []).map(word => `${file}: ${word}`))
  expect(found).toEqual([])
})
