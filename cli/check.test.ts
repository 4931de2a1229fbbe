import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordBackup, recordDrill } from '#services/backups/last-backup.ts'
import { distrustClock } from '#services/clock/clock.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { runCli } from '#test/board/run-cli.ts'
import { signUp } from '#test/builders/api-fixtures.ts'
import { signUpOperator } from '#test/builders/cases.ts'

describeWithApp('the command «check»', board => {
  let before: typeof board.tools.config
  beforeEach(() => {
    before = { ...board.tools.config }
  })
  afterEach(() => {
    Object.assign(board.tools.config, before)
  })
  const check = async () => {
    const { code, text, values } = await runCli(board, 'check')
    return { code, text, checks: values[0].checks as { name: string; state: string }[] }
  }
  const stateOf = async (name: string) =>
    (await check()).checks.filter(it => it.name === name).map(({ state }) => state)

  test('ends with 1 while something serious is missing, and names its remedy', async () => {
    const { code, text, checks } = await check()
    expect(code).toBe(1)
    expect(text).toContain('GRAVE       Sin copias: BACKUP_DIR no está puesto. Pon BACKUP_DIR')
    expect(text).toMatch(/\d+ cosas graves$/)
    expect([...new Set(checks.map(({ name }) => name))]).toEqual(
      expect.arrayContaining(['backups', 'drill', 'mail', 'clock', 'tls', 'identity', 'operators'])
    )
  })

  test('knows of backups and their trials', async () => {
    Object.assign(board.tools.config, { backupDir: '/', backupKeysDir: '/' })
    expect(await stateOf('backups')).toEqual(['minor'])
    expect(await stateOf('drill')).toEqual(['minor'])
    await recordBackup(board.db, board.now.toISOString())
    await recordDrill(board.db, board.now)
    expect(await stateOf('backups')).toEqual(['ok'])
    expect(await stateOf('drill')).toEqual(['ok'])
    expect((await stateOf('disk')).length).toBeGreaterThan(0)
  })

  test('lets a restored board open, whose clock is not known to be wrong', async () => {
    Object.assign(board, { now: new Date() })
    await distrustClock(board.db)
    expect(await stateOf('clock')).toEqual(['minor'])
    await board.db.query("UPDATE figures.clock SET seen_at = seen_at - interval '3 days'")
    expect(await stateOf('clock')).toEqual(['serious'])
    await board.db.exec('DELETE FROM figures.clock')
  })

  test('knows of names in OPERATORS without an account', async () => {
    await signUpOperator(board)
    Object.assign(board.tools.config, { operators: [...board.tools.config.operators, 'nadie'] })
    expect(await stateOf('operators')).toEqual(['serious', 'serious'])
  })

  test('is for operators alone at /operador, and lists what a public board lacks', async () => {
    const operator = await signUpOperator(board)
    const read = async () => (await operator.get('/api/operator/checks')).body.checks
    expect(await read()).toEqual([])
    Object.assign(board.tools.config, { production: true })
    const states = (await read()).map(({ state }: { state: string }) => state)
    expect(states).toContain('serious')
    expect(states.every((state: string) => ['minor', 'serious'].includes(state))).toBe(true)
    const ana = await signUp(board, 'applicant')
    expect((await ana.get('/api/operator/checks')).status).toBe(404)
  })
})
