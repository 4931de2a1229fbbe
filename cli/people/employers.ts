import { employerVerification } from '#events/aggregates/employer-verifications.ts'
import { user } from '#events/aggregates/users.ts'
import { findUserByName } from '#projections/users/queries.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { markEmployerSeen } from '#services/users/decide-verification.ts'
import {
  type CliArguments,
  type CliCommand,
  type CliContext,
  CliError,
  exitOk,
  type ExitCode,
  operatorContext,
  argument
} from '#cli/command.ts'

export const employerCommands: CliCommand[] = [
  {
    name: 'employer seen',
    usage: 'USERNAME',
    description: 'anota que hemos visto a una empresa: lo dicen su página y sus anuncios',
    run: (context, args) => mark(true, context, args)
  },
  {
    name: 'employer unseen',
    usage: 'USERNAME',
    description: 'deshace «employer seen»',
    run: (context, args) => mark(false, context, args)
  }
]

async function mark(
  isSeen: boolean,
  { tools, output }: CliContext,
  args: CliArguments
): Promise<ExitCode> {
  const name = argument(args, 0)
  const found = await findUserByName(tools.db, name)
  if (found?.userType !== 'employer') throw new CliError(`No hay ninguna empresa ${name}`)
  const { id } = found
  await handleCommand(operatorContext(tools), employerVerification, id, async (state, load) =>
    markEmployerSeen(state, id, isSeen, await load([user, id]))
  )
  output.line(isSeen ? `${name} consta como visto` : `${name} ya no consta como visto`)
  output.json({ id, isSeen })
  return exitOk
}
