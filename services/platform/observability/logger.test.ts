import { describe, expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import {
  coverLetter,
  guestRequest,
  testPassword,
  postJobAs,
  profileRequest,
  signUp
} from '#test/builders/api-fixtures.ts'
import { composeApp } from '#composition/compose-board.ts'
import { describeError } from '#events/database/describe-error.ts'
import { ConnectionFailed } from '#events/database/unavailable.ts'
import { createLogger, prettyStream } from './logger.ts'

describe('a line of the log', () => {
  test('is JSON, without the message of a database error', () => {
    const lines: string[] = []
    const log = createLogger('info', { write: line => void lines.push(line) })
    log.info({ request: 'r1', status: 200 }, 'request')
    log.debug({}, 'not at this level')
    log.error({ err: Object.assign(new Error('ana@example.org'), { code: '23505' }) }, 'unexpected')
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      { level: 30, request: 'r1', status: 200, msg: 'request' },
      { level: 50, err: { code: '23505' }, msg: 'unexpected' }
    ])
    expect(lines.join()).not.toContain('ana@example.org')
  })

  test('says once a minute for each reason that the database is unavailable', () => {
    const lines: string[] = []
    let now = 0
    const log = createLogger('info', { write: line => void lines.push(line) }, () => now)
    const failure = (code: string) => new ConnectionFailed(Object.assign(new Error('no'), { code }))
    const say = () => {
      log.error({ err: failure('ECONNREFUSED') }, 'subscription failed')
      log.error({ err: failure('EAI_AGAIN') }, 'subscription failed')
      log.warn({ err: failure('ECONNREFUSED') }, 'waiting for the database')
      log.error({ err: new Error('another') }, 'e-mail failed')
    }
    say()
    expect(lines).toHaveLength(4)
    for (now = 1_000; now < 60_000; now += 1_000)
      log.error({ err: failure('EAI_AGAIN') }, 'subscription failed')
    expect(lines).toHaveLength(4)
    say()
    expect(lines).toHaveLength(8)
    say()
    expect(lines).toHaveLength(8)
  })

  test('says once a minute what a loop says again, whatever was thrown', () => {
    const lines: string[] = []
    let now = 0
    const log = createLogger('info', { write: line => void lines.push(line) }, () => now)
    // pg-boss copies the error, with the queue of each worker.
    const thrown = (queue: string) => ({ code: 'ECONNREFUSED', message: `connect ${queue}`, queue })
    const say = () => {
      for (const queue of ['expire-jobs', 'back-up'])
        log.error({ err: thrown(queue) }, 'job queue failed')
      log.error(
        { err: new ConnectionFailed(Object.assign(new Error('no'), thrown('none'))) },
        'job queue failed'
      )
      log.error({ err: new Error('one') }, 'sender failed')
      log.error({ err: new Error('two') }, 'sender failed')
      log.warn({ warning: 'a slow query' }, 'job queue warning')
      for (const job of ['vacuum', 'back-up'])
        log.error({ err: new Error('one'), job }, 'scheduled job failed')
      log.info({ job: 'vacuum', processed: 1 }, 'scheduled job done')
    }
    say()
    expect(lines).toHaveLength(7)
    now = 59_999
    say()
    expect(lines).toHaveLength(8)
    now = 60_000
    say()
    expect(lines).toHaveLength(15)
  })

  test('is written for each request and each e-mail that failed alike', () => {
    const lines: string[] = []
    const log = createLogger('info', { write: line => void lines.push(line) }, () => 0)
    for (const id of ['a', 'b']) {
      log.error({ err: new Error('no'), request: id }, 'unexpected error')
      log.warn({ mail: id, kind: 'message', outcome: 'later' }, 'mail not sent')
    }
    expect(lines).toHaveLength(4)
  })

  test.each([
    ['no', { type: 'string', message: 'no' }],
    [undefined, { type: 'undefined', message: 'undefined' }],
    [
      { message: 'queue is gone', queue: 'q' },
      { type: 'Object', message: 'queue is gone' }
    ],
    [Object.create(null), { type: 'object' }]
  ])('says what was thrown, an error or not: %o', (thrown, described) => {
    expect(describeError(thrown)).toMatchObject(described)
  })

  test('of a thrown object leaves out what the database has said', () => {
    const thrown = { code: '23505', message: 'ana@example.org' }
    expect(JSON.stringify(describeError(thrown))).not.toContain('ana')
  })

  test('is formatted in the terminal of a developer only', async () => {
    expect(await prettyStream({ development: true }, true)).toBeDefined()
    expect(await prettyStream({ development: true }, false)).toBeUndefined()
    expect(await prettyStream({ development: false }, true)).toBeUndefined()
  })
})

describe('an error in the log', () => {
  test('of the database is logged without personal data', () => {
    const error = Object.assign(new Error('Key (email)=(ana@example.org) already exists'), {
      code: '23505',
      constraint: 'users_email',
      table: 'users',
      detail: 'Key (email)=(ana@example.org) already exists.',
      where: 'ana@example.org',
      parameters: ['ana@example.org']
    })
    const described = describeError(error)
    expect(described).toMatchObject({
      type: 'Error',
      code: '23505',
      constraint: 'users_email',
      table: 'users'
    })
    expect(JSON.stringify(described)).not.toContain('ana@example.org')
  })

  test('of the service is logged with its message and stack', () => {
    expect(describeError(new TypeError('x is not a function'))).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
      stack: expect.arrayContaining([expect.stringContaining('logger.test.ts')])
    })
  })

  test('that is no error is logged without addresses', () => {
    expect(describeError('no mail to ana@example.org')).toEqual({
      type: 'string',
      message: 'no mail to …'
    })
  })
})

describeWithApp('the request log', board => {
  test('holds no user input and no address', async () => {
    const lines: string[] = []
    const note = (fields: object, text: string) => lines.push(JSON.stringify({ ...fields, text }))
    const log = { debug: note, info: note, warn: note, error: note }
    board.app = composeApp({ ...board.tools, log })
    const yeguada = await signUp(board, 'employer')
    const { id } = await postJobAs(yeguada)
    const ana = await signUp(board, 'applicant')
    await ana.post(`/api/jobs/${id}/applications`, { coverLetter })
    await ana.post('/api/candidate-profiles', profileRequest)
    await ana.get('/api/jobs?keyword=palabra-buscada')
    await board.createClient().post(`/api/jobs/${id}/applications`, guestRequest)
    await board
      .createClient()
      .post('/api/login', { username: ana.username, password: 'otra-clave' })
    await yeguada.post('/api/messages', { receiverId: ana.id, content: 'Hola, Ana' })
    expect(lines.length).toBeGreaterThanOrEqual(9)
    const written = lines.join('\n')
    for (const secret of [
      testPassword,
      'otra-clave',
      coverLetter,
      guestRequest.applicantEmail,
      '612 345 678',
      ana.username,
      'Ana',
      'palabra-buscada',
      '203.0.113.7',
      'Hola',
      ana.cookies.get('ramal_sesion') ?? 'no cookie'
    ]) {
      expect(written).not.toContain(secret)
    }
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({ request: expect.stringMatching(/^[\w-]{12}$/) })
    }
  })
})
