import compatData, {
  type Identifier,
  type SimpleSupportStatement
} from '@mdn/browser-compat-data/forLegacyNode'
import { supportedBrowsers } from '../../tools/supported-browsers.ts'

const { api, css, javascript } = compatData
const builtins = javascript.builtins ?? {}

/** What a supported browser lacks of the at-rules, selectors, properties, values, functions and units of a style sheet. */
export function findUnsupportedStyles(sheet: string): string[] {
  const { 'at-rules': atRules = {}, properties = {}, selectors = {}, types = {} } = css
  const found = new Found()
  for (const [, text = '', end] of sheet.matchAll(/([^{};]+)([{;}])/g)) {
    const [, atRule, condition = ''] = /^@([\w-]+)(.*)/s.exec(text) ?? []
    const [, property, value = ''] = /^([\w-]+):(.*)/s.exec(text) ?? []
    if (atRule) {
      found.check(`@${atRule}`, atRules[atRule])
      const isLevel4 = atRule === 'media' && /[<>]|\bnot \(/.test(condition)
      if (isLevel4) found.check(text, atRules['media']?.['range_syntax'])
    } else if (end === '{') {
      for (const [selector, name = ''] of text.matchAll(/::?([\w-]+)/g)) {
        found.check(selector, selectors[name])
      }
    } else if (property) {
      const known = properties[property]
      found.check(property, known)
      const words = isSupported(known) ? value.split(/[\s,()]+/) : []
      for (const word of words) found.check(`${property}: ${word}`, known?.[word])
      for (const [call, name = ''] of value.matchAll(/([\w-]+)\(/g)) {
        found.check(call, ...(styleFunctions.get(name) ?? []))
      }
      for (const [unit] of value.matchAll(/(?<=\d)[dls]v[bhiw]\b/g)) {
        found.check(unit, types['length']?.['viewport_percentage_units_dynamic'])
      }
    }
  }
  return found.names
}

/** What a supported browser lacks of the functions and properties that a minified script names. */
export function findUnsupportedCalls(script: string): string[] {
  const found = new Found()
  for (const [, owner = '', name = ''] of script.matchAll(/(\w+)?\??\.([A-Za-z]\w*)/g)) {
    const known = builtins[owner]?.[name] ?? api[owner]?.[`${name}_static`]
    if (known) found.check(`${owner}.${name}`, known)
    else found.check(`.${name}`, ...(members.get(name) ?? []))
  }
  for (const [name] of script.matchAll(/(?<![.\w$-])[A-Za-z]\w{3,}/g)) {
    found.check(name, builtins[name] ?? api[name])
  }
  return found.names
}

class Found {
  readonly names: string[] = []

  /** Of several things with one name, any may be meant. */
  check(name: string, ...known: (Identifier | undefined)[]): void {
    const described = known.filter(feature => feature?.__compat?.status?.standard_track)
    if (described.length && !described.some(isSupported)) this.names.push(name)
  }
}

function isSupported(known: Identifier | undefined): boolean {
  const { support } = known?.__compat ?? {}
  return supportedBrowsers.every(({ name, version }) => {
    const statements = support?.[name === 'ios_saf' ? 'safari_ios' : (name as 'chrome')]
    return [statements ?? []].flat().some(statement => covers(statement, Number(version)))
  })
}

function covers(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, alternative_name } = statement
  if (typeof added !== 'string' || flags || alternative_name) return false
  const isThere = Number(added.replace('≤', '')) <= version
  return isThere && !(typeof removed === 'string' && Number(removed) <= version)
}

const styleFunctions = new Map<string, Identifier[]>()
collect(styleFunctions, { ...css.types, ...css.properties }, collect)

/** Interfaces that a page of this board may hold an object of. */
const pageInterfaces =
  /^((HTML|SVG)?\w*Element|Node|Document|DocumentFragment|Window|EventTarget|(UI|Mouse|Keyboard|Pointer|Focus|Input|Toggle|Submit|PopState|PageTransition|Message|Storage|Custom)?Event|Navigator|History|Location|Storage|URL|URLSearchParams|Headers|Request|Response|FormData|Blob|File|FileReader|AbortSignal|DOMTokenList|DOMRect|MediaQueryList|EventSource|Range|CanvasRenderingContext2D|Crypto|SubtleCrypto)$/

const members = new Map<string, Identifier[]>()
for (const [name, feature] of Object.entries({ ...api, ...builtins }).filter(isContained)) {
  const isHeld = name in builtins ? !/^Temporal|Stack$/.test(name) : pageInterfaces.test(name)
  if (isHeld) collect(members, feature)
}

/** Adds what a node contains, by name, and does the same with each. */
function collect(names: Map<string, Identifier[]>, node: Identifier, then?: typeof collect): void {
  for (const [name, known] of Object.entries(node).filter(isContained)) {
    names.set(name, [...(names.get(name) ?? []), known])
    then?.(names, known, then)
  }
}

function isContained(entry: [string, unknown]): entry is [string, Identifier] {
  return entry[0] !== '__compat'
}
