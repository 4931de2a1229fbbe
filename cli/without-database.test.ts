import { expect, test } from 'vitest'
import { runWithoutDatabase } from './commands.ts'
import { createOutput } from './output.ts'

test.each([
  [[], 0, 'Uso: npm run ops -- ORDEN'],
  [['user', '--help'], 0, 'user password USERNAME'],
  [['help', 'mail'], 0, 'mail try ADDRESS'],
  [['help', 'mail'], 0, 'No cambian nada en la base de datos:\n\n  mail list'],
  [['projection', 'rebuild', '--help'], 0, 'Ponen antes al día la base de datos'],
  [['--version'], 0, 'Ramal '],
  [['dance'], 1, 'No hay ninguna orden «dance»'],
  [['dance'], 1, 'projection rebuild [NAME]'],
  [
    ['ad', 'hide', '5'],
    1,
    'No hay ninguna orden «ad hide 5». ¿Es «job hide»? Todas: npm run ops -- help\n'
  ],
  [['stauts'], 1, '¿Es «status»?'],
  [['events', 'strem', 'job-5'], 1, '¿Es «events stream»?'],
  [['dead-letter', 'list'], 1, '¿Es «dead-letters list»?'],
  [['user', 'password'], 1, 'Falta USERNAME. Uso: npm run ops -- user password USERNAME'],
  [['events', 'show', 'x'], 1, 'La posición debe ser un número entero'],
  [['archive', 'open', 'a', '--by', 'a b', '--reason', 'x'], 1, '--by debe ser']
])('%j is answered without a database', async (argv, code, text) => {
  const printed: string[] = []
  const write = (more: string) => void printed.push(more)
  const output = createOutput({ json: false, isTerminal: false, write, now: () => 0 })
  expect(await runWithoutDatabase(output, argv)).toBe(code)
  expect(printed.join('')).toContain(text)
})
