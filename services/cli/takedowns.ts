import { candidateProfile } from '#events/candidate-profiles.ts'
import { job, takedownReasons } from '#events/jobs.ts'
import { hideCandidateProfile, showCandidateProfile } from '#services/candidate-profiles/decide.ts'
import { hideJob, showJob, type Takedown } from '#services/jobs/decide.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import {
  type CliArguments,
  type CliCommand,
  CliError,
  exitOk,
  operatorContext,
  option,
  requiredArgument,
  requiredOption
} from './command.ts'

const reasonUsage = `ID --reason ${takedownReasons.join('|')}[: «…»]`
const showUsage = 'ID [--reason «…»]'

/** The operator takes down one job or profile, and brings it back. */
export const takedownCommands: CliCommand[] = [
  {
    name: 'ad hide',
    usage: reasonUsage,
    description: 'retira un anuncio: deja de verse y de admitir aplicaciones',
    async run({ tools, output }, args) {
      const id = requiredId(args)
      const takedown = parseTakedown(requiredOption(args, 'reason'))
      await handleCommand(operatorContext(tools), job, id, job => {
        if (!('isHidden' in job)) throw new CliError(`No hay ningún anuncio ${id}`)
        return hideJob(job, id, takedown)
      })
      output.line(`El anuncio ${id} está retirado`)
      output.json({ hidden: id, reason: takedown.reason })
      return exitOk
    }
  },
  {
    name: 'ad show',
    usage: showUsage,
    description: 'vuelve a mostrar un anuncio retirado',
    async run({ tools, output }, args) {
      const id = requiredId(args)
      await handleCommand(operatorContext(tools), job, id, job => {
        if (!('isHidden' in job)) throw new CliError(`No hay ningún anuncio ${id}`)
        return showJob(job, id, option(args, 'reason'))
      })
      output.line(`El anuncio ${id} se ve otra vez`)
      output.json({ shown: id })
      return exitOk
    }
  },
  {
    name: 'profile hide',
    usage: reasonUsage,
    description: 'retira el perfil de un candidato',
    async run({ tools, output }, args) {
      const id = requiredId(args)
      const takedown = parseTakedown(requiredOption(args, 'reason'))
      await handleCommand(operatorContext(tools), candidateProfile, id, profile => {
        if (profile.state !== 'published') throw new CliError(`No hay ningún perfil ${id}`)
        return hideCandidateProfile(profile, id, takedown)
      })
      output.line(`El perfil ${id} está retirado`)
      output.json({ hidden: id, reason: takedown.reason })
      return exitOk
    }
  },
  {
    name: 'profile show',
    usage: showUsage,
    description: 'vuelve a mostrar un perfil retirado',
    async run({ tools, output }, args) {
      const id = requiredId(args)
      await handleCommand(operatorContext(tools), candidateProfile, id, profile => {
        if (profile.state !== 'published') throw new CliError(`No hay ningún perfil ${id}`)
        return showCandidateProfile(profile, id, option(args, 'reason'))
      })
      output.line(`El perfil ${id} se ve otra vez`)
      output.json({ shown: id })
      return exitOk
    }
  }
]

function requiredId(args: CliArguments): string {
  return requiredArgument(args, 0, 'el identificador')
}

/** «falso: el teléfono es de otra cuadra»; a text without a known reason is a note to «otro». */
function parseTakedown(text: string): Takedown {
  const [kind = '', ...rest] = text.split(':')
  const reason = takedownReasons.find(known => known === kind.trim().toLowerCase())
  return reason
    ? { reason, note: rest.join(':').trim() || undefined }
    : { reason: 'otro', note: text }
}
