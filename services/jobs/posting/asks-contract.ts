import { maxAskedYears } from '#events/limits/jobs.ts'
import * as z from 'zod/mini'
import { askable, askedLevels, askWeights } from '#events/job-content/vocabulary.ts'
import { termWords } from '../shared/term-words.ts'

const wrongAsk = termWords.asks.wrong
const wrongLevel = 'El nivel de uno de los requisitos no está en la lista'
const levels = [...askedLevels.titulo, ...askedLevels.carne, ...askedLevels.idioma] as const

export const Ask = z
  .object(
    {
      what: z.enum(askable, wrongAsk),
      level: z.optional(
        z.union([z.int(wrongLevel), z.enum(levels, wrongLevel)], wrongLevel).check(
          z.meta({
            description: `Galope de 1 a ${Math.max(...askedLevels.galope)}, título, carné, años de 1 a ${maxAskedYears} o idioma, según «what»`
          })
        )
      ),
      weight: z.enum(askWeights, 'Cada requisito es imprescindible, valorable o se enseña')
    },
    wrongAsk
  )
  .check(z.refine(hasKnownLevel, { error: wrongLevel, path: ['level'] }))

interface AskedLevel {
  what: (typeof askable)[number]
  level?: number | string | undefined
}

/** A level is one of those of its kind, years are 1 to `maxAskedYears`, and a skill has none. */
function hasKnownLevel({ what, level }: AskedLevel): boolean {
  if (what === 'anos') return typeof level === 'number' && level >= 1 && level <= maxAskedYears
  if (what === 'galope' || what === 'titulo' || what === 'carne' || what === 'idioma') {
    const known: readonly (number | string)[] = askedLevels[what]
    return level !== undefined && known.includes(level)
  }
  return level === undefined
}
