import { expect, test } from 'vitest'
import { application } from '#events/aggregates/applications.ts'
import { newId } from '#events/aggregates/ids.ts'
import { message } from '#events/aggregates/messages.ts'
import { user } from '#events/aggregates/users.ts'
import { coverLetter } from '#test/builders/api-fixtures.ts'
import { seedEvents, seedJob, userRegistered } from '#test/events/event-builders.ts'
import { hostileStrings } from '#test/requests/hostile-strings.ts'
import { sendMail } from '#test/board/mails.ts'
import { startMailServer } from '#test/mail/smtp-server.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { openMailServer } from '../outbox/smtp.ts'

const at = '2026-03-02T10:00:00.000Z'
const headerNames = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to'
]

/** Alone, before a name, behind it, within it and twice. */
const variantsOf = (text: string) => [
  text,
  `${text}Ana`,
  `Ana${text}`,
  `An${text}a`,
  `${text} ${text}`
]

/** What a database can hold, and more headers. */
const names = [...hostileStrings, 'x@a.org\r\nBcc: b@a.org', 'Ana, <b@a.org>', '"\r\n.\r\nQUIT']
  .filter(text => text.isWellFormed() && !text.includes('\u0000'))
  .flatMap(variantsOf)

describeWithApp('e-mails about hostile names, titles and texts', board => {
  /** Seeds an employer, an applicant, an application and a message that are called so; returns the addresses. */
  async function seed(name: string): Promise<string[]> {
    const [employer, applicant, id] = [newId(), newId(), newId()]
    for (const person of [employer, applicant]) {
      const confirmed = {
        type: 'UserEmailConfirmed' as const,
        data: { id: person },
        subject: person,
        personal: { email: `${person}@example.org` }
      }
      const registered = userRegistered(person, { fullName: name })
      await seedEvents(board.db, user, person, [registered, confirmed], at)
    }
    const jobId = await seedJob(board.db, employer, { title: name, companyName: name }, at)
    const data = { id, jobId, employerId: employer, applicantId: applicant }
    const personal = {
      applicantName: name,
      applicantPhone: name,
      coverLetter: `${coverLetter}\n${name}`,
      applicantEmail: `${applicant}@example.org`,
      answers: []
    }
    const submitted = { type: 'ApplicationSubmitted', data, subject: applicant, personal } as const
    await seedEvents(board.db, application, id, [submitted], at)
    const sent = {
      type: 'MessageSent',
      data: { id, senderId: employer, receiverId: applicant },
      subject: employer,
      personal: { content: name }
    } as const
    await seedEvents(board.db, message, id, [sent], at)
    return [employer, applicant].map(person => `${person}@example.org`)
  }

  test('go to one person each, with the headers that they have', async () => {
    expect(names.length).toBeGreaterThan(120)
    const server = await startMailServer()
    const from = 'avisos@ramal.example'
    const mailServer = openMailServer({ url: server.url, from, dkim: undefined })
    const addresses: string[] = []
    for (const name of names) addresses.push(...(await seed(name)))
    board.now = new Date(Date.parse(at) + 10 * 60_000)
    await sendMail(board, mailServer)
    // The employer gets an e-mail about the application, the applicant about it and the message.
    expect(server.received).toHaveLength(3 * names.length)
    const known = new Set(addresses)
    for (const { recipients } of server.received) {
      expect(recipients).toHaveLength(1)
      expect(known).toContain(recipients[0])
    }
    for (const [index, mail] of (await server.parsed()).entries()) {
      const present = mail.headers.map(({ key }) => key).filter(key => key !== 'received')
      expect(present.sort()).toEqual(headerNames)
      expect(mail.to?.map(({ address }) => address)).toEqual(server.received[index]?.recipients)
    }
    mailServer.close()
    await server.close()
  }, 300_000)
})
