import * as z from 'zod'
import { Environment, secretNames } from './environment.ts'

/** The text of `.env.example`. */
export function envExample(): string {
  return Object.entries(Environment.shape)
    .map(([name, schema]) => {
      const value = schema instanceof z.ZodPrefault ? String(schema.def.defaultValue) : ''
      const description = [schema.description, secretNames.includes(name) && secretFileHint(name)]
      return `# ${description.filter(Boolean).join(' ')}\n${value ? '' : '# '}${name}=${value}\n`
    })
    .join('\n')
}

function secretFileHint(name: string): string {
  return `${name}_FILE names a file that holds it instead.`
}
