import {
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify as verifySignature
} from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Queryable } from '#events/database/database.ts'
import { deriveKey } from '#events/privacy/aes-gcm.ts'
import { installationId } from '#events/store/erasures.ts'
import { findChainHash, readChainHead } from '#events/store/hash-chain.ts'
import { type CliCommand, CliError, exitOk } from '#cli/command.ts'

/** A record of the log at one moment, to be stored elsewhere: a rewritten log no longer fits it. */
const Seal = z.object({
  /** The installation: the id of its first event. */
  board: z.string(),
  position: z.int(),
  /** Hash of the chain at that position: covers every event up to it. */
  hash: z.string(),
  at: z.iso.datetime(),
  /** Ed25519, in base64; missing without LOG_SEAL_KEY. */
  signature: z.optional(z.string()),
  /** SPKI in base64, for those who verify the signature elsewhere. */
  publicKey: z.optional(z.string())
})
type Seal = z.infer<typeof Seal>

export const logSealCommand: CliCommand = {
  name: 'log seal',
  usage: '',
  description:
    'la posición y el hash de hoy, firmados con LOG_SEAL_KEY; guárdalo fuera de la máquina',
  needs: 'current tables',
  async run({ tools: { db, config, now }, output }) {
    const board = await installationId(db)
    if (!board) throw new CliError('No hay nada que sellar: el registro está vacío')
    const seal = { board, ...(await readChainHead(db)), at: now().toISOString() }
    const signed = config.logSealKey ? { ...seal, ...signatureOf(seal, config.logSealKey) } : seal
    output.line(JSON.stringify(signed))
    output.json(signed)
    return exitOk
  }
}

/** Throws a CliError when the log is not the one that was sealed. */
export async function verifySeal(db: Queryable, path: string, secret?: string): Promise<void> {
  const seal = readSeal(path)
  if (secret && !isSignedWith(seal, secret)) {
    throw new CliError(`${path} no está firmado con LOG_SEAL_KEY, o alguien lo ha cambiado`)
  }
  if (seal.board !== (await installationId(db))) throw new CliError(`${path} es de otro tablón`)
  const hash = await findChainHash(db, seal.position)
  if (!hash) {
    throw new CliError(`El registro está cortado: el sello llega hasta el evento ${seal.position}`)
  }
  if (hash !== seal.hash) {
    throw new CliError(`El registro hasta el evento ${seal.position} no es el que se selló`)
  }
}

function readSeal(path: string): Seal {
  if (!existsSync(path)) throw new CliError(`No existe ${path}`)
  try {
    const text = readFileSync(path, 'utf8')
    // npm writes its own lines first into the file of `npm run ops -- log seal > FILE`.
    return Seal.parse(JSON.parse(text.slice(text.indexOf('{'))))
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.core.$ZodError)) throw error
    throw new CliError(`${path} no es lo que escribe log seal`)
  }
}

function signatureOf(seal: Seal, secret: string): Pick<Seal, 'signature' | 'publicKey'> {
  const key = signingKey(secret)
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' })
  return {
    signature: sign(null, signedText(seal), key).toString('base64'),
    publicKey: publicKey.toString('base64')
  }
}

function isSignedWith(seal: Seal, secret: string): boolean {
  const signature = Buffer.from(seal.signature ?? '', 'base64')
  return verifySignature(null, signedText(seal), createPublicKey(signingKey(secret)), signature)
}

function signedText({ board, position, hash, at }: Seal): Buffer {
  return Buffer.from(['ramal log', board, position, hash, at].join('\n'))
}

/** PKCS #8 of an Ed25519 key, up to its 32 bytes. */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

function signingKey(secret: string): KeyObject {
  const der = Buffer.concat([pkcs8Prefix, deriveKey(secret, 'log seal')])
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
}
