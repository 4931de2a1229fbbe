import { listBuiltProjections } from '#events/store/read-model-versions.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import type { Projection } from '#projections/projection.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { verifyDailyCounts } from '#projections/rebuild/verify-daily-counts.ts'
import { timeZone } from '#services/platform/shared/time-zone.ts'
import {
  type CliArguments,
  type CliCommand,
  exitOk,
  CliError,
  exitVerificationFailed
} from '#cli/command.ts'
import type { Output } from '#cli/output.ts'

export const projectionCommands: CliCommand[] = [
  {
    name: 'projection list',
    usage: '',
    description: 'las tablas de lectura y hasta dónde llegan',
    needs: 'current tables',
    async run({ tools: { db }, output }) {
      const rows = await listBuiltProjections(db)
      for (const { name, version, builtTo, verifiedAt } of rows) {
        const verified = verifiedAt ? `comprobada ${verifiedAt}` : 'sin comprobar'
        output.line(`${name}  versión ${version}  reconstruida hasta ${builtTo}  ${verified}`)
      }
      output.json(rows)
      return exitOk
    }
  },
  {
    name: 'projection rebuild',
    usage: '[NAME]',
    description: 'rehace las tablas de una proyección, o de todas, desde el registro, sin parar',
    check: selectProjections,
    async run({ tools: { db, vault }, output }, args) {
      const chosen = selectProjections(args)
      const [name] = args.positionals
      const progress = output.progress
      const rebuilt = await rebuild({ db, vault, projections: chosen, progress }, readModelVersion)
      const held = Math.round(rebuilt.held * 10) / 10
      output.line(
        `${name ? 'Rehecha' : 'Rehechas todas'} hasta la posición ${rebuilt.position}; las escrituras esperaron ${held} ms`
      )
      printUnreadable(output, rebuilt.unreadable)
      output.json(rebuilt)
      return rebuilt.unreadable.length ? exitVerificationFailed : exitOk
    }
  },
  {
    name: 'projection verify',
    usage: '[NAME]',
    description: 'compara las tablas de lectura con lo que dice el registro',
    needs: 'current tables',
    check: selectProjections,
    async run({ tools: { db, vault }, output }, args) {
      const chosen = selectProjections(args)
      const [name] = args.positionals
      const verified = await verify({ db, vault, projections: chosen, progress: output.progress })
      const differences = [
        ...verified.differences,
        ...(name ? [] : await verifyDailyCounts(db, timeZone))
      ]
      for (const { table, onlyLive, onlyReplayed } of differences) {
        output.line(`${table}: ${onlyLive} filas de más, ${onlyReplayed} de menos`)
      }
      printUnreadable(output, verified.unreadable)
      const isEqual = !differences.length
      output.line(isEqual ? `Iguales hasta la posición ${verified.position}` : 'No son iguales')
      output.json({ equal: isEqual, ...verified, differences })
      return isEqual && !verified.unreadable.length ? exitOk : exitVerificationFailed
    }
  }
]

/** Events whose personal part cannot be decrypted; read tables are as if their subject was erased. */
export function printUnreadable(output: Output, positions: readonly number[]): void {
  for (const position of positions)
    output.line(`El evento ${position} no se abre con ninguna clave`)
}

/** The one that is named, or all. */
function selectProjections({ positionals: [name] }: CliArguments): readonly Projection[] {
  if (!name) return projections
  const chosen = projections.filter(projection => projection.name === name)
  const names = projections.map(projection => projection.name).join(', ')
  if (!chosen.length) throw new CliError(`No hay ninguna proyección ${name}. Las hay: ${names}`)
  return chosen
}
