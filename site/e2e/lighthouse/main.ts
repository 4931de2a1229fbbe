import { freePort } from '#test/servers/postgres-server.ts'
import { launchBrowser } from '../browser.ts'
import { createDemoData } from '#site/e2e/demo-data.ts'
import { startSiteServer } from '#site/e2e/site-server.ts'
import { runLighthouse } from './run-lighthouse.ts'
import { medianFigures, markdownTable } from './table.ts'
import { type LighthouseFigures, findMissedTargets, targets } from './targets.ts'

/** `npm run lighthouse`, or of some pages only: `npm run lighthouse -- / /jobs`. */
const runs = 3
const wanted = process.argv.slice(2)
const unknown = wanted.filter(path => !(path in targets))
if (unknown.length) {
  console.error(`Not among the pages: ${unknown.join(', ')}. They are ${Object.keys(targets)}`)
  process.exit(1)
}

const examples = await createDemoData()
const site = await startSiteServer(examples.folder)
const port = await freePort()
const browser = await launchBrowser([`--remote-debugging-port=${port}`])
const measured: Record<string, LighthouseFigures> = {}
try {
  for (const path of wanted.length ? wanted : Object.keys(targets)) {
    const url = site.origin + path.replace('*', await findJobId())
    const figures: LighthouseFigures[] = []
    for (let run = 0; run < runs; run++) figures.push(await runLighthouse(url, port))
    measured[path] = medianFigures(figures)
  }
} finally {
  await browser.close()
  await site.stop()
  examples.remove()
}

console.log(markdownTable(measured))
const missedTargets = Object.entries(measured).flatMap(([path, figures]) => {
  const target = targets[path]
  return target ? findMissedTargets(path, figures, target) : []
})
for (const sentence of missedTargets) console.error(sentence)
process.exitCode = missedTargets.length ? 1 : 0

async function findJobId(): Promise<string> {
  const list = await (await fetch(`${site.origin}/jobs`)).text()
  const [, id = ''] = /href="\/jobs\/(\w{10,})"/.exec(list) ?? []
  return id
}
