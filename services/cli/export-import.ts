import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { type CliCommand, exitOk, requiredArgument } from './command.ts'
import { exportData } from './export-data.ts'
import { importData } from './import-data.ts'
import {
  createNdjsonFile,
  requireExistingFile,
  requireNewFile,
  verifyComplete
} from './ndjson-file.ts'

export const exportImportCommands: CliCommand[] = [
  {
    name: 'export',
    usage: 'FILE',
    description: 'escribe todo en FILE, y las claves de las personas aparte, en FILE.keys',
    needs: 'current tables',
    async run({ tools: { db }, output }, args) {
      const file = requiredArgument(args, 0, 'el archivo')
      requireNewFile(file)
      requireNewFile(`${file}.keys`)
      const [all, keys] = [await createNdjsonFile(file), await createNdjsonFile(`${file}.keys`)]
      try {
        const files = { log: all, tables: all, pictures: all, keys }
        const { position } = await exportData(db, files, output.progress)
        await all.end()
        await keys.end()
        output.line(`${position} hechos en ${file}; guarda ${file}.keys en otro sitio`)
        output.json({ events: position, file, keys: `${file}.keys` })
        return exitOk
      } finally {
        await all.close()
        await keys.close()
      }
    }
  },
  {
    name: 'import',
    usage: 'FILE',
    description: 'lee en una base de datos vacía lo que escribió export, con las mismas posiciones',
    async run({ tools, output }, args) {
      const file = requiredArgument(args, 0, 'el archivo')
      requireExistingFile(file)
      requireExistingFile(`${file}.keys`)
      await verifyComplete(`${file}.keys`)
      await verifyComplete(file)
      const progress = (position: number) => output.progress(position, position)
      await importData({
        tools,
        keys: `${file}.keys`,
        paths: [file],
        erasures: undefined,
        progress
      })
      const { db, vault } = tools
      const { position } = await rebuild(
        { db, vault, projections, progress: output.progress },
        readModelVersion
      )
      output.line(`${position} hechos leídos`)
      output.json({ events: position })
      return exitOk
    }
  }
]
