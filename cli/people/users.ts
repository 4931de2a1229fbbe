import { daysInWords, hours } from '#services/words/shared/spanish-counts.ts'
import { enrolmentCodeHours, operatorPasswordDays } from '#events/limits/auth.ts'
import { day, hour } from '#events/units.ts'
import { randomBytes } from 'node:crypto'
import { user } from '#events/aggregates/users.ts'
import {
  findDeletedUser,
  findUser,
  findUserByName,
  normalizeUsername
} from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import { takedownUsage } from '#services/cases/parse-takedown.ts'
import { removeAccount, restoreAccount } from '#services/cases/removals.ts'
import { keepErasures } from '#services/account-archive/erasure-list.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { createPasswordHasher } from '#services/auth/passwords/passwords.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { changeCredentials, revokeAccess } from '#services/auth/sessions/credentials.ts'
import { hashRecoveryCode, newCode } from '#services/auth/sessions/recovery-codes.ts'
import {
  deleteSecondFactor,
  saveEnrolmentCode
} from '#services/auth/sessions/second-factor-store.ts'
import { endAllSessions } from '#services/auth/sessions/session-store.ts'
import { createPictureStorage } from '#services/pictures/picture-storage.ts'
import { changePassword, deleteUserAsAdmin } from '#services/users/decide.ts'
import { archiveAccount } from '#workers/scheduled-jobs/archive-users.ts'
import { eraseAccount } from '#workers/scheduled-jobs/erase-users.ts'
import {
  type CliArguments,
  type CliCommand,
  erasedMessage,
  exitOk,
  operatorContext,
  runForEach,
  argument,
  option,
  CliError
} from '#cli/command.ts'
import { readRemovalReasons } from './removal-reasons.ts'

export const userCommands: CliCommand[] = [
  {
    name: 'user delete',
    usage: `USERNAME|ID… --reason ${takedownUsage}`,
    description: 'elimina una cuenta: se lo explicamos a su dueño, que puede reclamar',
    async run({ tools, output }, args) {
      const reasons = readRemovalReasons(args, 'account')
      return runForEach(args.positionals, output, async name => {
        const { id, username } = await findAccountOrThrow(tools, name)
        const removed = await removeAccount(operatorContext(tools), id, reasons)
        output.line(`La cuenta ${username} está eliminada; para deshacerlo: user restore ${id}`)
        output.json({ deleted: id, case: removed })
      })
    }
  },
  {
    name: 'user restore',
    usage: 'ID [--reason «…»]',
    description: 'devuelve una cuenta que has eliminado, mientras no esté borrada',
    async run({ tools, output }, args) {
      const id = argument(args, 0)
      const facts = option(args, 'reason') ?? 'Lo hemos mirado otra vez, y la cuenta puede volver.'
      if (!(await restoreAccount(operatorContext(tools), id, facts)))
        throw new CliError(`No hay ninguna cuenta ${id} que hayas eliminado y pueda volver`)
      output.line(`La cuenta ${id} ha vuelto`)
      output.json({ restored: id })
      return exitOk
    }
  },
  {
    name: 'user erase',
    usesErasureList: true,
    usage: 'USERNAME|ID [--reason «…»]',
    description: 'borra a una persona para siempre, sin esperar el plazo',
    async run({ tools, output }, args) {
      const nameOrId = argument(args, 0)
      const found = await findUserByName(tools.db, nameOrId)
      const deleted = await findDeletedUser(tools.db, nameOrId)
      requireOne(nameOrId, found, deleted && { id: nameOrId, ...deleted })
      const id = found?.id ?? (await findDeletedUserId(tools, nameOrId))
      const reason = args.values['reason']
      if (found)
        await softDeleteUser(tools, id, typeof reason === 'string' ? reason : 'Borrado a petición')
      await archiveAccount(tools, id)
      await eraseAccount(tools, id, 0, 'operator')
      await keepErasures(tools)
      await createPictureStorage(tools).remove()
      output.line(erasedMessage)
      output.json({ erased: id })
      return exitOk
    }
  },
  {
    name: 'user password',
    usage: 'USERNAME',
    description: `pone una contraseña para ${daysInWords(operatorPasswordDays)} y la muestra una vez`,
    async run({ tools, output }, args) {
      const { id } = await getUserOrThrow(tools, args)
      const password = randomBytes(16).toString('base64url')
      const passwordHash = await createPasswordHasher().hash(password)
      const expiresAt = new Date(tools.now().getTime() + operatorPasswordDays * day)
      await handleCommand(operatorContext(tools), user, id, state => ({
        events: changePassword(state, id),
        inTransaction: tx => changeCredentials(tx, { userId: id, passwordHash }, { expiresAt })
      }))
      output.line(`Contraseña para ${daysInWords(operatorPasswordDays)}: ${password}`)
      output.line(
        'Que entre con ella y elija la suya con «Cambiar contraseña»: después ya no sirve.'
      )
      output.json({ password })
      return exitOk
    }
  },
  {
    name: 'user totp-code',
    usage: 'USERNAME',
    description: `da el código con el que se activa la verificación en dos pasos, durante ${hours(enrolmentCodeHours)}`,
    async run({ tools, output }, args) {
      const { id, username } = await getUserOrThrow(tools, args)
      const code = newCode()
      const expiresAt = new Date(tools.now().getTime() + enrolmentCodeHours * hour)
      await saveEnrolmentCode(tools.db, { userId: id, hash: hashRecoveryCode(code), expiresAt })
      output.line(`Código de alta de ${username}, para /operador: ${code}`)
      output.json({ code })
      return exitOk
    }
  },
  {
    name: 'user reset-totp',
    usage: 'USERNAME',
    description: 'quita la verificación en dos pasos y cierra las sesiones',
    async run({ tools, output }, args) {
      const { id, username } = await getUserOrThrow(tools, args)
      const wasOn = await tools.db.transaction(async tx => {
        await endAllSessions(tx, id)
        return deleteSecondFactor(tx, id)
      })
      output.line(
        wasOn
          ? `${username} ya no tiene verificación en dos pasos; sus sesiones están cerradas`
          : `${username} no tenía verificación en dos pasos; sus sesiones están cerradas`
      )
      output.json({ reset: wasOn })
      return exitOk
    }
  }
]

