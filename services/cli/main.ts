import { buffer } from 'node:stream/consumers'
import { DirectoryLocked } from '#events/database/directory-lock.ts'
import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import { openInfrastructure } from '#services/platform/config/open-infrastructure.ts'
import { type IpcEndpoint, forwardCommand } from './ipc.ts'
import { type ExitCode, prepareDatabase } from './command.ts'
import { readsInput, runCommand } from './commands.ts'
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
  const input = readsInput(argv) ? await buffer(process.stdin) : Buffer.of()
  try {
    const opened = await openInfrastructure(config, { generatesSecrets: false })
    try {
      const output = createOutput({ json, isTerminal, write, now: () => performance.now() })
      const signal = AbortSignal.any([])
      return await runCommand({ tools: opened.tools, output, input, signal }, argv, prepareDatabase)
    } finally {
      await opened.close()
    }
  } catch (error) {
    if (error instanceof DirectoryLocked && isIpcEndpoint(error.holder)) {
      const command = { argv, json, isTerminal, input: input.toString('base64') }
      return forwardCommand(error.holder, command, write)
    }
    throw error
  }
}

function isIpcEndpoint(holder: unknown): holder is IpcEndpoint {
  return (
    typeof holder === 'object' && holder !== null && 'opsPort' in holder && 'opsToken' in holder
  )
}
