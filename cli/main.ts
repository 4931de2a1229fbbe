import '#services/platform/config/environment-file.ts'
import { second } from '#events/units.ts'
import { writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { DirectoryLocked } from '#events/database/directory-lock.ts'
import type { Config } from '#services/platform/config/config.ts'
import { loadConfigOrExit } from '#services/platform/config/load-config.ts'
import {
  openBesideDatabase,
  openInfrastructure
} from '#services/platform/config/open-infrastructure.ts'
import { type IpcEndpoint, forwardCommand, IpcClosed } from './ipc.ts'
import { type ExitCode, exitOk, prepareDatabase } from './command.ts'
import {
  commandBeside,
  endsBySignal,
  readInput,
  runCommand,
  runWithoutDatabase
} from './commands.ts'
import { createOutput } from './output.ts'

/** Milliseconds to wait for a process that has the database while it starts or ends. */
const longestWait = 30 * second
const retryAfter = 200

const argv = process.argv.slice(2)
const json = argv.includes('--json')
const isTerminal = process.stdout.isTTY && !json
const write = (text: string) => void process.stdout.write(text)
const output = createOutput({ json, isTerminal, write, now: () => performance.now() })

// A reader that leaves, as `head` does, ends what goes on until it is interrupted; everything else is finished.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  if (endsBySignal(argv) || argv.includes('--follow')) process.kill(process.pid, 'SIGINT')
})

process.exitCode = await run().catch((error: Error) => {
  console.error(error.message)
  return 1
})

async function run(): Promise<ExitCode> {
  const done = await runWithoutDatabase(output, argv)
  if (done !== undefined) return done
  const config = loadConfigOrExit()
  const input = await readInput(argv, process.stdin)
  const until = performance.now() + longestWait
  for (let attempt = 0; ; attempt++) {
    try {
      return await runOnce(config, input)
    } catch (error) {
      const isBusy = error instanceof DirectoryLocked || error instanceof IpcClosed
      if (!isBusy || performance.now() > until) throw error
    }
    if (attempt === 0) {
      console.error(
        `Otro proceso de Ramal tiene la base de datos, y está arrancando o terminando: espero hasta ${longestWait / second} segundos.`
      )
    }
    await setTimeout(retryAfter)
  }
}

/** Runs the command here, or in the process that has locked the embedded database. */
async function runOnce(config: Config, input: unknown): Promise<ExitCode> {
  try {
    return await runHere(config, input)
  } catch (error) {
    if (!(error instanceof DirectoryLocked && isIpcEndpoint(error.holder))) throw error
    const beside = commandBeside(argv)
    if (beside) return runBeside(beside, config, error.holder)
    const command = { argv, json, isTerminal, input }
    return forwardCommand(error.holder, command, write)
  }
}

/** In this process, whose memory is not that of the board. */
async function runBeside(
  { run, thenRuns }: NonNullable<ReturnType<typeof commandBeside>>,
  config: Config,
  holder: IpcEndpoint
): Promise<ExitCode> {
  // Where memory runs out, this process ends before the board.
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined)
  const tools = await openBesideDatabase(config)
  const code = await run({ tools, output, input: undefined, signal: AbortSignal.any([]) })
  if (code !== exitOk || !thenRuns) return code
  const command = { argv: [...thenRuns], json, isTerminal }
  return forwardCommand(holder, command, () => undefined)
}

async function runHere(config: Config, input: unknown): Promise<ExitCode> {
  const opened = await openInfrastructure(config, { generatesSecrets: false })
  try {
    const signal = endsBySignal(argv) ? interruption() : AbortSignal.any([])
    return await runCommand({ tools: opened.tools, output, input, signal }, argv, prepareDatabase)
  } finally {
    await opened.close()
  }
}

/** Aborted by the first SIGINT or SIGTERM; a second one ends the process. */
function interruption(): AbortSignal {
  const interrupted = new AbortController()
  const interrupt = () => interrupted.abort()
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  return interrupted.signal
}

function isIpcEndpoint(holder: unknown): holder is IpcEndpoint {
  return (
    typeof holder === 'object' && holder !== null && 'opsPort' in holder && 'opsToken' in holder
  )
}
