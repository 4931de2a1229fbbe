import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { termsNoticeDays } from '#events/limits/users.ts'
import { day } from '#events/units.ts'

/** The file of each legal text, named as its page. */
export const legalFiles = {
  terms: 'terms.md',
  privacy: 'privacy.md',
  cookies: 'cookies.md',
  notice: 'aviso-legal.md',
  minors: 'menores.md',
  accessibility: 'accesibilidad.md'
}
type TextName = keyof typeof legalFiles

const calendarDay = z.iso.date('debe ser un día como 2027-06-07')
const FrontMatter = z.strictObject(
  {
    version: z
      .string('debe ser un número, como 3')
      .regex(/^[1-9]\d{0,3}$/, 'debe ser un número, como 3')
      .transform(Number),
    date: calendarDay,
    validFrom: calendarDay.optional(),
    changes: z.string().optional()
  },
  { error: 'debe tener solo version, date, validFrom y changes' }
)

interface OwnText {
  version: { version: number; publishedOn: string; validFrom: string; changes?: string }
  markdown: string
}

interface LegalFolder {
  versions: Partial<Record<TextName, [OwnText['version']]>>
  /** By the name of the file, without the lines of the version. */
  markdown: Record<string, string>
  /** What keeps texts from being used, each as the end of a sentence. */
  problems: string[]
}

/** Reads the operator's own legal texts: Markdown files that begin with the lines of their version between two `---`. */
export function readLegalFolder(folder: string): LegalFolder {
  const { versions, markdown, problems }: LegalFolder = { versions: {}, markdown: {}, problems: [] }
  for (const fileName of listMarkdown(folder)) {
    const name = textNames.find(name => legalFiles[name] === fileName)
    const found = name
      ? readText(readFileSync(join(folder, fileName), 'utf8'), name)
      : `no es ninguno de ${Object.values(legalFiles).join(', ')}`
    if (typeof found === 'string') problems.push(`tiene ${fileName}, que no vale: ${found}`)
    else if (name) {
      versions[name] = [found.version]
      markdown[fileName] = found.markdown
    }
  }
  if (!problems.length && !Object.keys(versions).length) {
    problems.push(`debe ser una carpeta con alguno de ${Object.values(legalFiles).join(', ')}`)
  }
  return { versions, markdown, problems }
}

const textNames = Object.keys(legalFiles) as TextName[]

function listMarkdown(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter(file => file.endsWith('.md'))
      .sort()
  } catch {
    return []
  }
}

/** The text, or why it cannot be used. */
function readText(content: string, name: TextName): OwnText | string {
  const [, lines, markdown = ''] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(content) ?? []
  if (lines === undefined) {
    return 'debe empezar con una línea «---», las de version y date, y otra «---»'
  }
  const { data, error } = FrontMatter.safeParse(parseLines(lines))
  if (error) return error.issues.map(({ path, message }) => [...path, message].join(' ')).join('; ')
  const { version, date: publishedOn, validFrom = publishedOn, changes } = data
  const html = /<[a-z!/?].{0,20}/i.exec(markdown)?.[0]
  if (html) return `no admite HTML, solo Markdown: «${html}»`
  if (!/^## +\S/m.test(markdown)) return 'debe tener algún apartado, como «## Quién lleva el sitio»'
  if (name === 'terms' && version > 1) {
    const notice = (Date.parse(validFrom) - Date.parse(publishedOn)) / day
    if (notice < termsNoticeDays) {
      return `validFrom debe ser al menos ${termsNoticeDays} días después de date, porque los términos nuevos se anuncian`
    }
    if (!changes) return 'changes debe decir qué cambia, como «dice cómo reclamar.»'
  }
  return { version: { version, publishedOn, validFrom, ...(changes && { changes }) }, markdown }
}

/** `name: value`, a line each. */
function parseLines(lines: string): Record<string, string> {
  const pairs = lines.split(/\r?\n/).filter(line => line.trim())
  return Object.fromEntries(
    pairs.map(line => {
      const [name = '', ...value] = line.split(':')
      return [name.trim(), value.join(':').trim()]
    })
  )
}
