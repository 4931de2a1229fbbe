import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Preloaded by a process: its clock starts at `CLOCK_START`, and with `FIXED_IDS` its random bytes are the same in each run. */
const RealDate = Date
const offset = RealDate.parse(process.env.CLOCK_START) - RealDate.now()
const now = () => RealDate.now() + offset

globalThis.Date = new Proxy(RealDate, {
  construct: (_, args) => (args.length ? new RealDate(...args) : new RealDate(now())),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name))
})

if (process.env.FIXED_IDS) {
  let count = 0
  crypto.randomBytes = size => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count++)
    return crypto.createHash('shake256', { outputLength: size }).update(counter).digest()
  }
  syncBuiltinESMExports()
}
