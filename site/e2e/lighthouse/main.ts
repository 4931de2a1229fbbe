import { freePort } from '#test/postgres-server.ts'
import { openBrowser } from '../browser.ts'
import { fillExamples } from '#site/e2e/demo-data.ts'
import { serveSite } from '#site/e2e/site-server.ts'
import { measure } from './run-lighthouse.ts'
import { medianOf, tableOf } from './table.ts'
import { type Figures, shortcomings, targets } from './targets.ts'

/** `npm run lighthouse`, or of some pages only: `npm run lighthouse -- / /jobs`. */
const runs = 3
const wanted = process.argv.slice(2)
const unknown = wanted.filter(path => !(path in targets))
if (unknown.length) {
  console.error(`Not among the pages: ${unknown.join(', ')}. They are ${Object.keys(targets)}`)
  process.exit(1)
}

const examples = await fillExamples()
const site = await serveSite(examples.folder)
const port = await freePort()
const browser = await openBrowser([`--remote-debugging-port=${port}`])
const measured: Record<string, Figures> = {}
try {
  for (const path of wanted.length ? wanted : Object.keys(targets)) {
    const url = site.origin + path.replace('*', await anAd())
    const figures: Figures[] = []
    for (let run = 0; run < runs; run++) figures.push(await measure(url, port))
    measured[path] = medianOf(figures)
  }
} finally {
  await browser.close()
  await site.stop()
  examples.remove()
}

console.log(tableOf(measured))
const short = Object.entries(measured).flatMap(([path, figures]) => {
  const target = targets[path]
  return target ? shortcomings(path, figures, target) : []
})
for (const sentence of short) console.error(sentence)
process.exitCode = short.length ? 1 : 0

async function anAd(): Promise<string> {
  const list = await (await fetch(`${site.origin}/jobs`)).text()
  const [, id = ''] = /href="\/jobs\/(\w{10,})"/.exec(list) ?? []
  return id
}
