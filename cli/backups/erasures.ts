import { keepErasures } from '#services/account-archive/erasure-list.ts'
import { installationId } from '#events/store/erasures.ts'
import { hasEventStore } from '#events/store/read-model-versions.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { requireVaultKeys } from '#projections/rebuild/migrate-database.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { type CliCommand, CliError, exitOk } from '#cli/command.ts'
import { applyErasures } from './apply-erasures.ts'
import { readErasureLists } from './read-erasure-lists.ts'

export const erasureCommands: CliCommand[] = [
  {
    name: 'erasures keep',
    usesErasureList: true,
    usage: '',
    description:
      'pone al día la lista de borrados, que restore necesita; guárdala fuera de la máquina',
    needs: 'current tables',
    async run({ tools, output }) {
      await keepErasures(tools)
      output.line(tools.config.erasuresFile)
      output.json({ file: tools.config.erasuresFile })
      return exitOk
    }
  },
  {
    name: 'erasures apply',
    usesErasureList: true,
    usage: '[--erasures FILE | --without-erasures]',
    description:
      'tras volver a un momento anterior: vuelve a borrar lo que dice la lista y la base de datos no sabe, termina sesiones y enlaces, y apaga los correos',
    migratesAfterChecks: true,
    async run(context, args) {
      const { tools, output } = context
      const { db, vault } = tools
      await requireVaultKeys(db, vault)
      const board = (await hasEventStore(db)) ? await installationId(db) : undefined
      if (!board) throw new CliError('La base de datos está vacía: no hay nada que borrar')
      const { erasures } = await readErasureLists(context, args, board)
      await migrateDatabase(db, vault)
      const applied = await applyErasures(tools, erasures)
      if (applied) {
        await rebuild({ db, vault, projections, progress: output.progress }, readModelVersion)
        output.line(`Borrados otra vez: ${applied}`)
      } else output.line('La base de datos ya conoce todos los borrados de la lista')
      output.line(accessEnded)
      await keepErasures(tools)
      output.json({ applied })
      return exitOk
    }
  }
]

const accessEnded =
  'Las sesiones han terminado, y los enlaces de contraseña y de confirmación ya no sirven. Los correos están apagados hasta «mail on»'
