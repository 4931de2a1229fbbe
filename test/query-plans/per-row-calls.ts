/** A node of a plan as EXPLAIN (VERBOSE, FORMAT JSON) writes it. */
export interface PlanNode {
  'Node Type': string
  'Parent Relationship'?: string
  'Subplan Name'?: string
  'CTE Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
  [property: string]: unknown
}

/** The key columns of each unique index by its name. */
export type UniqueIndexes = ReadonlyMap<string, readonly string[]>

const ownFunction = /\b(?:search|es|read|auth|archive|figures|vault|pictures)\.[a-z_]+\(/g
const tableScans = [
  'Seq Scan',
  'Index Scan',
  'Index Only Scan',
  'Bitmap Heap Scan',
  'Tid Scan',
  'Sample Scan'
]
/** Tables that a constraint holds to one row. */
const singleRowTables = ['head']
/** Evaluated once for each start of a scan; anything else for each row. */
const perScanProperties = ['Function Call', 'Index Cond', 'TID Cond', 'One-Time Filter']
const notExpressions = ['Plans', 'Schema', 'Relation Name', 'Alias', 'Index Name', 'Function Name']

/**
 * The calls of our own functions that a plan makes for each row of a table. Functions that the planner inlines or
 * folds do not appear in a plan; a row that a unique index finds is one row, and rows of arrays are no table.
 */
export function findPerRowCalls(plan: PlanNode, unique: UniqueIndexes): string[] {
  const ctes = new Map<string, boolean>()
  const readsTable = (node: PlanNode): boolean => {
    if (node['Node Type'] === 'CTE Scan') return ctes.get(node['CTE Name'] ?? '') ?? true
    if (tableScans.includes(node['Node Type'])) return !readsOneRow(node, unique)
    return inputsOf(node).some(readsTable)
  }
  const walk = (node: PlanNode, isRepeated: boolean): string[] => {
    const found: string[] = []
    for (const child of childrenOf(node, 'InitPlan')) {
      found.push(...walk(child, isRepeated))
      const name = /^CTE (.*)$/.exec(child['Subplan Name'] ?? '')?.[1]
      if (name) ctes.set(name, readsTable(child))
    }
    const isPerRow = isRepeated || readsTable(node)
    found.push(...callsOf(node, isRepeated, isPerRow))
    const [outer] = inputsOf(node)
    for (const child of inputsOf(node)) {
      const isInner = child['Parent Relationship'] === 'Inner' && outer !== undefined
      const isLoop = node['Node Type'] === 'Nested Loop' && isInner && readsTable(outer)
      found.push(...walk(child, isRepeated || isLoop))
    }
    for (const child of childrenOf(node, 'SubPlan')) found.push(...walk(child, isPerRow))
    return found
  }
  return [...new Set(walk(plan, false))]
}

function callsOf(node: PlanNode, isRepeated: boolean, isPerRow: boolean): string[] {
  return Object.entries(node).flatMap(([property, value]) => {
    const isCalled = perScanProperties.includes(property) ? isRepeated : isPerRow
    if (!isCalled || notExpressions.includes(property)) return []
    const calls = JSON.stringify(value).match(ownFunction) ?? []
    return calls.map(call => `${node['Node Type']}, ${property}: ${call})`)
  })
}

function childrenOf({ Plans = [] }: PlanNode, relationship: string): PlanNode[] {
  return Plans.filter(child => child['Parent Relationship'] === relationship)
}

function inputsOf({ Plans = [] }: PlanNode): PlanNode[] {
  return Plans.filter(child => !/^(InitPlan|SubPlan)$/.test(child['Parent Relationship'] ?? ''))
}

function readsOneRow(node: PlanNode, unique: UniqueIndexes): boolean {
  if (singleRowTables.includes(String(node['Relation Name']))) return true
  const columns = unique.get(node['Index Name'] ?? '')
  const condition = node['Index Cond'] ?? ''
  return columns?.every(column => condition.includes(`${column} = `)) ?? false
}
