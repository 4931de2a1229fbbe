import { describe, expect, test } from 'vitest'
import { jsonForScript, escapeHtml, parseTemplate } from './html-template.ts'

describe('an HTML template', () => {
  const template = parseTemplate(
    '<title>%%title%%</title><astro-island uid="x" prefix="r7" ssr>%%list%%</astro-island>100%'
  )

  test('is filled any number of times', () => {
    expect(template.fill({ title: 'Uno', list: '<ul>' })).toBe(
      '<title>Uno</title><astro-island uid="x" prefix="r7" ssr><ul></astro-island>100%'
    )
    expect(template.fill({ title: 'Dos', list: '' })).toContain('<title>Dos</title>')
  })

  test('does not replace placeholders inside a value', () => {
    expect(template.fill({ title: '%%list%%', list: 'x' })).toContain('<title>%%list%%</title>')
  })

  test('throws when a value is missing', () => {
    expect(() => template.fill({ title: 'Uno' })).toThrow('list')
  })

  test('knows the id prefix of its island', () => {
    expect(template.islandPrefix).toBe('r7')
    expect(parseTemplate('<p>').islandPrefix).toBe('')
  })
})

describe('a value', () => {
  test('is escaped as HTML', () => {
    expect(escapeHtml(`<b a="1">'&`)).toBe('&lt;b a=&quot;1&quot;&gt;&#39;&amp;')
  })

  test('as JSON cannot end the script element', () => {
    const hostile = { text: '</script><!-- \u2028 \u2029 "' }
    const text = jsonForScript(hostile)
    expect(text).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual(hostile)
  })
})
