import type { Queryable } from '#events/database/database.ts'

/** An e-mail as /buzon shows it. */
export interface ShownParts {
  kind: string
  writtenAt: string
  text: string
  html: string
}

/** The first of each kind. */
export function listShownKinds(db: Queryable): Promise<ShownParts[]> {
  return db.query(
    `SELECT DISTINCT ON (kind) kind, written_at AS "writtenAt", shown->>'text' AS text, shown->>'html' AS html
       FROM mail.outbox WHERE shown IS NOT NULL ORDER BY kind, written_at, shown->>'text' COLLATE "C"`
  )
}

const tokenPages = [
  'confirmar',
  'contestar',
  'restablecer',
  'seguimiento',
  'renovar',
  'cubierto',
  'baja',
  'reclamar'
].join('|')

/** Ids, numbers and tokens are other ones each time. */
export const withoutSecrets = (text: string) =>
  text
    .replace(new RegExp(`(/(?:${tokenPages})/)[\\w.-]+`, 'g'), '$1TOKEN')
    .replace(/(^|>)\d{6}($|<)/gm, '$1CODE$2')
    .replace(/((?:jobId|con)=|\/jobs\/)[\w-]{8,}/g, '$1ID')
    .replace(/(denuncia (?:tiene el número )?)[A-Za-z0-9_-]{8,}/g, '$1NÚMERO')
