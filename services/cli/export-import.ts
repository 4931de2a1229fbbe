import { existsSync } from 'node:fs'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { type Command, done, needed, Refusal } from './command.ts'
import { give } from './export-data.ts'
import { take } from './import-data.ts'
import { needWhole, openLines } from './ndjson-file.ts'

export const transferCommands: Command[] = [
  {
    words: 'export',
    usage: 'FILE',
    about: 'escribe todo en FILE, y las claves de las personas aparte, en FILE.keys',
    async run({ tools: { db }, output }, args) {
      const file = needed(args, 0, 'el archivo')
      for (const path of [file, `${file}.keys`]) {
        if (existsSync(path)) throw new Refusal(`Ya existe ${path}`)
      }
      const [all, keys] = [await openLines(file), await openLines(`${file}.keys`)]
      try {
        const files = { log: all, tables: all, pictures: all, keys }
        const { position } = await give(db, files, output.progress)
        await all.end()
        await keys.end()
        output.line(`${position} hechos en ${file}; guarda ${file}.keys en otro sitio`)
        output.json({ events: position, file, keys: `${file}.keys` })
        return done
      } finally {
        await all.close()
        await keys.close()
      }
    }
  },
  {
    words: 'import',
    usage: 'FILE',
    about: 'lee en una base de datos vacía lo que escribió export, con las mismas posiciones',
    async run({ tools, output }, args) {
      const file = needed(args, 0, 'el archivo')
      for (const path of [file, `${file}.keys`]) {
        if (!existsSync(path)) throw new Refusal(`No existe ${path}`)
      }
      await needWhole(`${file}.keys`)
      await needWhole(file)
      const progress = (position: number) => output.progress(position, position)
      await take({ tools, keys: `${file}.keys`, paths: [file], erasures: undefined, progress })
      const { db, vault } = tools
      const { position } = await rebuild(
        { db, vault, projections, progress: output.progress },
        readModelVersion
      )
      output.line(`${position} hechos leídos`)
      output.json({ events: position })
      return done
    }
  }
]
