import { connect, type Socket } from 'node:net'

export interface TimedResponse {
  /** 0 when the connection broke. */
  status: number
  /** Milliseconds from sending to the end of the response. */
  ms: number
}

/** A keep-alive connection that sends prepared bytes, to leave the processor to the service. */
interface RawConnection {
  send(): Promise<TimedResponse>
}

/** Sends finish at most so many connections; a request waits until one is free. */
export function rawConnections(
  port: number,
  request: Buffer,
  most: number
): () => Promise<TimedResponse> {
  const idle: RawConnection[] = []
  const waiting: ((connection: RawConnection) => void)[] = []
  let opened = 0
  const free = (): Promise<RawConnection> | RawConnection => {
    const connection = idle.pop()
    if (connection) return connection
    if (opened++ < most) return openConnection(port, request)
    return new Promise(resolve => waiting.push(resolve))
  }
  return async () => {
    const connection = await free()
    const response = await connection.send()
    const next = waiting.shift()
    if (next) next(connection)
    else idle.push(connection)
    return response
  }
}

function openConnection(port: number, request: Buffer): RawConnection {
  let socket: Socket | undefined
  let end: ((status: number) => void) | undefined
  const finish = (status: number) => {
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
      finish(status)
    })
    opened.on('error', () => {})
    opened.on('close', () => {
      if (socket === opened) socket = undefined
      finish(0)
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

/** Responses of the service have a content length. */
function isComplete(text: string): boolean {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return false
  const length = /content-length: (\d+)/i.exec(text)?.[1]
  return text.length >= head + 4 + Number(length ?? 0)
}