const accountNotFound = (name: string) => new CliError(`No hay ninguna cuenta ${name}`)

const getUserOrThrow = (tools: DataAccess, args: CliArguments): Promise<UserView> =>
  findAccountOrThrow(tools, argument(args, 0))

async function findAccountOrThrow({ db }: DataAccess, nameOrId: string): Promise<UserView> {
  const named = await findUserByName(db, nameOrId)
  const found = await findUser(db, nameOrId)
  requireOne(nameOrId, named, found)
  const account = named ?? found
  if (!account) throw accountNotFound(nameOrId)
  return account
}

/** A stranger may choose the ID of an account, which is public, as a username. */
function requireOne(
  nameOrId: string,
  named: UserView | undefined,
  found: Pick<UserView, 'id' | 'username'> | undefined
): void {
  if (!named || !found || named.id === found.id) return
  throw new CliError(
    `«${nameOrId}» es el nombre de una cuenta y el ID de otra: di el ID de la primera, ${named.id}, o el nombre de la segunda, ${found.username}`
  )
}

async function softDeleteUser(tools: DataAccess, id: string, reason: string): Promise<void> {
  await handleCommand(operatorContext(tools), user, id, state => ({
    events: deleteUserAsAdmin(state, id, reason),
    inTransaction: tx => revokeAccess(tx, id)
  }))
}

/** A deleted account is found by its id, or by its former username. */
async function findDeletedUserId({ db }: DataAccess, nameOrId: string): Promise<string> {
  const rows = await db.query<{ id: string }>(
    'SELECT id FROM users WHERE is_deleted AND (id = $1 OR username_key = $2) ORDER BY deleted_at',
    [nameOrId, normalizeUsername(nameOrId)]
  )
  const [found, ...others] = rows
  if (!found) throw accountNotFound(nameOrId)
  if (others.length) {
    throw new CliError(
      `Varias cuentas eliminadas se llamaban así: ${rows.map(({ id }) => id).join(', ')}`
    )
  }
  return found.id
}
