import { expect, test } from 'vitest'
import { coverLetter, guestRequest, postJobAs, signUp } from '../builders/api-fixtures.ts'
import { describeWithApp } from '../board/test-app.ts'

describeWithApp('a board whose columns get other types while it runs', board => {
  /** Posts an ad, finds it, applies as a user and as a guest, and reads the applications. */
  const walk = async () => {
    const employer = await signUp(board, 'employer')
    const { id } = await postJobAs(employer)
    const visitor = board.createClient()
    const applicant = await signUp(board, 'applicant')
    const answers = [
      await visitor.get('/api/jobs'),
      await visitor.get('/api/jobs?keyword=mozo&location=Segovia'),
      await visitor.get(`/api/jobs/${id}`),
      await visitor.post(`/api/jobs/${id}/applications`, guestRequest),
      await applicant.post(`/api/jobs/${id}/applications`, { coverLetter }),
      await employer.get('/api/applications')
    ]
    return answers.map(({ status }) => status)
  }

  const alterAll = async () => {
    const statements = await board.db.query<{ alter: string }>(
      `SELECT format('ALTER TABLE %I.%I ALTER COLUMN %I TYPE %s', schemaname, tablename, column_name,
           CASE data_type WHEN 'text' THEN 'varchar' WHEN 'integer' THEN 'bigint' ELSE 'numeric' END) AS alter
         FROM pg_tables JOIN information_schema.columns
              ON (table_schema, table_name) = (schemaname, tablename)
        WHERE schemaname IN ('read', 'es', 'vault', 'auth')
          AND (data_type = 'text' OR schemaname = 'read' AND data_type IN ('integer', 'bigint'))`
    )
    // A few cannot be changed, as functions use them.
    const results = await Promise.allSettled(statements.map(({ alter }) => board.db.exec(alter)))
    return results.filter(({ status }) => status === 'fulfilled').length
  }

  test('answers every request, the first ones too', async () => {
    const expected = [200, 200, 200, 201, 201, 200]
    expect(await walk()).toEqual(expected)
    expect(await alterAll()).toBeGreaterThan(100)
    const walks = await Promise.all([walk(), walk(), walk()])
    expect(walks).toEqual([expected, expected, expected])
    expect(await walk()).toEqual(expected)
  }, 60_000)
})
