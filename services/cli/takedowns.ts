import { takeDownCandidateProfile } from '#services/candidate-profiles/takedown.ts'
import { parseTakedown, takeDownJob, takedownUsage } from '#services/jobs/takedown.ts'
import {
  type CliArguments,
  type CliCommand,
  type CliContext,
  CliError,
  exitOk,
  type ExitCode,
  operatorContext,
  option,
  requiredArgument,
  requiredOption
} from './command.ts'

/** What the operator takes down and brings back: its word in commands and in sentences. */
const kinds = [
  { word: 'ad', noun: 'anuncio', description: 'un anuncio', takeDown: takeDownJob },
  {
    word: 'profile',
    noun: 'perfil',
    description: 'el perfil de un candidato',
    takeDown: takeDownCandidateProfile
  }
]
type Kind = (typeof kinds)[number]

export const takedownCommands: CliCommand[] = kinds.flatMap(kind => [
  {
    name: `${kind.word} hide`,
    usage: `ID --reason ${takedownUsage}`,
    description: `retira ${kind.description}: deja de verse`,
    run: (context, args) => hide(kind, context, args)
  },
  {
    name: `${kind.word} show`,
    usage: 'ID [--reason «…»]',
    description: `vuelve a mostrar ${kind.description}`,
    run: (context, args) => show(kind, context, args)
  }
])

async function hide(
  { noun, takeDown }: Kind,
  { tools, output }: CliContext,
  args: CliArguments
): Promise<ExitCode> {
  const id = requiredArgument(args, 0, 'el identificador')
  const takedown = parseTakedown(requiredOption(args, 'reason'))
  await takeDown(operatorContext(tools), id, { hide: takedown }, missing(noun, id))
  output.line(`El ${noun} ${id} está retirado`)
  output.json({ hidden: id, reason: takedown.reason })
  return exitOk
}

async function show(
  { noun, takeDown }: Kind,
  { tools, output }: CliContext,
  args: CliArguments
): Promise<ExitCode> {
  const id = requiredArgument(args, 0, 'el identificador')
  await takeDown(operatorContext(tools), id, { show: option(args, 'reason') }, missing(noun, id))
  output.line(`El ${noun} ${id} se ve otra vez`)
  output.json({ shown: id })
  return exitOk
}

function missing(noun: string, id: string): CliError {
  return new CliError(`No hay ningún ${noun} ${id}`)
}
