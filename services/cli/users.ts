import { randomBytes } from 'node:crypto'
import { guest } from '#events/guests.ts'
import { user } from '#events/users.ts'
import { findGuestId } from '#projections/applications/queries.ts'
import { findUserByName, type UserView, normalizeUsername } from '#projections/users/queries.ts'
import { keepErasures } from '#services/account-archive/erasure-list.ts'
import type { DataTools } from '#services/platform/startup/open-infrastructure.ts'
import { createPasswords } from '#services/auth/passwords.ts'
import { record } from '#services/platform/commands/handle-command.ts'
import { endSessionsOf } from '#services/auth/session.ts'
import { keepCredentials, revokeAccess } from '#services/auth/credentials.ts'
import { changePassword, deleteUserAsAdmin } from '#services/users/decide.ts'
import { archiveAccount } from '#workers/archive-users.ts'
import { eraseAccount } from '#workers/erase-users.ts'
import { type Arguments, type Command, done, needed, neededOption, Refusal } from './command.ts'

export const userCommands: Command[] = [
  {
    words: 'user delete',
    usage: 'USERNAME --reason «…»',
    about: 'elimina una cuenta, como administración',
    async run({ tools, output }, args) {
      const { id, username } = await find(tools, args)
      await softDelete(tools, id, neededOption(args, 'reason'))
      output.line(`La cuenta ${username} está eliminada`)
      output.json({ deleted: id })
      return done
    }
  },
  {
    words: 'user erase',
    usage: 'USERNAME|ID [--reason «…»]',
    about: 'olvida a una persona para siempre, sin esperar',
    async run({ tools, output }, args) {
      const given = needed(args, 0, 'el nombre de usuario')
      const found = await findUserByName(tools.db, given)
      const id = found?.id ?? (await deletedId(tools, given))
      const reason = args.values['reason']
      if (found)
        await softDelete(tools, id, typeof reason === 'string' ? reason : 'Borrado a petición')
      await archiveAccount(tools, id)
      await eraseAccount(tools, id, 0, 'operator')
      await keepErasures(tools)
      output.line('Olvidada: sus datos ya no se pueden leer')
      output.json({ erased: id })
      return done
    }
  },
  {
    words: 'user password',
    usage: 'USERNAME',
    about: 'pone una contraseña nueva y la muestra una vez',
    async run({ tools, output }, args) {
      const { id, userType } = await find(tools, args)
      const password = randomBytes(9).toString('base64url')
      const passwordHash = await createPasswords().hash(password)
      await record(
        operator(tools),
        user,
        id,
        state => changePassword(state, id, { id, userType }),
        async tx => {
          await keepCredentials(tx, { userId: id, passwordHash })
          await endSessionsOf(tx, id)
        }
      )
      output.line(`Contraseña nueva: ${password}`)
      output.json({ password })
      return done
    }
  },
  {
    words: 'guest erase',
    usage: 'EMAIL',
    about: 'olvida a quien aplicó sin cuenta',
    async run({ tools, output }, args) {
      const id = await findGuestId(tools.db, needed(args, 0, 'el correo electrónico'))
      if (!id) throw new Refusal('Nadie ha aplicado sin cuenta con ese correo')
      await record(
        operator(tools),
        guest,
        id,
        state => (state.state === 'erased' ? [] : [{ type: 'GuestErased', data: { id } }]),
        tx => tools.vault.shredKey(tx, id, tools.now().toISOString(), 'operator')
      )
      await keepErasures(tools)
      output.line('Olvidada: sus datos ya no se pueden leer')
      output.json({ erased: id })
      return done
    }
  }
]

/** What is recorded names the operator as who did it. */
function operator(tools: DataTools) {
  return { tools, user: { id: 'operator' } }
}

async function find({ db }: DataTools, args: Arguments): Promise<UserView> {
  const name = needed(args, 0, 'el nombre de usuario')
  const found = await findUserByName(db, name)
  if (!found) throw new Refusal(`No hay ninguna cuenta ${name}`)
  return found
}

async function softDelete(tools: DataTools, id: string, reason: string): Promise<void> {
  await record(
    operator(tools),
    user,
    id,
    state => deleteUserAsAdmin(state, id, reason),
    tx => revokeAccess(tx, id)
  )
}

/** Whoever deleted their account is found by the id of it, or by the name that they had. */
async function deletedId({ db }: DataTools, given: string): Promise<string> {
  const rows = await db.query<{ id: string }>(
    'SELECT id FROM users WHERE is_deleted AND (id = $1 OR username_key = $2) ORDER BY deleted_at',
    [given, normalizeUsername(given)]
  )
  const [found, ...others] = rows
  if (!found) throw new Refusal(`No hay ninguna cuenta ${given}`)
  if (others.length) {
    throw new Refusal(
      `Varias cuentas eliminadas se llamaban así: ${rows.map(({ id }) => id).join(', ')}`
    )
  }
  return found.id
}
