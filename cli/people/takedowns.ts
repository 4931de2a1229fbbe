import type { CaseOutcome } from '#events/aggregates/case-choices.ts'
import { preparedFacts } from '#services/cases/shared/case-texts.ts'
import { decideOnOwnInitiative, type OwnInitiative } from '#services/cases/own-initiative.ts'
import { parseTakedown, takedownUsage } from '#services/cases/parse-takedown.ts'
import {
  type CliArguments,
  type CliCommand,
  type CliContext,
  CliError,
  type ExitCode,
  runForEach,
  operatorContext,
  option,
  requiredOption
} from '#cli/command.ts'

/** The targets that the operator hides and shows: their words in commands and in sentences. */
const targets = [
  { word: 'job', kind: 'job', noun: 'anuncio', description: 'un anuncio' },
  { word: 'profile', kind: 'profile', noun: 'perfil', description: 'el perfil de un candidato' },
  {
    word: 'employer',
    kind: 'employer',
    noun: 'centro',
    description: 'la página de un centro, sin anuncios'
  }
] as const
type Target = (typeof targets)[number]

const takenDown = 'deja de verse, y se lo explicamos a quien lo publica'

export const takedownCommands: CliCommand[] = targets.flatMap(target => [
  {
    name: `${target.word} hide`,
    usage: `ID… --reason ${takedownUsage}`,
    description: `oculta ${target.description}: ${takenDown}`,
    run: (context, args) => takeDown(target, 'hidden', context, args)
  },
  {
    name: `${target.word} remove`,
    usage: `ID… --reason ${takedownUsage}`,
    description: `retira ${target.description} para siempre: ${takenDown}`,
    run: (context, args) => takeDown(target, 'removed', context, args)
  },
  {
    name: `${target.word} show`,
    usage: 'ID… [--reason «…»]',
    description: `vuelve a mostrar ${target.description}`,
    run: (context, args) => show(target, context, args)
  }
])

async function takeDown(
  target: Target,
  outcome: CaseOutcome,
  context: CliContext,
  args: CliArguments
): Promise<ExitCode> {
  const { reason: rule, note } = parseTakedown(requiredOption(args, 'reason'))
  const facts = [preparedFacts(target.kind, rule), note].filter(Boolean).join(' ')
  return runForEach(args.positionals, context.output, async id => {
    await decide(target, id, { outcome, rule, facts }, context)
    context.output.line(`El ${target.noun} ${id} está retirado`)
    context.output.json({ hidden: id, reason: rule })
  })
}

async function show(target: Target, context: CliContext, args: CliArguments): Promise<ExitCode> {
  const facts = option(args, 'reason') ?? 'Lo hemos mirado otra vez, y puede verse.'
  return runForEach(args.positionals, context.output, async id => {
    await decide(target, id, { outcome: 'kept', rule: 'otro', facts }, context)
    context.output.line(`El ${target.noun} ${id} se ve otra vez`)
    context.output.json({ shown: id })
  })
}

/** Keeps the decision in the case of the target, as if the operator had found it in the queue. */
async function decide(
  { kind, noun }: Target,
  targetId: string,
  said: OwnInitiative,
  { tools }: CliContext
): Promise<void> {
  const isDecided = await decideOnOwnInitiative(operatorContext(tools), kind, targetId, said)
  if (!isDecided) throw new CliError(`No hay ningún ${noun} ${targetId}`)
}
