import { keepErasures } from '#services/account-archive/erasure-list.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { type CliCommand, exitOk, argument } from '#cli/command.ts'
import { exportData } from '#services/backups/export-data.ts'
import { importData, requireEmptyDatabase } from './import-data.ts'
import { readErasureLists } from './read-erasure-lists.ts'
import { migrateForAllRoles } from '#cli/migrate.ts'
import {
  createNdjsonFile,
  readMasterKeys,
  readNdjson,
  requireExistingFile,
  requireNewFile,
  verifyComplete
} from '#services/backups/ndjson-file.ts'

export const exportImportCommands: CliCommand[] = [
  {
    name: 'export',
    usesErasureList: true,
    usage: 'FILE',
    description: 'escribe todo en FILE, y las claves de las personas aparte, en FILE.keys',
    needs: 'current tables',
    async run({ tools, output }, args) {
      const file = argument(args, 0)
      requireNewFile(file)
      requireNewFile(`${file}.keys`)
      const [all, keys] = [await createNdjsonFile(file), await createNdjsonFile(`${file}.keys`)]
      try {
        const files = { log: all, tables: all, pictures: all, keys }
        const { position } = await exportData(tools.db, files, output.progress)
        await all.end()
        await keys.end()
        await keepErasures(tools)
        output.line(`${position} eventos en ${file}; guarda ${file}.keys en otro sitio`)
        output.line(
          `Lleva también la lista de borrados, que import necesita: ${tools.config.erasuresFile}`
        )
        output.json({
          events: position,
          file,
          keys: `${file}.keys`,
          erasures: tools.config.erasuresFile
        })
        return exitOk
      } finally {
        await all.close()
        await keys.close()
      }
    }
  },
  {
    name: 'import',
    usesErasureList: true,
    usage: 'FILE [--erasures FILE | --without-erasures]',
    description:
      'lee en una base de datos vacía lo que escribió export, con las mismas posiciones, y vuelve a borrar a quien se borró después',
    migratesAfterChecks: true,
    async run(context, args) {
      const { tools, output } = context
      const file = argument(args, 0)
      requireExistingFile(file)
      requireExistingFile(`${file}.keys`)
      await requireEmptyDatabase(tools.db)
      await verifyComplete(`${file}.keys`)
      tools.vault.masterKeys.requireInUse(await readMasterKeys(`${file}.keys`))
      await verifyComplete(file)
      const board = await findInstallationId(file)
      const lists = board ? await readErasureLists(context, args, board) : undefined
      await migrateForAllRoles(tools)
      const progress = (position: number) => output.progress(position, position)
      const keys = `${file}.keys`
      const forgotten = await importData({
        tools,
        keys,
        paths: [file],
        erasures: lists?.erasures,
        progress
      })
      output.line(`Borrados que el archivo no conocía: ${forgotten}`)
      await keepErasures(tools)
      const { db, vault } = tools
      const { position } = await rebuild(
        { db, vault, projections, progress: output.progress },
        readModelVersion
      )
      output.line(`${position} eventos leídos`)
      output.json({ events: position, forgotten })
      return exitOk
    }
  }
]

/** The id of the first event in the file, as `installationId` gives it; undefined when it has none. */
async function findInstallationId(file: string): Promise<string | undefined> {
  for await (const { record } of readNdjson(file)) if ('event' in record) return record.event.id
  return undefined
}
