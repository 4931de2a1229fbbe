import { day } from '#events/units.ts'
import type { KnownClock } from '#services/clock/clock.ts'
import { describeClock } from '#services/clock/shared/describe-clock.ts'
import { brand } from '#services/words/shared/brand.ts'
import { formatCount, longDate } from '#services/platform/shared/formats.ts'
import { type BoardCheck, lacks, ok } from './check.ts'

export function checkClock({
  soundHours,
  isRestored
}: Pick<KnownClock, 'soundHours' | 'isRestored'>): BoardCheck[] {
  const { isTrusted, text } = describeClock(soundHours)
  if (isTrusted) return [ok('clock', text)]
  if (isRestored) {
    return [lacks('clock', 'minor', text, 'Es por la copia: si la hora está bien, solo espera.')]
  }
  return [lacks('clock', 'serious', text, 'Activa NTP (timedatectl set-ntp true) y espera.')]
}

export interface Certificate {
  validTo: Date
  /** Why a browser would refuse it; undefined when it would not. */
  problem: string | undefined
}

/** Days before its end by which a certificate should have been renewed. */
const renewedBefore = 14

/** `certificate` is undefined where the origin could not be reached. */
export function checkTls(
  appOrigin: string,
  certificate: Certificate | undefined,
  now: Date
): BoardCheck[] {
  if (!appOrigin.startsWith('https:')) {
    const text = `${appOrigin} no es https: contraseñas y sesiones viajan a la vista.`
    return [lacks('tls', 'serious', text, 'Pon un proxy con TLS delante, y APP_ORIGIN=https://…')]
  }
  if (!certificate) {
    const text = `No se ha podido mirar el certificado de ${appOrigin} desde aquí.`
    return [lacks('tls', 'unknown', text, 'Míralo con un navegador.')]
  }
  const remedy = 'Renueva el certificado; mira por qué no se ha renovado solo.'
  const { problem, validTo } = certificate
  const days = Math.floor((validTo.getTime() - now.getTime()) / day)
  if (problem || days < 0) {
    return [
      lacks(
        'tls',
        'serious',
        `Los navegadores rechazan el certificado: ${problem ?? 'ha caducado'}.`,
        remedy
      )
    ]
  }
  const text = `El certificado dura hasta el ${longDate(validTo.toISOString())}.`
  return [days < renewedBefore ? lacks('tls', 'serious', text, remedy) : ok('tls', text)]
}

/** The free share of the disk of a folder, from 0 to 1; undefined when it is not known. */
export interface FolderSpace {
  variable: string
  freeShare: number | undefined
}

const scarce = { minor: 0.15, serious: 0.05 }

export function checkDisk(folders: readonly FolderSpace[]): BoardCheck[] {
  return folders.map(({ variable, freeShare }) => {
    if (freeShare === undefined) {
      const text = `No se ha podido mirar el sitio libre en ${variable}.`
      return lacks('disk', 'unknown', text, 'Mira si la carpeta existe y se puede leer.')
    }
    const text = `Queda libre el ${Math.floor(freeShare * 100)} % del disco de ${variable}.`
    if (freeShare >= scarce.minor) return ok('disk', text)
    const state = freeShare < scarce.serious ? 'serious' : 'minor'
    return lacks('disk', state, text, 'Libera sitio, o amplía el disco.')
  })
}

/** The last day of the corrections of each major version. */
const nodeEnds: Record<number, string> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30'
}
const postgresEnds: Record<number, string> = {
  15: '2027-11-11',
  16: '2028-11-09',
  17: '2029-11-08',
  18: '2030-11-14'
}

export interface Versions {
  board: string
  /** «v24.1.0». */
  node: string
  /** The major version of the server; undefined for the embedded database. */
  postgres: number | undefined
}

export function checkVersions({ board, node, postgres }: Versions, now: Date): BoardCheck[] {
  const nodeMajor = Number.parseInt(node.replace('v', ''), 10)
  const ended = [
    endOf('Node', nodeMajor, nodeEnds, now),
    postgres === undefined ? undefined : endOf('PostgreSQL', postgres, postgresEnds, now)
  ].filter(check => check !== undefined)
  if (ended.length) return ended
  const database = postgres === undefined ? 'la base de datos incluida' : `PostgreSQL ${postgres}`
  return [ok('versions', `${brand} ${board}, Node ${node.replace('v', '')}, ${database}.`)]
}

/** Undefined while it is corrected; a later version than those in the list is. */
function endOf(
  name: string,
  major: number,
  ends: Record<number, string>,
  now: Date
): BoardCheck | undefined {
  const end = ends[major]
  const remedy = `Pasa a una versión posterior de ${name}.`
  if (!end) {
    const isOlder = Object.keys(ends).every(known => major < Number(known))
    const text = `${name} ${major} ya no recibe correcciones.`
    return isOlder ? lacks('versions', 'serious', text, remedy) : undefined
  }
  const left = Math.floor((Date.parse(`${end}T23:59:59Z`) - now.getTime()) / day)
  if (left < 0) {
    const text = `${name} ${major} no recibe correcciones desde el ${longDate(end)}.`
    return lacks('versions', 'serious', text, remedy)
  }
  if (left > 90) return undefined
  const text = `A ${name} ${major} le quedan ${formatCount(left, 'día', 'días')} de correcciones.`
  return lacks('versions', 'minor', text, remedy)
}
