import { describe, expect, test } from 'vitest'
import { jsonForScript, escapeHtml, parseTemplate } from './html-template.ts'

describe('a page with places to fill', () => {
  const shell = parseTemplate(
    '<title>%%title%%</title><astro-island uid="x" prefix="r7" ssr>%%list%%</astro-island>100%'
  )

  test('is filled as often as it is asked for', () => {
    expect(shell.fill({ title: 'Uno', list: '<ul>' })).toBe(
      '<title>Uno</title><astro-island uid="x" prefix="r7" ssr><ul></astro-island>100%'
    )
    expect(shell.fill({ title: 'Dos', list: '' })).toContain('<title>Dos</title>')
  })

  test('takes what looks like a place inside a value for text', () => {
    expect(shell.fill({ title: '%%list%%', list: 'x' })).toContain('<title>%%list%%</title>')
  })

  test('is not filled by halves', () => {
    expect(() => shell.fill({ title: 'Uno' })).toThrow('list')
  })

  test('knows what its island calls its ids', () => {
    expect(shell.islandPrefix).toBe('r7')
    expect(parseTemplate('<p>').islandPrefix).toBe('')
  })
})

describe('values of a page', () => {
  test('are HTML that shows them as they are', () => {
    expect(escapeHtml(`<b a="1">'&`)).toBe('&lt;b a=&quot;1&quot;&gt;&#39;&amp;')
  })

  test('are JSON that cannot end its script', () => {
    const hostile = { text: '</script><!-- \u2028 \u2029 "' }
    const text = jsonForScript(hostile)
    expect(text).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual(hostile)
  })
})
