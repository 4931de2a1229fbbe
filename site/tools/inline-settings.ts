import { join } from 'node:path'
import type { Plugin } from 'vite'
import * as legalVersions from '#services/users/shared/own-legal-versions.ts'
import * as brandOfSettings from '#services/words/shared/brand.ts'

/** Modules that read a setting, with their exports as they are now. */
const modules: Record<string, object> = {
  'services/words/shared/brand.ts': brandOfSettings,
  'services/users/shared/own-legal-versions.ts': legalVersions
}

const root = join(import.meta.dirname, '../..')
const exportsOf = new Map(
  Object.entries(modules).map(([file, values]) => [join(root, file), Object.entries(values)])
)

/** Replaces what is read of the environment by its values, which a browser does not have. */
export function inlineSettings(): Plugin {
  return {
    name: 'inline-settings',
    enforce: 'pre',
    load: id =>
      exportsOf
        .get(id)
        ?.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
  }
}
