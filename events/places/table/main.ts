import { writeFileSync } from 'node:fs'
import { readCorrections } from '../municipalities.ts'
import { makeMunicipalityTable } from './make-table.ts'

/** Writes the committed table of municipalities: `npm run places`. */
const file = new URL('../municipalities.tsv', import.meta.url)
const table = makeMunicipalityTable(readCorrections('municipality'))
writeFileSync(file, table)
console.log(`${table.trimEnd().split('\n').length} municipalities, ${table.length} characters`)
