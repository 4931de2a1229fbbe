import { type MailServer, openMailServer } from '#services/mail/outbox/smtp.ts'
import { smtpError, startMailServer } from './smtp-server.ts'

/** A mail server that knows of addresses that do not exist, and the connection to it. */
export interface BouncingMailServer {
  /** Addresses that do not exist. */
  gone: Set<string>
  /** The return paths of the e-mails that were tried. */
  returned: string[]
  mailServer: MailServer
  close(): Promise<void>
}

export async function startBouncingMailServer(): Promise<BouncingMailServer> {
  const [gone, returned] = [new Set<string>(), [] as string[]]
  const server = await startMailServer({
    onMailFrom({ address }, _session, callback) {
      returned.push(address)
      callback()
    },
    onRcptTo: ({ address }, _session, callback) =>
      callback(gone.has(address) ? smtpError(550, '5.1.1 User unknown') : undefined)
  })
  const mailServer = openMailServer({
    url: server.url,
    from: 'avisos@ramal.example',
    dkim: undefined,
    returnPath: 'rebote@ramal.example'
  })
  const close = () => {
    mailServer.close()
    return server.close()
  }
  return { gone, returned, mailServer, close }
}
