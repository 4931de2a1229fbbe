import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const document = readFileSync('docs/asvs.md', 'utf8')
const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+) \| (yes|no|–) \| (.+) \|$/gm)]
const extensions = /\.(ts|tsx|astro|md|json|conf|yml|example)$/

describe('the table of OWASP ASVS', () => {
  test('has each row once, and counts them', () => {
    expect(new Set(rows.map(([, id]) => id)).size).toBe(rows.length)
    const applicable = rows.filter(([, , met]) => met !== '–')
    const met = applicable.filter(([, , met]) => met === 'yes')
    const percent = Math.round((100 * met.length) / applicable.length)
    expect(document).toContain(`The ${rows.length} requirements`)
    expect(document).toContain(
      `**${applicable.length} apply, ${met.length} are met (${percent} %).**`
    )
  })

  test('names only files that exist, and one for each row that is met', () => {
    for (const [, id, met, reason = ''] of rows) {
      const files = [...reason.matchAll(/`([^`]+)`/g)]
        .map(([, name = '']) => name)
        .filter(name => extensions.test(name) && !name.startsWith('/'))
      expect(
        files.filter(file => !existsSync(file)),
        id
      ).toEqual([])
      if (met === 'yes') expect(reason, id).toMatch(/`/)
    }
  })
})
