import { expect, test } from 'vitest'
import about from '#package.json' with { type: 'json' }
import { startJobQueue } from '#workers/scheduled-jobs/job-queue.ts'
import { composeApp } from '#composition/compose-board.ts'
import { createMetrics } from '#services/platform/observability/metrics.ts'
import { listen } from '#services/platform/http/server/server.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { addDeadLetter } from '#test/builders/operator.ts'
import { runCli } from '#test/board/run-cli.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'

describeWithApp(
  'the status command',
  board => {
    test('prints the state of the database when no process responds', async () => {
      await addDeadLetter(board)
      const { values, text, code } = await runCli(board, 'status')
      expect(code).toBe(0)
      expect(values[0]).toMatchObject({
        version: about.version,
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
      expect(text).toContain(`Ramal ${about.version}\n`)
      expect(text).toContain('Proceso: no contesta')
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
