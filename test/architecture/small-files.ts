import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Files that a module may have however small they are. */
const ofEveryModule = /^(decide.*|routes|refusals|limits|.*-?contract)\.ts$/
const exempt = /^(demo|loadtests|site\/(tools|pages)|test)\//

/** Of these files, those of at most 60 lines, without a test, that one file beside them imports and no other. */
export function findSmallFiles(files: string[]): string[] {
  const code = files.filter(file => /\.(tsx?|astro)$/.test(file))
  const importers = new Map<string, string[]>()
  for (const file of code) {
    for (const { path, isLater } of importsOf(file)) {
      const target = path.startsWith('#') ? path.slice(1) : join(dirname(file), path)
      // What is loaded later has to be a file.
      const from = isLater ? [file, 'later'] : [file]
      importers.set(target, [...(importers.get(target) ?? []), ...from])
    }
  }
  return code.filter(file => {
    const [importer = '', ...others] = new Set(importers.get(file))
    if (others.length > 0 || dirname(importer) !== dirname(file)) return false
    if (exempt.test(file) || ofEveryModule.test(basename(file))) return false
    return !existsSync(file.replace(/\.tsx?$/, '.test.ts')) && lineCount(file) <= 60
  })
}

function importsOf(file: string) {
  const found = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*(\(?)\s*'([.#][^']+)'/g)
  return [...found].map(([, opening, path = '']) => ({ path, isLater: opening === '(' }))
}

const lineCount = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length
