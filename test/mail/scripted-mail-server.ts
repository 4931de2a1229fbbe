import { type AddressInfo, createServer, type Socket } from 'node:net'

/**
 * `cut` ends the connection instead of answering, as `reset` does with a reset; `trickle` never ends its answer; a number is
 * the milliseconds before it takes what was said.
 */
export type ScriptedAnswer = string | number | 'cut' | 'reset' | 'trickle'

/** What a server says to each command; to what is missing it answers as a server that takes everything. */
export interface Script {
  greeting?: ScriptedAnswer
  ehlo?: ScriptedAnswer
  auth?: ScriptedAnswer
  mail?: ScriptedAnswer
  rcpt?: ScriptedAnswer
  data?: ScriptedAnswer
  /** After the text. */
  text?: ScriptedAnswer
  rset?: ScriptedAnswer
}

export interface ScriptedMailServer {
  url: string
  /** The commands that came, without texts. */
  commands: string[]
  /** The e-mails that were accepted. */
  accepted: { recipient: string; text: string }[]
  /** How many answers it holds up. */
  readonly held: number
  /** Changes what it says from now on, to clients that are connected too. */
  say(script: Script | ((command: string) => Script)): void
  close(): Promise<void>
}

const friendly: Record<keyof Script, string> = {
  greeting: '220 mail.example.org ESMTP',
  ehlo: '250-mail.example.org\r\n250-PIPELINING\r\n250-AUTH PLAIN\r\n250 ENHANCEDSTATUSCODES',
  auth: '235 2.7.0 Accepted',
  mail: '250 2.1.0 Ok',
  rcpt: '250 2.1.5 Ok',
  data: '354 End data with <CR><LF>.<CR><LF>',
  text: '250 2.0.0 Ok',
  rset: '250 2.0.0 Ok'
}

function trickle(socket: Socket): void {
  const timer = setInterval(() => socket.write('250-Wait\r\n'), 100)
  socket.on('close', () => clearInterval(timer))
}

/** An SMTP server on the loopback interface that says anything at any command. */
export async function startScriptedMailServer(script: Script = {}): Promise<ScriptedMailServer> {
  let scripted = (_command: string): Script => script
  const commands: string[] = []
  const accepted: ScriptedMailServer['accepted'] = []
  const sockets = new Set<Socket>()
  let held = 0

  function answer(socket: Socket, step: keyof Script, command: string): boolean {
    const said = scripted(command)[step] ?? friendly[step]
    if (said === 'cut') socket.end().destroy()
    else if (said === 'reset') socket.resetAndDestroy()
    else if (said === 'trickle') {
      held++
      trickle(socket)
    } else if (typeof said === 'number') {
      setTimeout(() => socket.write(`${friendly[step]}\r\n`), said)
      return true
    } else socket.write(`${said}\r\n`)
    return /^[23]/.test(said)
  }

  function talk(socket: Socket): void {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    let [unread, recipient, isText] = ['', '', false]
    answer(socket, 'greeting', '')
    socket.setEncoding('latin1').on('data', chunk => {
      unread += chunk
      for (;;) {
        const end = isText ? '\r\n.\r\n' : '\r\n'
        const at = unread.indexOf(end)
        if (at < 0 || socket.destroyed) return
        const line = unread.slice(0, at)
        unread = unread.slice(at + end.length)
        if (isText) {
          isText = false
          if (answer(socket, 'text', recipient) && recipient)
            accepted.push({ recipient, text: line.slice(2) })
          continue
        }
        commands.push(line)
        const [verb = ''] = line.toLowerCase().split(' ')
        const step = verb === 'helo' ? 'ehlo' : verb
        if (verb === 'quit') socket.end('221 2.0.0 Bye\r\n')
        else if (step in friendly) {
          const isTaken = answer(socket, step as keyof Script, line)
          if (verb === 'mail') recipient = ''
          if (verb === 'rcpt' && isTaken) recipient = /<(.*)>/.exec(line)?.[1] ?? ''
          if (verb === 'data' && isTaken) {
            isText = true
            // So that an empty text has its end too.
            unread = `\r\n${unread}`
          }
        } else socket.write('502 5.5.2 Not implemented\r\n')
      }
    })
  }

  const server = createServer(talk)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    commands,
    accepted,
    get held() {
      return held
    },
    say: next => {
      scripted = typeof next === 'function' ? next : () => next
    },
    close: () =>
      new Promise(resolve => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      })
  }
}
