import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { findLogoProblem } from './logo-file.ts'

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">${inside}</svg>`
const png = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#17573a' } })
    .png()
    .toBuffer()

describe('a logo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'logo-'))
  const path = join(folder, 'logo')
  afterAll(() => rmSync(folder, { recursive: true }))
  const problemOf = (content: string | Buffer) => {
    writeFileSync(path, content)
    return findLogoProblem(path)
  }

  test.each([
    svg('<circle r="9"/>'),
    `<?xml version="1.0"?>\n<!-- a drawing -->\n<!DOCTYPE svg>${svg('<use href="#a"/><path fill="url( \'#b\')"/>')}`,
    svg('<image href="data:image/png;base64,AAAA"/>')
  ])('is %s', content => {
    expect(problemOf(content)).toBeUndefined()
  })

  test('is a PNG of some size', async () => {
    expect(problemOf(await png(192))).toBeUndefined()
    expect(problemOf(await png(191))).toMatch(/^debe medir al menos 192 × 192 píxeles/)
  })

  test.each([
    ['not a picture', 'debe ser un SVG o un PNG'],
    ['<html><svg></svg></html>', 'debe ser un SVG o un PNG'],
    [svg('x'.repeat(70_000)), 'pesa más de 64 KB'],
    [svg('<script>alert(1)</script>'), 'lleva programas'],
    [svg('<g onload="alert(1)"/>'), 'lleva programas'],
    [svg('<a href="javascript:alert(1)"/>'), 'lleva programas'],
    [svg('<image href="https://example.org/a.png"/>'), 'lleva programas'],
    [svg("<image xlink:href='//example.org/a.png'/>"), 'lleva programas'],
    [svg('<style>@import "a.css"</style>'), 'lleva programas'],
    [svg('<path fill="url(https://example.org/a#b)"/>'), 'lleva programas'],
    [svg('<foreignObject/>'), 'lleva programas'],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'debe ser un SVG o un PNG']
  ])('is not %s', (content, problem) => {
    expect(problemOf(content)).toContain(problem)
  })

  test('is a file that can be read', () => {
    expect(findLogoProblem(join(folder, 'none.svg'))).toMatch(/^no se puede leer: /)
  })
})
