import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Prints the texts of the modules that hold sentences, one a line of JSON: words, refusals, contracts, the description of the API. */
const files = globSync([
  'services/words/{es,en}/**/*.ts',
  'services/**/{,*-}{refusals,contract,openapi,texts,terms}.ts',
  'services/platform/openapi/introduction.ts'
]).sort()

const seen = new Set<object>()

/** Functions are called with a text for each argument: of words and refusals all, of contracts those that make a sentence. */
function textsIn(value: unknown, isCalled: boolean): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || !(value instanceof Object) || seen.has(value)) return []
  seen.add(value)
  if (typeof value === 'function') {
    if (!isCalled) return []
    try {
      return textsIn(value('…', '…', '…', '…', '…'), isCalled)
    } catch {
      return []
    }
  }
  const parts = '_zod' in value ? value._zod : value
  return Object.entries(parts as object).flatMap(([key, part]) =>
    textsIn(part, isCalled || key === 'error')
  )
}

for (const file of files) {
  const module = await import(pathToFileURL(file).href)
  const isCalled = /words\/|refusals\.ts$/.test(file)
  for (const text of textsIn({ ...module }, isCalled)) console.log(JSON.stringify({ file, text }))
}
