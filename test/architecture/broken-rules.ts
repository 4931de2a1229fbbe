import type { IRegularForbiddenRuleType } from 'dependency-cruiser'
import type { Import } from './architecture.ts'

/** Names of the rules that an import breaks; for files that dependency-cruiser cannot parse. */
export function brokenRules(rules: IRegularForbiddenRuleType[], edge: Import): string[] {
  return rules.filter(rule => isBroken(rule, edge)).map(({ name = '' }) => name)
}

function isBroken({ from, to }: IRegularForbiddenRuleType, edge: Import): boolean {
  const match = patternOf(from.path).exec(edge.from)
  if (!match || (from.pathNot && patternOf(from.pathNot).test(edge.from))) return false
  const group = match[1] ?? ''
  if (!patternOf(to.path, group).test(edge.to)) return false
  if (to.pathNot && patternOf(to.pathNot, group).test(edge.to)) return false
  return !typesOf(edge).some(type => to.dependencyTypesNot?.includes(type))
}

const patternOf = (pattern: string | string[] = '', group = '') =>
  new RegExp(String(pattern).replaceAll('$1', group))

const typesOf = ({ isType, isRelative }: Import) => [
  ...(isType ? (['type-only'] as const) : []),
  ...(isRelative ? [] : (['aliased-subpath-import'] as const))
]
