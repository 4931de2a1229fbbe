import { DirectoryLocked } from '#events/database/directory-lock.ts'
import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import { openInfrastructure } from '#services/platform/config/open-infrastructure.ts'
import { type IpcEndpoint, forwardCommand } from './ipc.ts'
import { type ExitCode, prepareDatabase } from './command.ts'
import { runCommand } from './commands.ts'
import { createOutput } from './output.ts'

const argv = process.argv.slice(2)
const json = argv.includes('--json')
const isTerminal = process.stdout.isTTY && !json
const write = (text: string) => void process.stdout.write(text)

process.exitCode = await run().catch((error: Error) => {
  console.error(error.message)
  return 1
})

/** Runs the command here, or in the process that has locked the embedded database. */
async function run(): Promise<ExitCode> {
  const config = loadConfigOrExit()
  try {
    const opened = await openInfrastructure(config, { generatesSecrets: false })
    try {
      const output = createOutput({ json, isTerminal, write, now: () => performance.now() })
      const signal = AbortSignal.any([])
      return await runCommand({ tools: opened.tools, output, signal }, argv, prepareDatabase)
    } finally {
      await opened.close()
    }
  } catch (error) {
    if (error instanceof DirectoryLocked && isIpcEndpoint(error.holder)) {
      return forwardCommand(error.holder, { argv, json, isTerminal }, write)
    }
    throw error
  }
}

function isIpcEndpoint(holder: unknown): holder is IpcEndpoint {
  return (
    typeof holder === 'object' && holder !== null && 'opsPort' in holder && 'opsToken' in holder
  )
}
