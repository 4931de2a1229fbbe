import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { configErrorsOf } from '#test/board/config.ts'
import { readLegalFolder } from './legal-folder.ts'

const text = (lines: string, markdown = '## Quiénes somos\n\nUna **cuadra**.') =>
  `---\n${lines}\n---\n${markdown}\n`
const first = 'version: 1\ndate: 2027-01-10'

describe('the folder of own legal texts', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'legal-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content)

  test('gives the version and the Markdown of each text', () => {
    write('privacy.md', text(first))
    const changes = 'changes: dice esto: que avisamos.'
    write('terms.md', text(`version: 3\ndate: 2027-01-10\nvalidFrom: 2027-02-10\n${changes}`))
    write('notes.txt', 'for ourselves')
    const markdown = '## Quiénes somos\n\nUna **cuadra**.\n'
    expect(readLegalFolder(folder)).toEqual({
      versions: {
        privacy: [{ version: 1, publishedOn: '2027-01-10', validFrom: '2027-01-10' }],
        terms: [
          {
            version: 3,
            publishedOn: '2027-01-10',
            validFrom: '2027-02-10',
            changes: 'dice esto: que avisamos.'
          }
        ]
      },
      markdown: { 'privacy.md': markdown, 'terms.md': markdown },
      problems: []
    })
    expect(configErrorsOf({ LEGAL_DIR: folder })).toEqual([])
  })

  test.each([
    ['privacy.md', 'Sin nada delante', 'debe empezar con una línea «---»'],
    ['privacy.md', text('date: 2027-01-10'), 'version debe ser un número, como 3'],
    ['privacy.md', text('version: dos\ndate: 2027-01-10'), 'version debe ser un número, como 3'],
    ['privacy.md', text('version: 1'), 'date debe ser un día como 2027-06-07'],
    ['privacy.md', text('version: 1\ndate: 2027-02-30'), 'date debe ser un día como 2027-06-07'],
    ['privacy.md', text(`${first}\nvalid_from: 2027-02-10`), 'debe tener solo version, date,'],
    ['privacy.md', text(first, 'Un párrafo.'), 'debe tener algún apartado'],
    [
      'privacy.md',
      text(first, 'Un <b>tablón</b>'),
      'no admite HTML, solo Markdown: «<b>tablón</b>'
    ],
    ['cookies.md', text(first, '<!-- luego -->'), 'no admite HTML'],
    [
      'terms.md',
      text('version: 2\ndate: 2027-01-10\nchanges: algo.'),
      'validFrom debe ser al menos'
    ],
    [
      'terms.md',
      text('version: 2\ndate: 2027-01-10\nvalidFrom: 2027-02-10'),
      'changes debe decir qué cambia'
    ],
    ['terminos.md', text(first), 'no es ninguno de terms.md, privacy.md,']
  ])('is refused with %s of %j', (name, content, problem) => {
    write(name, content)
    expect(configErrorsOf({ LEGAL_DIR: folder })).toEqual([
      expect.stringMatching(`LEGAL_DIR tiene ${name}, que no vale: .*${problem}`)
    ])
  })

  test('is refused without any text, and when it is not there', () => {
    for (const LEGAL_DIR of [folder, join(folder, 'none')]) {
      expect(configErrorsOf({ LEGAL_DIR })).toEqual([
        expect.stringMatching(/^LEGAL_DIR debe ser una carpeta con alguno de terms\.md, /)
      ])
    }
  })
})
