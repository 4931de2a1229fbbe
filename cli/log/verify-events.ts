import type { Database } from '#events/database/database.ts'
import { validateEvent } from '#events/privacy/event-encryption.ts'
import { WrongVaultKey } from '#events/privacy/configured-keys.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { findBatchEnd, readAll } from '#events/store/event-store.ts'
import { findBrokenLinks, readChainHead } from '#events/store/hash-chain.ts'
import type { StoredEvent } from '#events/aggregates/stored-event.ts'
import type { ReplayProgress } from '#projections/rebuild/replay.ts'
import { type CliCommand, CliError, exitOk, exitVerificationFailed, option } from '#cli/command.ts'
import { verifySeal } from './log-seal.ts'

const batchSize = 500

interface InvalidEvent {
  position: number
  type: string
  problem: string
}

export const verifyEventsCommand: CliCommand = {
  name: 'verify events',
  usage: '[--seal FILE]',
  description: 'lee todo el registro con el código de hoy, y comprueba que nada ha cambiado en él',
  needs: 'current tables',
  async run({ tools: { config, db, vault }, output }, args) {
    const seal = option(args, 'seal')
    if (seal) await verifySeal(db, seal, config.logSealKey)
    const { events, problems } = await verifyEvents(db, vault, output.progress)
    for (const { position, type, problem } of problems) {
      output.line(`${position} ${type}: ${problem}`)
    }
    output.line(`${events} eventos leídos, ${problems.length} con problemas`)
    output.json({ events, problems })
    return problems.length ? exitVerificationFailed : exitOk
  }
}

/** Decrypts and parses every event with today's schemas, and compares it with its hash; a gap between positions is an error. */
async function verifyEvents(db: Database, vault: PersonalDataVault, progress: ReplayProgress) {
  const problems: InvalidEvent[] = []
  let position = 0
  for (;;) {
    const head = await readChainHead(db)
    const end = await findBatchEnd(db, position, position + batchSize)
    const batch = await readAll(db, position, end - position)
    if (!batch.length && position < head.position) {
      throw new CliError(
        `El registro está cortado: termina en ${position} y llegaba a ${head.position}`
      )
    }
    const last = batch.at(-1)
    if (!last) return { events: position, problems }
    const broken = await findBrokenLinks(db, position, last.position)
    for (const event of batch) {
      if (event.position !== ++position) throw new CliError(`Falta la posición ${position}`)
      const isBroken = broken.includes(event.position)
      const problem = isBroken ? brokenLink : await findProblem(db, vault, event)
      if (problem) problems.push({ position, type: event.type, problem })
    }
    progress(position, head.position)
  }
}

const brokenLink = 'no es el que se escribió en este lugar: su hash es otro'

/** Why the personal part cannot be read, or the name of the error that parsing throws. */
async function findProblem(
  db: Database,
  vault: PersonalDataVault,
  event: StoredEvent
): Promise<string | undefined> {
  try {
    const [decrypted] = await vault.decrypt(db, [event])
    if (decrypted?.isUnreadable) return 'no se abre con ninguna clave'
    if (decrypted) validateEvent(decrypted, decrypted.isErased)
    return undefined
  } catch (error) {
    if (error instanceof WrongVaultKey) throw error
    return error instanceof Error ? error.constructor.name : 'desconocido'
  }
}
