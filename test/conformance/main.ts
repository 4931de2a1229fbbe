import { createDemoData } from '#site/e2e/demo-data.ts'
import { startSiteServer } from '#site/e2e/site-server.ts'
import { printSummary } from '../test-summary.ts'
import { checkHtml } from './html.ts'
import { checkLinks } from './links.ts'
import { signIn } from './sign-in.ts'
import { checkApi } from './api.ts'
import type { Outcome } from './outcome.ts'

/** `npm run conformance`: testers that are not ours, on a server with sample data of its own. */
const demo = await createDemoData()
const server = await startSiteServer(demo.folder)
try {
  const employer = await signIn(server.origin, 'demo.empresa')
  const applicant = await signIn(server.origin, 'demo.candidata')
  const outcomes: Outcome[] = [
    ...(await checkLinks(server.origin)),
    ...(await checkHtml(server.origin, { employer, applicant })),
    ...(await checkApi(server.origin, { employer }))
  ]
  for (const { name, problems } of outcomes) {
    console.log(problems.length === 0 ? `  ok  ${name}` : `  NO  ${name}`)
    for (const problem of problems) console.log(`      ${problem}`)
  }
  const failed = outcomes.filter(({ problems }) => problems.length > 0).length
  printSummary(outcomes.length - failed, failed)
  process.exitCode = failed ? 1 : 0
} finally {
  await server.stop()
  demo.remove()
}
