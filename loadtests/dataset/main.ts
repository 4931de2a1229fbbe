import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import { openInfrastructure } from '#services/platform/config/open-infrastructure.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { readArguments } from './arguments.ts'
import { generateDataset } from './generate.ts'
import { createProgressOutput } from './progress.ts'

const terminal = {
  json: false,
  isTerminal: process.stdout.isTTY,
  write: (text: string) => void process.stdout.write(text),
  now: () => performance.now()
}

await run().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

/** Fills the database that the configuration names. */
async function run(): Promise<void> {
  const wish = readArguments(process.argv.slice(2))
  const { tools, close } = await openInfrastructure(loadConfigOrExit())
  try {
    const { db, vault } = tools
    await migrateDatabase(db, vault)
    const { progress, end } = createProgressOutput(terminal)
    const began = terminal.now()
    const facts = await generateDataset({ db, vault, ...wish, now: tools.now(), progress })
    const seconds = Math.round((terminal.now() - began) / 1000)
    end(`${wish.jobs} anuncios, semilla ${wish.seed}: ${facts} eventos en ${seconds} s`)
  } finally {
    await close()
  }
}
