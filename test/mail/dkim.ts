import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'

/** A DKIM key in a file, and what a mail server finds out with its public part. */
export interface TestDkim {
  settings: { keyFile: string; selector: string }
  /** Asks a DNS that knows this key only. */
  verify(message: Uint8Array): ReturnType<typeof dkimVerify>
  remove(): void
}

export function createDkim(domain: string): TestDkim {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-dkim-'))
  const keyFile = join(folder, 'dkim.pem')
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const resolver = async (name: string) => {
    if (name !== `ramal1._domainkey.${domain}`) throw new Error(`no record of ${name}`)
    return [[`v=DKIM1; k=rsa; p=${key}`]]
  }
  return {
    settings: { keyFile, selector: 'ramal1' },
    verify: message => dkimVerify(Buffer.from(message), { resolver }),
    remove: () => rmSync(folder, { recursive: true })
  }
}
