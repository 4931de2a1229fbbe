import { globSync, readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import { describe, expect, test } from 'vitest'
import { buildTargets } from '../tools/supported-browsers.ts'
import { findUnsupportedCalls, findUnsupportedStyles } from './programs/find-unsupported.ts'

/** What a supported browser may lack, and how the page does without it. */
const styleImprovements: Record<string, string> = {
  '::details-content': 'the fold of a search stays on wide screens',
  '::highlight': 'words of a search are not marked',
  '::view-transition-group': 'pages change at once',
  ':has': 'marks of what has its own already; `@supports` shows the others',
  ':popover-open': 'the class of popovers.ts',
  '@container': 'what asks its width keeps its narrow form',
  '@page': 'the margins of the printer',
  '@view-transition': 'pages change at once',
  'align-content: start': 'rows stretch',
  'break-after: avoid': 'a heading may end a printed page',
  'contain-intrinsic-size': 'goes with content-visibility',
  'container-type': 'what asks its width keeps its narrow form',
  'content-visibility': 'a long list is drawn whole',
  cursor: 'a phone has none',
  dvh: 'behind `@supports`',
  'field-sizing': 'a box of text scrolls',
  'overscroll-behavior': 'the page scrolls with the sheet',
  resize: 'a phone has none',
  'scrollbar-gutter': 'a dialog moves the page by a scrollbar',
  'scrollbar-color': 'a scrollbar has the colours of the system',
  'scrollbar-width': 'a scrollbar shows',
  size: 'the paper of the printer',
  'text-size-adjust': 'some know it by their own name only',
  'text-wrap': 'lines break anywhere',
  'view-transition-name': 'pages change at once'
}

/** The same of scripts. */
const scriptImprovements: Record<string, string> = {
  '.ariaHidden': 'Radix reads two other signs of the same',
  '.capture': 'an attribute that React knows',
  '.connection': 'React asks first',
  '.element': 'a field of ours',
  '.fetchPriority': 'an attribute that React knows',
  '.hidePopover': 'popovers.ts defines it',
  '.imageSizes': 'an attribute that React knows',
  '.login': 'a field of ours',
  '.movementX': 'a field of events that React copies',
  '.movementY': 'a field of events that React copies',
  '.navigation': 'React asks first',
  '.popover': 'an attribute that React knows',
  '.prerendering': 'undefined says the same',
  '.ready': 'of view transitions, where there are some',
  '.requestIdleCallback': 'setTimeout in its place',
  '.requestSubmit': 'for actions of forms, of which there are none',
  '.role': 'a field of ours',
  '.share': 'the link is copied',
  '.startViewTransition': 'React asks first',
  '.toBase64': 'the library asks first',
  '.toSorted': 'a method of its own list in Radix',
  '.viewport': 'a field of Radix',
  '.when': 'a field of ours',
  '.zip': 'the name of a file',
  'CSS.highlights': 'highlights.ts asks first',
  'Error.captureStackTrace': 'Zod asks first',
  Highlight: 'highlights.ts asks first',
  Notification: 'a word of Radix',
  Profiler: 'a component of React',
  Report: 'a word of ours',
  SyncManager: 'asked first: elsewhere the page sends',
  Temporal: 'a word of ours',
  TextEvent: 'React asks first',
  ViewTransition: 'a component of React'
}

const pages = readAll('dist/site/**/*.html')
const styles = new Map([
  ...readAll('dist/site/**/*.css'),
  ...insidePages(/<style[^>]*>([\s\S]*?)<\/style>/g)
])
const scripts = new Map([
  ...readAll('dist/site/**/*.js'),
  ...insidePages(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)
])

describe('for the browsers that package.json names', () => {
  test('styles need nothing that one of them lacks', () => {
    expect(styles.size).toBeGreaterThan(60)
    expectOnly(styleImprovements, new Set(styles.values()), findUnsupportedStyles)
  })

  test('scripts have no newer syntax', async () => {
    expect(scripts.size).toBeGreaterThan(100)
    const newer: string[] = []
    for (const [path, script] of scripts) {
      // In strings the compiler leaves a lookbehind, with which Safari before 16.4 throws.
      const isNewer = (await print(script, buildTargets)) !== (await print(script, 'esnext'))
      if (isNewer || /\(\?<[=!]/.test(script)) newer.push(path)
    }
    expect(newer).toEqual([])
  })

  test('scripts call nothing that one of them lacks', () => {
    expectOnly(scriptImprovements, new Set(scripts.values()), findUnsupportedCalls)
  })
})

function readAll(pattern: string): Map<string, string> {
  return new Map(globSync(pattern).map(path => [path, readFileSync(path, 'utf8')]))
}

function insidePages(pattern: RegExp): [string, string][] {
  return [...pages].flatMap(([path, html]) =>
    [...html.matchAll(pattern)].map(([, content = ''], index): [string, string] => [
      `${path}, ${index}`,
      content
    ])
  )
}

/** A property of the table stands for all of its values. */
function expectOnly(
  improvements: Record<string, string>,
  files: ReadonlySet<string>,
  find: (file: string) => string[]
): void {
  const found = [...files].flatMap(find).map(name => {
    const [property = ''] = name.split(': ')
    return property in improvements ? property : name
  })
  expect([...new Set(found)].sort()).toEqual(Object.keys(improvements).sort())
}

async function print(script: string, target: string | string[]): Promise<string> {
  const options = { lang: 'js', target, sourcemap: false } as const
  return (await transformWithOxc(script, 'script.js', options)).code
}
