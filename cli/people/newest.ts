import { day } from '#events/units.ts'
import type { NewAccountList, NewJobList } from '#projections/cases/view.ts'
import { isNewestOrder, type NewestOrder } from '#services/cases/contract.ts'
import { readNewAccounts, readNewJobs } from '#services/cases/newest.ts'
import { type CliArguments, type CliCommand, CliError, exitOk, option } from '#cli/command.ts'
import { describeMoment, parseMoment } from '../past/moment.ts'

const usage = '[--since MOMENTO] [--by time|network|likeness]'

/** Lists of what is new, for a wave of spam: IDs for `user delete` and `job remove`. */
export const newestCommands: CliCommand[] = [
  {
    name: 'user list',
    usage,
    description: 'las cuentas nuevas, de un día si no se dice otra cosa: por hora, red o parecido',
    needs: 'current tables',
    async run({ tools, output }, args) {
      const found = await readNewAccounts(tools, wanted(args, tools.now()))
      for (const account of found.accounts) output.line(describeAccount(account))
      if (!found.accounts.length) output.line('No hay ninguna')
      output.json(found)
      return exitOk
    }
  },
  {
    name: 'job list',
    usage,
    description: 'los anuncios nuevos, de un día si no se dice otra cosa: por hora, red o parecido',
    needs: 'current tables',
    async run({ tools, output }, args) {
      const found = await readNewJobs(tools, wanted(args, tools.now()))
      for (const job of found.jobs) output.line(describeJob(job))
      if (!found.jobs.length) output.line('No hay ninguno')
      output.json(found)
      return exitOk
    }
  }
]

function wanted(args: CliArguments, now: Date): { since: Date; by: NewestOrder } {
  const by = option(args, 'by') ?? 'time'
  if (!isNewestOrder(by)) throw new CliError('--by debe ser time, network o likeness')
  const since = option(args, 'since')
  return { by, since: since ? parseMoment(since, now) : new Date(now.getTime() - day) }
}

function describeAccount(account: NewAccountList['accounts'][number]): string {
  const { id, username, userType, since, emailConfirmed, jobs } = account
  return [
    describeMoment(new Date(since)),
    id,
    username,
    userType === 'employer' ? 'empresa' : 'candidato',
    emailConfirmed ? 'correo confirmado' : 'correo sin confirmar',
    `anuncios: ${jobs}`,
    describeResemblance(account)
  ].join('  ')
}

function describeJob(job: NewJobList['jobs'][number]): string {
  const { id, title, owner, postedAt, hiddenReason } = job
  return [
    describeMoment(new Date(postedAt)),
    id,
    `«${title}»`,
    `de ${owner}`,
    hiddenReason === null ? 'publicado' : hiddenReason === 'en-revision' ? 'retenido' : 'retirado',
    describeResemblance(job)
  ].join('  ')
}

const describeResemblance = ({ network, alike }: { network: string | null; alike: number }) =>
  `red ${network ?? 'desconocida'}  parecidos: ${Math.max(0, alike - 1)}`
