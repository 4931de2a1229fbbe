import { formsOf } from '#projections/search/words.ts'
import { type CliCommand, exitOk, argument, CliError } from './command.ts'

export const synonymCommands: CliCommand[] = [
  {
    name: 'synonyms list',
    usage: '',
    description: 'los términos que se encuentran unos a otros',
    needs: 'current tables',
    async run({ tools: { db }, output }) {
      const families = await db.query<{ family: string; terms: string[] }>(
        'SELECT family, array_agg(term ORDER BY term) AS terms FROM search.synonyms GROUP BY family ORDER BY family'
      )
      for (const { family, terms } of families) output.line(`${family}: ${terms.join(', ')}`)
      output.json(families)
      return exitOk
    }
  },
  {
    name: 'synonyms add',
    usage: 'FAMILY TERM',
    description: 'añade un término a una familia',
    check(args) {
      const term = argument(args, 1)
      if (!formsOf(term).length) throw new CliError(`«${term}» no tiene ninguna palabra que buscar`)
    },
    async run({ tools: { db }, output }, args) {
      const family = argument(args, 0)
      const term = argument(args, 1)
      await db.query(
        'INSERT INTO search.synonyms (family, term) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [family, term]
      )
      output.line(`${family}: + ${term}`)
      output.json({ family, added: term })
      return exitOk
    }
  },
  {
    name: 'synonyms remove',
    usage: 'FAMILY TERM',
    description: 'quita un término de una familia',
    async run({ tools: { db }, output }, args) {
      const family = argument(args, 0)
      const term = argument(args, 1)
      const removed = await db.query(
        'DELETE FROM search.synonyms WHERE family = $1 AND term = $2 RETURNING term',
        [family, term]
      )
      if (!removed.length) throw new CliError(`La familia ${family} no tiene «${term}»`)
      output.line(`${family}: − ${term}`)
      output.json({ family, removed: term })
      return exitOk
    }
  }
]
