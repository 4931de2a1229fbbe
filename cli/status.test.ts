import { hour } from '#events/units.ts'
import { expect, test } from 'vitest'
import { programVersion } from '#services/platform/observability/program-version.ts'
import { startJobQueue } from '#workers/scheduled-jobs/job-queue.ts'
import { composeApp } from '#composition/compose-board.ts'
import { createMetrics } from '#services/platform/observability/metrics.ts'
import { listen } from '#services/platform/http/server/server.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { addDeadLetter } from '#test/builders/operator.ts'
import { runCli } from '#test/board/run-cli.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { report } from '#test/builders/cases.ts'
import { signalled } from '#test/builders/held-jobs.ts'
import { recordBackup } from '#services/backups/last-backup.ts'
import { insertMail } from '#services/mail/outbox/store.ts'

describeWithApp(
  'the status command',
  board => {
    test('prints the state of the database when no process responds', async () => {
      await addDeadLetter(board)
      const { values, text, code } = await runCli(board, 'status')
      expect(code).toBe(0)
      expect(values[0]).toMatchObject({
        version: programVersion,
        head: 0,
        subscriptions: [
          { name: 'alerts', lag: 0, deadLetters: 0 },
          { name: 'figures', lag: 0, deadLetters: 1 },
          { name: 'mail', lag: 0, deadLetters: 0 }
        ],
        appendLock: { waiting: 0 }
      })
      expect(values[0].database.bytes).toBeGreaterThan(1_000_000)
      expect(text).toContain('Suscripción figures: a 0 del final, 1 fallidos')
      expect(text).toContain(`Ramal ${programVersion}\n`)
      expect(text).toContain('Proceso: no contesta')
    })

    test('says what has never been, and what waits for nobody', async () => {
      const { values, text } = await runCli(board, 'status')
      expect(text).toContain('Trabajos de cada minuto: nunca\n')
      expect(text).toContain('Sin copias: BACKUP_DIR no está puesto.\n')
      expect(text).toContain('Correos: no espera ninguno\n')
      expect(text).toContain('Casos por decidir: ninguno\n')
      expect(values[0].operation).toMatchObject({
        backupAge: null,
        cases: { count: 0, oldestSeconds: null }
      })
    })

    test('says what waits, and since when', async () => {
      const { config } = board.tools
      const { now } = board
      const { id } = await postJobAs(await signUp(board, 'employer'))
      await report(board, 'job', id)
      await postJobAs(await signUp(board, 'employer'), signalled)
      await recordBackup(board.db, now.toISOString())
      const writtenAt = now.toISOString()
      await insertMail(board.db, { id: 'one', kind: 'new-password', person: 'ana', writtenAt })
      board.now = new Date(now.getTime() + 3 * hour)
      const { text } = await runCli(board, 'status')
      expect(text).toContain('Copias: la última es del 2 de marzo de 2026 a las 11:00.\n')
      expect(text).toContain('Correos: espera 1, el más antiguo de hace 3 horas\n')
      expect(text).toContain('Casos por decidir: 2, el más antiguo de hace 3 horas\n')
      expect(text).toContain('Anuncios retenidos: 1, el más antiguo de hace 3 horas\n')
      board.now = new Date(now.getTime() + 27 * hour)
      config.backupDir = '/backups'
      config.mail = { delivery: 'none' }
      await board.db.exec('UPDATE mail.sender SET is_on = false')
      const later = (await runCli(board, 'status')).text
      expect(later).toContain(
        'Falta la copia de la última noche: la última es del 2 de marzo de 2026 a las 11:00.\n'
      )
      expect(later).toContain('Correos: no se envían, SMTP_URL no está puesto\n')
      config.mail = { delivery: 'mailbox' }
      expect((await runCli(board, 'status')).text).toContain(
        'Correos: no se envían hasta mail on\n'
      )
      await board.db.exec('UPDATE mail.sender SET is_on = true')
      config.backupDir = undefined
      board.now = now
    })

    test('says how long the clock has to be sound', async () => {
      const hours = async () => (await runCli(board, 'status')).values[0].operation.clockSoundHours
      const { now } = board
      board.now = new Date()
      await board.db.query(
        `INSERT INTO figures.clock (seen_at, sound_hours) VALUES (date_trunc('hour', now()), 24)
         ON CONFLICT (one) DO UPDATE SET seen_at = excluded.seen_at, sound_hours = 24`
      )
      expect((await runCli(board, 'status')).text).toContain('Reloj: sin saltos.\n')
      await board.db.query('UPDATE figures.clock SET sound_hours = 23')
      expect(await hours()).toBe(23)
      expect((await runCli(board, 'status')).text).toContain('espera 1 hora seguida sin saltos')
      await board.db.query("UPDATE figures.clock SET seen_at = seen_at - interval '3 days'")
      expect(await hours()).toBe(0)
      board.now = now
    })

    test('prints the metrics of a process that responds', async () => {
      board.tools.metrics = createMetrics(board.db)
      board.app = composeApp(board.tools)
      const { port, close } = await listen(board.app, '127.0.0.1', 0)
      board.tools.config.port = port
      await postJobAs(await signUp(board, 'employer'))
      await board.createClient().get('/api/jobs/nothing')
      const { values, text } = await runCli(board, 'status')
      await close()
      const { process } = values[0]
      expect(process).toMatchObject({ answers: { total: 3, failed: 0 }, appends: { total: 2 } })
      expect(process.answers.slow).toBeGreaterThanOrEqual(process.answers.typical)
      expect(process.memory).toBeGreaterThan(50_000_000)
      expect(text).toContain('Respuestas: 3, 0 con error nuestro')
    })

    test('of the worker fails when no job of each minute has run for five minutes', async () => {
      expect(await runCli(board, 'worker', 'status')).toMatchObject({
        code: 1,
        text: 'Todavía no ha corrido ningún trabajo de cada minuto'
      })
      const boss = await startJobQueue(board.db, board.tools.log)
      await boss.createQueue('expire-jobs')
      await board.db.exec(
        `INSERT INTO pgboss.job (name, state, completed_on)
         VALUES ('expire-jobs', 'completed', now() - interval '4 minutes')`
      )
      await boss.stop()
      const healthy = await runCli(board, 'worker', 'status')
      expect(healthy).toMatchObject({ code: 0, values: [{ running: true }] })
      expect(healthy.text).toMatch(/hace 24\d segundos/)
      await board.db.exec("UPDATE pgboss.job SET completed_on = now() - interval '6 minutes'")
      expect(await runCli(board, 'worker', 'status')).toMatchObject({
        code: 1,
        values: [{ running: false }]
      })
    })
  },
  { METRICS_TOKEN: 'Tn8Zr3Qw7kV0uF2l9Jp0Hs6Md4Yc5Xb1' }
)
