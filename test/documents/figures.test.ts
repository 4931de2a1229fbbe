import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSentences } from './sentences.ts'

/** Prose writes these numbers; «una empresa» counts nothing. */
const spanish = figure(
  String.raw`\d+(?:[.,]\d+)*|media|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta`,
  'segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|caracteres|letras|dígitos|MB|KB|megapíxeles|km|kilómetros|veces|anuncios|empleos|empresas|personas|contraseñas|habilidades|fotos|borradores|avisos|correos|aplicaciones|mensajes|requisitos|como máximo|como mucho|y media',
  String.raw`una hora|(?:un|hace un) año|un mes|una semana|a las siete|(?:entre|de) \d+ (?:y|a) \d+`
)
const english = figure(
  String.raw`\d+(?:[.,]\d+)*|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve`,
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|characters|letters|digits|MB|megapixels|kilometres|times|jobs|employers|passwords|skills|at most',
  String.raw`an hour|half past|from \d+ to \d+`
)

function figure(numbers: string, units: string, others: string): RegExp {
  const number = String.raw`(?<![\p{L}\d.,_$-])(?:${numbers})(?:\s|&nbsp;|\\u00a0)+(?:${units})`
  return new RegExp(String.raw`(?:${number}|(?<!\p{L})(?:${others}))(?![\p{L}\d])`, 'giu')
}

const figuresIn = (file: string, text: string) =>
  text.match(/^services\/words\/en\//.test(file) ? english : spanish) ?? []

/** Figures that are no limit of ours: of a law, of stored values, and what is said in general. */
const kept: Record<string, RegExp> = {
  // A plural form.
  'services/platform/http/errors/refusals.ts': /^1 segundo/,
  'services/words/en/refusal-sentences.ts': /^1 second/,
  'services/words/en/jobs/filters.ts': /^one day/i,
  // Laws, and what the terms promise.
  'services/users/shared/legal-texts.ts': /^un mes/,
  'services/words/es/account/my-data.ts': /^un mes/,
  'site/pages/privacy.astro': /^un mes/,
  'site/pages/terms.astro': /^un mes/,
  'site/pages/menores.astro': /^(?:ocho|cuatro) horas|^treinta minutos/,
  // How long a limit of requests is counted, usually.
  'site/components/PrivacyCollectedData.astro': /^una hora/,
  // Stored values, and an anniversary.
  'services/words/en/account/labels.ts': /years/,
  'services/words/es/account/labels.ts': /años/,
  'services/words/en/jobs/employer.ts': /^12 months/,
  'services/words/es/jobs/employer.ts': /^12 meses/,
  // A time that is measured, and rounded.
  'services/pages/notices/transparency-routes.ts': /^una hora/,
  'site/islands/operator-dashboard/technique/BoardStatistics.tsx': /^una hora/,
  // No count of anything.
  'cli/past/moment.ts': /^dos veces/,
  'services/jobs/shared/wording/ad-rules.ts': /^dos años/,
  'site/pages/cookies.astro': /^dos veces/
}

const isKept = (file: string, found: string) => kept[file]?.test(found) ?? false

describe('a figure that a sentence names', () => {
  test('is a limit: with another limit words, refusals, contracts and the API say another one', () => {
    const now = readSentences()
    const changed = readSentences('--import', './test/documents/change-limits.ts')
    expect(changed.map(({ file }) => file)).toEqual(now.map(({ file }) => file))
    const typed = now.flatMap(({ file, text }, index) => {
      const others = new Set<string>(figuresIn(file, changed[index]?.text ?? ''))
      const same = figuresIn(file, text).filter(found => others.has(found) && !isKept(file, found))
      return same.map(found => `${file}: ${found}: ${text}`)
    })
    expect([...new Set(typed)]).toEqual([])
  }, 120_000)

  const sources = globSync(
    '{projections,services,workers,composition,cli,site}/**/*.{ts,tsx,astro}',
    {
      exclude: ['**/*.test.*', 'site/e2e/**', 'site/tools/**', 'services/words/shared/*-counts.ts']
    }
  )

  test('is not typed, neither in pages nor in e-mails', () => {
    const typed = sources.flatMap(file => {
      const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      return figuresIn(file, text)
        .filter(found => !isKept(file, found))
        .map(found => `${file}: ${found}`)
    })
    expect(typed).toEqual([])
  })
})
