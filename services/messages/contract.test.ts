import { describe, expect, test } from 'vitest'
import { repeatLetter, parseOrUndefined, firstErrorMessage } from '#test/board/contract-parsing.ts'
import { SendMessage } from './contract.ts'

const noReceiver = 'Debes indicar a quién escribes'
const request = { receiverId: 'ana', content: 'Hola' }

describe('the request to send a message', () => {
  test.each<[field: string, value: unknown, sentence?: string]>([
    ['receiverId', undefined, noReceiver],
    ['receiverId', '', noReceiver],
    ['receiverId', repeatLetter(64)],
    ['receiverId', repeatLetter(65), noReceiver],
    ['jobId', undefined],
    ['jobId', repeatLetter(64)],
    ['jobId', repeatLetter(65), 'El empleo no es válido'],
    ['content', undefined, 'Escribe un mensaje'],
    ['content', ' \n ', 'Escribe un mensaje'],
    ['content', '🐴'],
    ['content', `dos\n${repeatLetter(1996)}`],
    ['content', repeatLetter(2001), 'El mensaje no puede tener más de 2000 caracteres']
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(SendMessage, { ...request, [field]: value }, field)).toBe(expected)
  })

  test('drops sender, date, id and state', () => {
    const claims = { senderId: 'otra', sentAt: '2020-01-01', isRead: true, id: 'mine' }
    expect(parseOrUndefined(SendMessage, { ...request, ...claims })).toEqual(request)
  })
})
