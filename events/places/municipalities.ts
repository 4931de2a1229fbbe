import { readFileSync } from 'node:fs'
import type { Point } from './shared/distance.ts'

export interface Municipality extends Point {
  /** Five digits: its code at the INE. */
  code: string
  /** The name as the IGN spells it; the halves of a bilingual name are separated by «/». */
  name: string
  /** Inhabitants of its seat; 0 where unknown. */
  population: number
  /** Names in another language, former names, short forms. */
  otherNames: string[]
}

/** A place that people name and that is no municipality: a village, an estate, a racecourse. */
export interface Locality extends Point {
  name: string
  /** The code of its municipality. */
  municipality: string
}

export interface PlaceTables {
  municipalities: Municipality[]
  municipalityByCode: Map<string, Municipality>
  localities: Locality[]
}

let tables: PlaceTables | undefined

/** Read at the first use, and kept. */
export function placeTables(): PlaceTables {
  tables ??= readTables()
  return tables
}

export function findMunicipality(code: string): Municipality | undefined {
  return placeTables().municipalityByCode.get(code)
}

/** A row of `corrections.tsv`: `municipality`, `name` or `locality`, and its columns. */
export function readCorrections(kind: string): string[] {
  return readLines('corrections.tsv').flatMap(line =>
    line.startsWith(`${kind}\t`) ? [line.slice(kind.length + 1)] : []
  )
}

function readTables(): PlaceTables {
  const municipalities = readLines('municipalities.tsv').map((line): Municipality => {
    const [code = '', name = '', lat, lon, population] = line.split('\t')
    return {
      code,
      name,
      lat: Number(lat),
      lon: Number(lon),
      population: Number(population),
      otherNames: []
    }
  })
  const municipalityByCode = new Map(
    municipalities.map(municipality => [municipality.code, municipality])
  )
  for (const line of readCorrections('name')) {
    const [code = '', name = ''] = line.split('\t')
    municipalityByCode.get(code)?.otherNames.push(name)
  }
  const localities = readCorrections('locality').map((line): Locality => {
    const [municipality = '', name = '', lat, lon] = line.split('\t')
    return { municipality, name, lat: Number(lat), lon: Number(lon) }
  })
  return { municipalities, municipalityByCode, localities }
}

function readLines(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
}
