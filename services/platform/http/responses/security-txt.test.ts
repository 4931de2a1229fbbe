import { day } from '#events/units.ts'
import { expect, test } from 'vitest'
import { describeWithApp } from '#test/board/test-app.ts'
import { renderSecurityTxt } from './security-txt.ts'

const now = new Date('2026-03-02T10:00:00.000Z')

test('the contact for reports of vulnerabilities names the mailbox, its page, and half a year', () => {
  const contact = { origin: 'https://ramal.example', email: 'seguridad@ramal.example' }
  expect(renderSecurityTxt(contact, now).split('\n')).toEqual([
    'Contact: mailto:seguridad@ramal.example',
    'Contact: https://ramal.example/contact',
    'Canonical: https://ramal.example/.well-known/security.txt',
    'Expires: 2026-08-29T00:00:00.000Z',
    'Preferred-Languages: es, en',
    ''
  ])
})

describeWithApp(
  'security.txt',
  board => {
    test('is served as text with the contact of the configuration, and expires later each day', async () => {
      const read = () => board.createClient().get('/.well-known/security.txt')
      const { status, headers, body } = await read()
      expect([status, headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
      expect(body).toContain('Contact: mailto:avisos@ramal.example\n')
      expect(body).not.toContain('http://')
      board.now = new Date(board.now.getTime() + day)
      expect((await read()).body).toContain('Expires: 2026-08-30T00:00:00.000Z\n')
    })
  },
  { OPERATOR_EMAIL: 'avisos@ramal.example' }
)
