import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { DirectoryLock } from '#events/database/directory-lock.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { constantTimeEqual } from '#services/platform/http/request/constant-time-equal.ts'
import type { ExitCode } from './command.ts'
import { exitFailed } from './command.ts'
import { runCommand } from './commands.ts'
import { createOutput } from './output.ts'

/** The address of the process that has locked the embedded database; readable by its user only. */
export interface IpcEndpoint {
  opsPort: number
  opsToken: string
}

interface ForwardedCommand {
  argv: string[]
  json: boolean
  isTerminal: boolean
  input?: unknown
}

/** Separates the output from the exit code. */
const endMarker = '\0'

/** Runs commands of other processes inside this one, which alone has the embedded database. */
export async function startIpcServer(
  tools: DataAccess,
  lock: DirectoryLock
): Promise<() => Promise<void>> {
  const opsToken = randomBytes(32).toString('base64url')
  const server = createServer((request, response) => {
    handleRequest(tools, opsToken, request, response).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  lock.writeHolder({
    opsPort: (server.address() as AddressInfo).port,
    opsToken
  } satisfies IpcEndpoint)
  return async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
}

async function handleRequest(
  tools: DataAccess,
  token: string,
  request: IncomingMessage,
  response: ServerResponse
): Promise<void> {
  if (!constantTimeEqual(request.headers.authorization ?? '', `Bearer ${token}`)) {
    response.writeHead(403).end()
    return
  }
  const { argv, json, isTerminal, input }: ForwardedCommand = JSON.parse(await text(request))
  const aborted = new AbortController()
  response.on('close', () => aborted.abort())
  const write = (chunk: string) => void response.write(chunk)
  const output = createOutput({ json, isTerminal, write, now: () => performance.now() })
  const context = { tools, output, input, signal: aborted.signal }
  const code = await runCommand(context, argv).catch(error => {
    write(`${error instanceof Error ? error.message : error}\n`)
    return exitFailed
  })
  response.end(`${endMarker}${code}`)
}

/** The process that has the database listens no longer: it has not begun the command. */
export class IpcClosed extends Error {
  constructor() {
    super(
      'El proceso que tiene la base de datos no atiende órdenes: prueba otra vez cuando termine.'
    )
  }
}

const ipcBroken =
  'El proceso que tiene la base de datos ha terminado sin contestar: mira si la orden se ha hecho antes de repetirla.'

function isRefused({ cause }: Error): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}

/** Runs the command in the process that has locked the database, and streams its output. */
export async function forwardCommand(
  { opsPort, opsToken }: IpcEndpoint,
  command: ForwardedCommand,
  write: (text: string) => void
): Promise<ExitCode> {
  const response = await fetch(`http://127.0.0.1:${opsPort}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${opsToken}` },
    body: JSON.stringify(command)
  }).catch((error: Error) => {
    throw isRefused(error) ? new IpcClosed() : new Error(ipcBroken)
  })
  let unwritten = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    unwritten += chunk
    const end = unwritten.indexOf(endMarker)
    write(end < 0 ? unwritten : unwritten.slice(0, end))
    unwritten = end < 0 ? '' : unwritten.slice(end)
  }
  return unwritten ? (Number(unwritten.slice(1)) as ExitCode) : exitFailed
}
