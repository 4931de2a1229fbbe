import { randomBytes } from 'node:crypto'
import { recordErasures } from '#events/store/erasures.ts'
import { guest } from '#events/guests.ts'
import { user } from '#events/users.ts'
import { findGuestId } from '#projections/applications/queries.ts'
import { findUserByName, normalizeUsername } from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import { keepErasures } from '#services/account-archive/erasure-list.ts'
import type { DataAccess } from '#services/startup/open-infrastructure.ts'
import { createPasswordHasher } from '#services/auth/passwords.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { endAllSessions } from '#services/auth/session.ts'
import { saveCredentials, revokeAccess } from '#services/auth/credentials.ts'
import { eraseGuest } from '#services/applications/decide.ts'
import { changePassword, deleteUserAsAdmin } from '#services/users/decide.ts'
import { archiveAccount } from '#workers/archive-users.ts'
import { eraseAccount } from '#workers/erase-users.ts'
import {
  type CliArguments,
  type CliCommand,
  exitOk,
  requiredArgument,
  requiredOption,
  CliError
} from './command.ts'

export const userCommands: CliCommand[] = [
  {
    name: 'user delete',
    usage: 'USERNAME --reason «…»',
    description: 'elimina una cuenta, como administración',
    async run({ tools, output }, args) {
      const { id, username } = await getUserOrThrow(tools, args)
      await softDeleteUser(tools, id, requiredOption(args, 'reason'))
      output.line(`La cuenta ${username} está eliminada`)
      output.json({ deleted: id })
      return exitOk
    }
  },
  {
    name: 'user erase',
    usage: 'USERNAME|ID [--reason «…»]',
    description: 'olvida a una persona para siempre, sin esperar',
    async run({ tools, output }, args) {
      const given = requiredArgument(args, 0, 'el nombre de usuario')
      const found = await findUserByName(tools.db, given)
      const id = found?.id ?? (await findDeletedUserId(tools, given))
      const reason = args.values['reason']
      if (found)
        await softDeleteUser(tools, id, typeof reason === 'string' ? reason : 'Borrado a petición')
      await archiveAccount(tools, id)
      await eraseAccount(tools, id, 0, 'operator')
      await keepErasures(tools)
      output.line('Olvidada: sus datos ya no se pueden leer')
      output.json({ erased: id })
      return exitOk
    }
  },
  {
    name: 'user password',
    usage: 'USERNAME',
    description: 'pone una contraseña nueva y la muestra una vez',
    async run({ tools, output }, args) {
      const { id, userType } = await getUserOrThrow(tools, args)
      const password = randomBytes(9).toString('base64url')
      const passwordHash = await createPasswordHasher().hash(password)
      await handleCommand(
        operatorContext(tools),
        user,
        id,
        state => changePassword(state, id, { id, userType }),
        async tx => {
          await saveCredentials(tx, { userId: id, passwordHash })
          await endAllSessions(tx, id)
        }
      )
      output.line(`Contraseña nueva: ${password}`)
      output.json({ password })
      return exitOk
    }
  },
  {
    name: 'guest erase',
    usage: 'EMAIL',
    description: 'olvida a quien aplicó sin cuenta',
    async run({ tools, output }, args) {
      const id = await findGuestId(tools.db, requiredArgument(args, 0, 'el correo electrónico'))
      if (!id) throw new CliError('Nadie ha aplicado sin cuenta con ese correo')
      await handleCommand(
        operatorContext(tools),
        guest,
        id,
        guest => eraseGuest(guest, id),
        async tx => {
          await tools.vault.shredKey(tx, id)
          const erasedAt = tools.now().toISOString()
          await recordErasures(tx, [{ subject: id, erasedAt, requestedBy: 'operator' }])
        }
      )
      await keepErasures(tools)
      output.line('Olvidada: sus datos ya no se pueden leer')
      output.json({ erased: id })
      return exitOk
    }
  }
]

/** What is recorded names the operator as who did it. */
function operatorContext(tools: DataAccess) {
  return { ...tools, user: { id: 'operator' } }
}

async function getUserOrThrow({ db }: DataAccess, args: CliArguments): Promise<UserView> {
  const name = requiredArgument(args, 0, 'el nombre de usuario')
  const found = await findUserByName(db, name)
  if (!found) throw new CliError(`No hay ninguna cuenta ${name}`)
  return found
}

async function softDeleteUser(tools: DataAccess, id: string, reason: string): Promise<void> {
  await handleCommand(
    operatorContext(tools),
    user,
    id,
    state => deleteUserAsAdmin(state, id, reason),
    tx => revokeAccess(tx, id)
  )
}

/** Whoever deleted their account is found by the id of it, or by the name that they had. */
async function findDeletedUserId({ db }: DataAccess, given: string): Promise<string> {
  const rows = await db.query<{ id: string }>(
    'SELECT id FROM users WHERE is_deleted AND (id = $1 OR username_key = $2) ORDER BY deleted_at',
    [given, normalizeUsername(given)]
  )
  const [found, ...others] = rows
  if (!found) throw new CliError(`No hay ninguna cuenta ${given}`)
  if (others.length) {
    throw new CliError(
      `Varias cuentas eliminadas se llamaban así: ${rows.map(({ id }) => id).join(', ')}`
    )
  }
  return found.id
}
