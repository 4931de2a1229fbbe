import { Duplex } from 'node:stream'
import { sessionSettings } from './session-settings.ts'
import { type PgliteThread, ThreadEnded } from './pglite-thread.ts'

/** The first byte of the message with which a client ends its session (Terminate). */
const terminate = 0x58
const idle = 0x49
const idleInTransactionMs = Number(sessionSettings.idle_in_transaction_session_timeout)

/**
 * What the driver takes for a socket to a server; messages written in one turn of the event loop are one batch. The
 * driver destroys the socket at the deadline of a statement, and with it ends the thread that still executes it.
 */
export class PgliteSocket extends Duplex {
  readonly #findThread: () => Promise<PgliteThread>
  #thread: PgliteThread | undefined
  #unsent: Uint8Array[] = []
  #unanswered = 0
  #idleTimer: NodeJS.Timeout | undefined

  constructor(findThread: () => Promise<PgliteThread>) {
    super()
    this.#findThread = findThread
  }

  connect(): void {
    this.#findThread().then(
      thread => {
        this.#thread = thread
        if (!this.destroyed) this.emit('connect')
      },
      error => this.destroy(error)
    )
  }

  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(message: Uint8Array, _encoding: string, done: () => void): void {
    if (message[0] !== terminate && this.#unsent.push(message) === 1) {
      process.nextTick(() => this.#send())
    }
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.#idleTimer)
    if (this.#unanswered) this.#thread?.terminate()
    done(error)
  }

  #send(): void {
    if (this.destroyed || !this.#thread) return
    clearTimeout(this.#idleTimer)
    this.#unanswered++
    this.#thread.execute(new Uint8Array(Buffer.concat(this.#unsent.splice(0)))).then(
      response => this.#receive(response),
      error => this.destroy(error)
    )
  }

  #receive(response: Uint8Array<ArrayBuffer>): void {
    this.#unanswered--
    if (this.destroyed) return
    this.push(Buffer.from(response.buffer))
    if (!this.#unanswered && response.at(-1) !== idle) this.#expectCommit()
  }

  /** PGlite knows no idle_in_transaction_session_timeout. */
  #expectCommit(): void {
    this.#idleTimer = setTimeout(
      () => this.destroy(new ThreadEnded('idle in transaction for too long')),
      idleInTransactionMs
    ).unref()
  }
}
