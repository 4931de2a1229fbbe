import type { Database } from '#events/database/database.ts'
import { prepareDatabase } from '#cli/command.ts'
import { runCommand } from '#cli/commands.ts'
import { createOutput } from '#cli/output.ts'
import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import { openInfrastructure } from '#services/platform/config/open-infrastructure.ts'

/** Runs a command of the cli, and kills its own process before the commit of the transaction of this number. */
const [fatal, ...command] = process.argv.slice(2)
const { tools } = await openInfrastructure(loadConfigOrExit(), { generatesSecrets: false })
let begun = 0
const db: Database = {
  ...tools.db,
  transaction: (work, options) =>
    tools.db.transaction(async tx => {
      const result = await work(tx)
      if (++begun === Number(fatal)) process.kill(process.pid, 'SIGKILL')
      return result
    }, options)
}
const output = createOutput({ json: true, isTerminal: false, write() {}, now: () => 0 })
const context = { tools: { ...tools, db }, output, signal: AbortSignal.any([]), input: Buffer.of() }
process.exitCode = await runCommand(context, command, prepareDatabase)
