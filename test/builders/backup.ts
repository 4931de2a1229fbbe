import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import {
  coverLetter,
  guestRequest,
  postJobAs,
  type SignedInClient,
  signUp
} from './api-fixtures.ts'
import { samplePhoto } from './pictures.ts'
import { runCli } from '../board/run-cli.ts'
import { createTestApp, type TestApp } from '../board/test-app.ts'
import { type DatabaseKind, openTestDatabase } from '../database/test-database.ts'

export const personalTexts = ['Zoraida', 'zoraida@example.org', 'Zurriago', 'zurri@example.org']
const guest = { ...guestRequest, applicantName: 'Zurriago', applicantEmail: 'zurri@example.org' }

/** An applicant with an application, beside that of a guest, and a picture. */
async function signUpWithTraces(board: TestApp, employer: SignedInClient): Promise<SignedInClient> {
  const names = { fullName: 'Zoraida Vela', username: 'zoraida', email: 'zoraida@example.org' }
  const person = await signUp(board, 'applicant', names)
  const { id } = await postJobAs(employer)
  await person.post(`/api/jobs/${id}/applications`, { coverLetter: `Soy Zoraida. ${coverLetter}` })
  await board.createClient().post(`/api/jobs/${id}/applications`, guest)
  const alert = (keyword: string) => ({ search: { keyword }, every: 'dia' })
  await person.post('/api/alerts', alert('Zoraida'))
  const { applicantEmail: email } = guest
  await board.createClient().post('/api/alerts', { email, ...alert('Zurriago') })
  await person.send(`/api/users/${person.id}/picture`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'image/png' },
    body: new Uint8Array(samplePhoto)
  })
  return person
}

/** The whole database as text, with the personal data that its keys decrypt. */
export async function dump({ db, tools }: TestApp): Promise<string> {
  const tables = await db.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`
  )
  const contents: unknown[] = []
  for (const { name } of tables)
    contents.push(await db.query(`SELECT to_jsonb(t) AS row FROM ${name} AS t`))
  const events = await db.query<never>(
    'SELECT *, event_id AS id, schema_version AS "schemaVersion" FROM es.events'
  )
  contents.push((await tools.vault.decrypt(db, events)).map(({ personal }) => personal))
  return JSON.stringify(contents)
}

export async function createEmptyApp(
  kind: DatabaseKind,
  erasuresFile = join(inject('folder'), newId())
) {
  return createTestApp(await openTestDatabase(kind), { ERASURES_FILE: erasuresFile })
}

/** A board with an applicant, a guest and one erased user, and a backup of it in a folder. */
export async function createBackedUpApp(kind: DatabaseKind) {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-backup-'))
  const at = (name: string) => join(folder, name)
  const board = await createTestApp(await openTestDatabase(kind), {
    ERASURES_FILE: at('erasures.ndjson')
  })
  const employer = await signUp(board, 'employer', { username: 'soto' })
  const before = await signUp(board, 'applicant')
  await runCli(board, 'user', 'erase', before.username)
  const applicant = await signUpWithTraces(board, employer)
  const { code } = await runCli(board, 'backup', at('backup'))
  if (code !== 0) throw new Error(`the backup ended with ${code}`)
  return {
    board,
    employer,
    applicant,
    at,
    manifest: () => JSON.parse(readFileSync(at('backup/manifest.json'), 'utf8')),
    async close() {
      await board.db.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

export type BackedUpApp = Awaited<ReturnType<typeof createBackedUpApp>>
