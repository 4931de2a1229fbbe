import { parseArgs } from 'node:util'
import { createDemoData } from '#site/e2e/demo-data.ts'
import { demoUsers } from '#site/e2e/demo-users.ts'
import { startSiteServer } from '#site/e2e/site-server.ts'
import { printSummary } from '../run/test-summary.ts'
import { checkApi } from './api.ts'
import { checkClients } from './clients.ts'
import { checkHtml } from './html.ts'
import { checkLinks } from './links.ts'
import { skippedTesters } from '../programs/install-testers.ts'
import type { Outcome } from './outcome.ts'

/** `npm run conformance`: testers that are not ours, on a server with sample data of its own. */
const { values } = parseArgs({
  options: {
    /** One part alone: links, html, clients or api. */
    only: { type: 'string', default: '' },
    /** Examples for each operation and phase of the API. */
    cases: { type: 'string', default: '4' }
  }
})
const parts: Record<string, (origin: string) => Promise<Outcome[]>> = {
  links: checkLinks,
  html: checkHtml,
  clients: checkClients,
  api: origin => checkApi(origin, Number(values.cases))
}

const demo = await createDemoData()
const server = await startSiteServer(demo.folder, { OPERATORS: demoUsers.employer })
const outcomes: Outcome[] = []
try {
  for (const [part, check] of Object.entries(parts)) {
    if (!part.includes(values.only)) continue
    const began = performance.now()
    const found = await check(server.origin)
    found.forEach(print)
    outcomes.push(...found)
    console.log(`${part}: ${Math.round((performance.now() - began) / 1_000)} s`)
  }
} finally {
  await server.stop()
  demo.remove()
}
const failed = outcomes.filter(({ problems }) => problems.length > 0).length
printSummary({
  passed: outcomes.length - failed,
  failed,
  skipped: skippedTesters.size
})
process.exitCode = failed ? 1 : 0

function print({ name, problems }: Outcome): void {
  console.log(problems.length === 0 ? `  ok  ${name}` : `  NO  ${name}`)
  for (const problem of problems) console.log(`      ${problem}`)
}
