import { connect, type Socket } from 'node:net'

export interface TimedResponse {
  /** 0 when the connection broke. */
  status: number
  /** Milliseconds from sending to the end of the answer. */
  ms: number
}

/** One keep-alive connection that sends bytes made beforehand, so that a flood leaves the machine to the service. */
interface RawConnection {
  send(): Promise<TimedResponse>
}

/** At most so many connections; whoever finds none free has not asked yet. */
export function rawConnections(
  port: number,
  request: Buffer,
  most: number
): () => Promise<TimedResponse> {
  const idle: RawConnection[] = []
  const waiting: ((line: RawConnection) => void)[] = []
  let opened = 0
  const free = (): Promise<RawConnection> | RawConnection => {
    const line = idle.pop()
    if (line) return line
    if (opened++ < most) return openConnection(port, request)
    return new Promise(resolve => waiting.push(resolve))
  }
  return async () => {
    const line = await free()
    const answered = await line.send()
    const next = waiting.shift()
    if (next) next(line)
    else idle.push(line)
    return answered
  }
}

function openConnection(port: number, request: Buffer): RawConnection {
  let socket: Socket | undefined
  let end: ((status: number) => void) | undefined
  const over = (status: number) => {
    end?.(status)
    end = undefined
  }
  const open = () => {
    const opened = connect(port, '127.0.0.1').setNoDelay().setEncoding('latin1')
    let text = ''
    opened.on('data', (part: string) => {
      text += part
      if (!isComplete(text)) return
      const status = Number(text.slice(9, 12))
      text = ''
      over(status)
    })
    opened.on('error', () => {})
    opened.on('close', () => {
      if (socket === opened) socket = undefined
      over(0)
    })
    return opened
  }
  return {
    send: () =>
      new Promise(resolve => {
        const began = performance.now()
        end = status => resolve({ status, ms: performance.now() - began })
        socket ??= open()
        socket.write(request)
      })
  }
}

/** The answers of the service say how long they are. */
function isComplete(text: string): boolean {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return false
  const length = /content-length: (\d+)/i.exec(text)?.[1]
  return text.length >= head + 4 + Number(length ?? 0)
}
