import { connect } from 'node:net'
import { once } from 'node:events'

/** One connection that stays open, without the cost of `fetch`: one request after the other. */
export interface HttpConnection {
  /** Sends a whole request as it is; resolves to the whole response, which must have a Content-Length. */
  send(request: string): Promise<string>
  close(): void
}

export async function openConnection(url: string): Promise<HttpConnection> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).setNoDelay(true).setEncoding('latin1')
  await once(socket, 'connect')
  let received = ''
  let pending: PromiseWithResolvers<string> | undefined
  socket.on('data', chunk => {
    received += chunk
    if (!isComplete(received)) return
    pending?.resolve(received)
    received = ''
  })
  socket.on('close', () => pending?.reject(new Error('the connection was closed')))
  return {
    send: request => {
      pending = Promise.withResolvers()
      socket.write(request)
      return pending.promise
    },
    close: () => socket.destroy()
  }
}

function isComplete(response: string): boolean {
  const end = response.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /^content-length: (\d+)/im.exec(response.slice(0, end))?.[1]
  if (length === undefined) throw new Error(`no length: ${response.slice(0, end)}`)
  return response.length >= end + 4 + Number(length)
}
