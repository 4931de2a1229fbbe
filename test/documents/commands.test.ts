import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { commands, runWithoutDatabase } from '#cli/commands.ts'
import { createOutput } from '#cli/output.ts'
import { secrets, services } from '#deploy/compose-services.ts'
import about from '#package.json' with { type: 'json' }

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
const read = (file: string) => readFileSync(file, 'utf8')
const isText =
  /\.(md|ts|tsx|mjs|astro|sh|sql|yml|json|conf|example)$|^(Dockerfile|\.ci\/run)$|Caddyfile$/
/** Every file that may tell somebody to type a command; tests type some that do not exist. */
const texts = tracked.filter(file => isText.test(file) && !/\.test\.ts$|package-lock/.test(file))
const documents = tracked.filter(file => file.endsWith('.md'))

interface Typed {
  file: string
  text: string
}

/** What follows these words, up to the end of the code, the sentence or the line. */
function typedAfter(start: RegExp, files = texts): Typed[] {
  return files.flatMap(file =>
    [...read(file).matchAll(start)].map(([, text = '']) => ({ file, text: text.trim() }))
  )
}

/** Code spans without a line break. */
const spansIn = (file: string) =>
  [...read(file).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)

const wordsOf = (text: string) =>
  (text.match(/'[^']*'|"[^"]*"|\S+/g) ?? []).map(word => word.replace(/^(['"])(.*)\1$/, '$2'))

/** What the command line says of it before it needs a database; undefined when it would run. */
async function refusalOf(text: string): Promise<string | undefined> {
  const said: string[] = []
  const write = (line: string) => void said.push(line)
  const output = createOutput({ json: false, isTerminal: false, write, now: () => 0 })
  const words = wordsOf(text.replace(/^ops /, ''))
  if (isNameAlone(words)) return undefined
  return (await runWithoutDatabase(output, words)) === 1 ? said.join('').split('\n')[0] : undefined
}

/** A command without its arguments, or the first word of several: prose names them so. */
function isNameAlone(words: readonly string[]): boolean {
  return commands.some(
    ({ name }) => name === words.join(' ') || name.startsWith(`${words.join(' ')} `)
  )
}

async function listRefused(typed: readonly Typed[]): Promise<string[]> {
  const refused = []
  for (const { file, text } of typed) {
    const sentence = await refusalOf(text)
    if (sentence) refused.push(`${file}: ${text}: ${sentence}`)
  }
  return refused
}

describe('every command of the command line', () => {
  test('that a file writes out is one that it takes', async () => {
    const typed = [
      ...typedAfter(/npm run ops -- ([a-z][^`«»#|<&"\n]*)/g),
      ...typedAfter(/cli\/main\.ts ([a-z][^`«»#|<&"\n]*)/g)
    ]
    expect(typed.length).toBeGreaterThan(80)
    expect(await listRefused(typed)).toEqual([])
  })

  test('that a document names by its words alone is one that it takes', async () => {
    const words = commands.map(({ name }) => name.split(' '))
    const knows = (span: string) => {
      const [first, second] = wordsOf(span.replace(/^ops /, ''))
      return words.some(([a, b]) => second && (a === first || b === second))
    }
    const typed = documents
      .flatMap(file => spansIn(file).map(text => ({ file, text })))
      .filter(({ text }) => /^[a-z-]+ [^=]*$/.test(text) && knows(text))
    expect(typed.length).toBeGreaterThan(40)
    expect(await listRefused(typed)).toEqual([])
  })
})

test('every script of npm that a file names exists', () => {
  const named = typedAfter(/npm run ([a-z][\w:-]*)/g)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ text }) => !(text in about.scripts))).toEqual([])
})

describe('every command of the containers that a file names', () => {
  const typed = typedAfter(/docker compose ([a-z-][^`»#|&"\n]*)/g)

  test('is about services and profiles that exist', () => {
    const profiles = Object.values(services).flatMap(({ profiles }) => profiles)
    expect(typed.length).toBeGreaterThan(20)
    for (const { file, text } of typed) {
      const named = namesIn(wordsOf(text))
      for (const service of named.services)
        expect(Object.keys(services), `${file}: ${text}`).toContain(service)
      for (const profile of named.profiles) expect(profiles, `${file}: ${text}`).toContain(profile)
    }
  })
})

/** The services and profiles that a command of compose names. */
function namesIn(words: readonly string[]): { services: string[]; profiles: string[] } {
  const takesValue = ['-p', '--profile', '--scale', '--build-arg', '-e', '--tail']
  const valuesOf = (option: string) => words.filter((_, index) => words[index - 1] === option)
  const [subcommand = '', ...positionals] = words.filter(
    (word, index) => !word.startsWith('-') && !takesValue.includes(words[index - 1] ?? '')
  )
  const ofServices = { run: positionals.slice(0, 1), exec: positionals.slice(0, 1), cp: [] }
  const scaled = valuesOf('--scale').map(value => value.split('=')[0] ?? '')
  const found = ofServices[subcommand as keyof typeof ofServices] ?? positionals
  return { services: [...found, ...scaled], profiles: valuesOf('--profile') }
}

describe('every name', () => {
  const code = texts
    .filter(file => !file.endsWith('.md'))
    .map(read)
    .join('\n')
  const known = new Set(code.match(/\w+/g))

  test.each(documents)('of a setting or a metric in %s is in the code', file => {
    const name = /\b(?:ramal_\w*[a-z]|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g
    const named = spansIn(file).flatMap(span => span.match(name) ?? [])
    expect(named.filter(found => !known.has(found))).toEqual([])
  })

  test('of a secret that a document gives is one of the containers', () => {
    const named = documents.flatMap(file =>
      [...read(file).matchAll(/secrets\/(\w*[a-z])\b/g)].map(([, name = '']) => name)
    )
    const others = ['dkim', 'secrets']
    expect(named.filter(name => !(name in secrets) && !others.includes(name))).toEqual([])
  })
})
