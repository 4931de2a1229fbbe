import { describe, expect, test } from 'vitest'
import { onBothBoards } from '#test/board.ts'
import {
  coverLetter,
  guestRequest,
  password,
  postJob,
  profileRequest,
  register
} from '#test/people.ts'
import { createApp } from './app.ts'
import { describeError } from './logger.ts'

describe('an error in the log', () => {
  test('of the database keeps what cannot quote anybody', () => {
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

  test('of ours keeps its message and where it happened', () => {
    expect(describeError(new TypeError('x is not a function'))).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
      stack: expect.arrayContaining([expect.stringContaining('logger.test.ts')])
    })
  })

  test('that is none keeps its kind alone', () => {
    expect(describeError('ana@example.org')).toEqual({ type: 'string' })
    expect(describeError(undefined)).toEqual({ type: 'undefined' })
  })
})

onBothBoards('the lines of the log', board => {
  test('hold nothing that somebody typed, and no address', async () => {
    const lines: string[] = []
    const note = (fields: object, text: string) => lines.push(JSON.stringify({ ...fields, text }))
    const log = { debug: note, info: note, warn: note, error: note }
    board.app = createApp({ ...board.tools, log })
    const yeguada = await register(board, 'employer')
    const { id } = await postJob(yeguada)
    const ana = await register(board, 'applicant')
    await ana.post(`/api/jobs/${id}/applications`, { coverLetter })
    await ana.post('/api/candidate-profiles', profileRequest)
    await ana.get('/api/jobs?keyword=palabra-buscada')
    await board.visitor().post(`/api/jobs/${id}/applications`, guestRequest)
    await board.visitor().post('/api/login', { username: ana.username, password: 'otra-clave' })
    await yeguada.post('/api/messages', { receiverId: ana.id, content: 'Hola, Ana' })
    expect(lines.length).toBeGreaterThanOrEqual(9)
    const written = lines.join('\n')
    for (const secret of [
      ...[password, 'otra-clave', coverLetter, guestRequest.applicantEmail, '612 345 678'],
      ...[ana.username, 'Ana', 'palabra-buscada', '203.0.113.7', 'Hola'],
      ana.cookies.get('ramal_sesion') ?? 'no cookie'
    ]) {
      expect(written).not.toContain(secret)
    }
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({ request: expect.stringMatching(/^[\w-]{12}$/) })
    }
  })
})
