import { beforeEach, describe, expect, test } from 'vitest'
import { lastPosition } from '#events/store/event-store.ts'
import { signConfirmationToken } from '#test/board/link-tokens.ts'
import { mailCodeOf } from '#test/board/mail-codes.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { describeWithApp, type TestApp, type Visitor } from '#test/board/test-app.ts'
import {
  accountFields,
  deleteAccount,
  guestRequest,
  postJobAs,
  type SignedInClient,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { makeOperator } from '#test/builders/operator.ts'
import { signUpFromUniqueAddress, uniqueAddress } from '#test/builders/rate-limits.ts'
import { enrolInSecondFactor, oneTimeCode } from '#test/builders/second-factor.ts'
import { deviceCookie, mailCodeCookie, sessionCookie } from '../auth/shared/cookies.ts'

const minute = 60_000
const over = {
  status: 410,
  body: {
    code: 'mail-code-over',
    message:
      'Este código ya no sirve: vale 10 minutos, una sola vez, con cinco intentos y en el navegador en que lo pediste. Pide otro aquí.'
  }
}
const wrong = { status: 401, body: { code: 'mail-code-wrong', errors: [{ field: 'code' }] } }

const emailOf = ({ username }: { username: string }) => `${username}@example.org`
const ask = (browser: Visitor, email: string) => browser.post('/api/mail-codes', { email })
const enter = (browser: Visitor, code: string, more: object = {}) =>
  browser.post('/api/mail-codes/confirmation', { code, ...more })
/** Another code of six digits. */
const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function signUpConfirmed(board: TestApp, kind: 'applicant' | 'employer' = 'applicant') {
  const person = await signUp(board, kind)
  await confirmEmailOf(board, person)
  return person
}

/** A browser that has asked for a code of this person, and the code. */
async function askedBy(board: TestApp, person: SignedInClient, browser = board.createClient()) {
  expect((await ask(browser, emailOf(person))).status).toBe(202)
  return { browser, code: await mailCodeOf(board.tools, person.id) }
}

async function codeMails(board: TestApp, email: string) {
  await sendMail(board)
  const mails = await mailsTo(board, email)
  return mails.filter(({ subject }) => subject === 'Tu código para entrar en Ramal')
}

describeWithApp('a code by e-mail', board => {
  const start = new Date('2026-03-02T10:00:00.000Z')
  beforeEach(() => {
    board.now = start
  })
  const pass = (milliseconds: number) => {
    board.now = new Date(board.now.getTime() + milliseconds)
  }

  test('signs in as the password does, with digits from an e-mail without a link', async () => {
    const ana = await signUpConfirmed(board)
    const browser = board.createClient()
    expect(await ask(browser, ` ${emailOf(ana).toUpperCase()} `)).toMatchObject({
      status: 202,
      body: { message: 'Si hay una cuenta con este correo, te hemos mandado un código' }
    })
    const [mail] = await codeMails(board, emailOf(ana))
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? expect.fail('no code')
    expect(mail?.html).toContain(`>${code}<`)
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/https?:|href/)
    expect(mail?.subject).not.toContain(code)
    const before = await lastPosition(board.db)
    const entered = await enter(browser, code)
    expect([entered.status, entered.body.id]).toEqual([200, ana.id])
    expect(Object.keys(entered.body).sort()).toEqual(accountFields)
    expect((await browser.get('/api/user')).body).toEqual(entered.body)
    expect(browser.cookies.has(mailCodeCookie)).toBe(false)
    expect(await lastPosition(board.db)).toBe(before)
  })

  test('may be pasted with blanks, dashes and dots', async () => {
    const ana = await signUpConfirmed(board)
    const { browser, code } = await askedBy(board, ana)
    const [first, last] = [code.slice(0, 3), code.slice(3)]
    const typed = ` ${first} -\u2013.${last}\u00a0`
    expect((await enter(browser, typed)).status).toBe(200)
    for (const invalid of ['', '12345', '1234567', '12 34 5a', 'a'.repeat(51)]) {
      expect(await enter(browser, invalid)).toMatchObject({
        status: 400,
        body: {
          errors: [{ field: 'code', message: 'Escribe las seis cifras que te hemos mandado' }]
        }
      })
    }
    expect(await ask(browser, 'ana@')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'email' }] }
    })
  })

  test('is answered alike for everybody, and sent to accounts only', async () => {
    const [ana, operator, gone] = [
      await signUpConfirmed(board),
      await signUpConfirmed(board),
      await signUpConfirmed(board)
    ]
    makeOperator(board, operator)
    await deleteAccount(gone)
    const known = await ask(board.createClient(), emailOf(ana))
    const before = await lastPosition(board.db)
    for (const [email, isKnown] of [
      ['nadie@example.org', false],
      ['"nadie"@example', undefined],
      ["o'nadie+x@sub.example.org", false],
      [emailOf(gone), false],
      [emailOf(operator), true]
    ] as const) {
      const { status, body, headers } = await ask(board.createClient(), email)
      if (isKnown === undefined) {
        expect(status).toBe(400)
        continue
      }
      expect([email, status, body]).toEqual([email, known.status, known.body])
      expect([...headers.keys()]).toEqual([...known.headers.keys()])
      const sizes = [headers, known.headers].map(
        sent => sent.get('Set-Cookie')?.replace(/=[^;]*/, '').length
      )
      expect(sizes[0]).toBe(sizes[1])
      if (!isKnown) expect(await lastPosition(board.db)).toBe(before)
    }
    expect(await codeMails(board, 'nadie@example.org')).toEqual([])
    expect(await codeMails(board, emailOf(gone))).toEqual([])
    expect(await codeMails(board, emailOf(operator))).toHaveLength(1)
  })

  test('has five tries, and then none with the right one', async () => {
    const ana = await signUpConfirmed(board)
    const { browser, code } = await askedBy(board, ana)
    for (let index = 0; index < 5; index++)
      expect(await enter(browser, not(code))).toMatchObject(wrong)
    expect(await enter(browser, code)).toMatchObject(over)
    expect((await browser.get('/api/user')).status).toBe(401)
    const again = await askedBy(board, ana, browser)
    for (let index = 0; index < 4; index++) await enter(browser, not(again.code))
    expect((await enter(browser, again.code)).status).toBe(200)
  })

  test('has five tries where no account has the address, too', async () => {
    const browser = board.createClient()
    await ask(browser, 'nadie@example.org')
    for (let index = 0; index < 5; index++)
      expect(await enter(browser, `00000${index}`)).toMatchObject(wrong)
    expect(await enter(browser, '000005')).toMatchObject(over)
  })

  test('has five tries at the same time', async () => {
    const ana = await signUpConfirmed(board)
    const { browser, code } = await askedBy(board, ana)
    const answers = await Promise.all(Array.from({ length: 15 }, () => enter(browser, not(code))))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(10).fill(410)])
  })

  test('works once', async () => {
    const ana = await signUpConfirmed(board)
    const { browser, code } = await askedBy(board, ana)
    const asked = browser.cookies.get(mailCodeCookie) ?? ''
    const answers = await Promise.all([enter(browser, code), enter(browser, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    const replayed = board.createClient()
    replayed.cookies.set(mailCodeCookie, asked)
    expect(await enter(replayed, code)).toMatchObject(over)
  })

  test('works in the browser that has asked for it', async () => {
    const [ana, eva] = [await signUpConfirmed(board), await signUpConfirmed(board)]
    const { browser, code } = await askedBy(board, ana)
    expect(await enter(board.createClient(), code)).toMatchObject(over)
    const cookie = browser.cookies.get(mailCodeCookie) ?? ''
    for (const forged of [
      'nada',
      cookie.slice(0, -2),
      `${cookie.slice(0, -4)}AAAA`,
      Buffer.from(JSON.stringify({ id: 'x', email: emailOf(ana) })).toString('base64url')
    ]) {
      const other = board.createClient()
      other.cookies.set(mailCodeCookie, forged)
      expect([forged, await enter(other, code)]).toMatchObject([forged, over])
    }
    const ofEva = await askedBy(board, eva)
    expect(await enter(ofEva.browser, code)).toMatchObject(wrong)
    expect((await enter(browser, code)).body.id).toBe(ana.id)
  })

  test.each([
    [10 * minute - 1, 200],
    [10 * minute, 410]
  ])('typed after %d milliseconds is answered %d', async (after, status) => {
    const ana = await signUpConfirmed(board)
    const { browser, code } = await askedBy(board, ana)
    pass(after)
    expect((await enter(browser, code)).status).toBe(status)
  })

  test('is not sent after its time', async () => {
    const ana = await signUpConfirmed(board)
    await askedBy(board, ana)
    pass(10 * minute)
    expect(await codeMails(board, emailOf(ana))).toEqual([])
  })

  test('replaces the one that the browser had, and not that of another browser', async () => {
    const ana = await signUpConfirmed(board)
    const elsewhere = await askedBy(board, ana)
    pass(1)
    const { browser, code } = await askedBy(board, ana)
    const former = browser.cookies.get(mailCodeCookie) ?? ''
    pass(1)
    const next = await askedBy(board, ana, browser)
    expect(await enter(browser, code)).toMatchObject(wrong)
    const replayed = board.createClient()
    replayed.cookies.set(mailCodeCookie, former)
    expect(await enter(replayed, code)).toMatchObject(over)
    expect((await enter(browser, next.code)).status).toBe(200)
    expect((await enter(elsewhere.browser, elsewhere.code)).status).toBe(200)
  })

  test.each<[string, (ana: SignedInClient) => Promise<unknown>]>([
    [
      'a new password',
      ana =>
        ana.put(`/api/users/${ana.id}/password`, {
          currentPassword: testPassword,
          newPassword: 'yegua-torda'
        })
    ],
    [
      'another address',
      async ana => {
        const email = `x.${emailOf(ana)}`
        const revision = { fullName: 'Ana Robles', email, currentPassword: testPassword }
        await ana.put(`/api/users/${ana.id}`, revision)
        await ana.post(`/api/email-confirmations/${signConfirmationToken(board, ana.id, 2)}`)
        expect((await ana.get('/api/user')).body).toMatchObject({ email })
      }
    ],
    ['the deletion of the account', ana => deleteAccount(ana)]
  ])('ends with %s', async (_, change) => {
    const ana = await signUpConfirmed(board)
    const { browser, code } = await askedBy(board, ana)
    await change(ana)
    expect(await enter(browser, code)).toMatchObject(over)
  })

  test('is not sent once the account is deleted or has another password', async () => {
    const [ana, eva] = [await signUpConfirmed(board), await signUpConfirmed(board)]
    for (const person of [ana, eva]) await askedBy(board, person)
    await deleteAccount(ana)
    await eva.put(`/api/users/${eva.id}/password`, {
      currentPassword: testPassword,
      newPassword: 'yegua-torda'
    })
    expect(await codeMails(board, emailOf(ana))).toEqual([])
    expect(await codeMails(board, emailOf(eva))).toEqual([])
  })

  test('asks an operator for the second step, which does not use it up', async () => {
    const ana = await signUpConfirmed(board)
    makeOperator(board, ana)
    const { secret } = await enrolInSecondFactor(ana, board.now)
    const { browser, code } = await askedBy(board, ana)
    for (let index = 0; index < 6; index++) {
      expect(await enter(browser, code)).toMatchObject({
        status: 401,
        body: { code: 'sign-in-code-missing', errors: [{ field: 'signInCode' }] }
      })
    }
    expect((await browser.get('/api/user')).status).toBe(401)
    expect(await enter(browser, code, { signInCode: '123 456' })).toMatchObject({
      status: 401,
      body: { code: 'sign-in-code-wrong', errors: [{ field: 'signInCode' }] }
    })
    const signInCode = oneTimeCode(secret, board.now)
    expect(await enter(browser, not(code), { signInCode })).toMatchObject(wrong)
    expect((await enter(browser, code, { signInCode })).status).toBe(200)
    expect((await browser.get('/api/operator/overview')).status).toBe(200)
  })

  test('is forgotten by a browser that signs out', async () => {
    const ana = await signUpConfirmed(board)
    const { code } = await askedBy(board, ana, ana)
    const asked = ana.cookies.get(mailCodeCookie) ?? ''
    await ana.post('/api/logout')
    expect([...ana.cookies.keys()]).toEqual([deviceCookie])
    expect(await enter(ana, code)).toMatchObject(over)
    ana.cookies.set(mailCodeCookie, asked)
    expect(await enter(ana, code)).toMatchObject(over)
  })

  test('replaces the session of another person in the browser', async () => {
    const [ana, eva] = [await signUpConfirmed(board), await signUpConfirmed(board)]
    const { code } = await askedBy(board, ana, eva)
    const ofEva = eva.cookies.get(sessionCookie) ?? ''
    expect((await enter(eva, code)).body.id).toBe(ana.id)
    const before = board.createClient()
    before.cookies.set(sessionCookie, ofEva)
    expect((await before.get('/api/user')).status).toBe(401)
  })

  test('is stored nowhere once its e-mail is sent', async () => {
    const ana = await signUpConfirmed(board)
    const { code } = await askedBy(board, ana)
    const sent: string[] = []
    await sendMail(board, {
      messageId: id => `<${id}@example.org>`,
      compose: async ({ mail }) => Buffer.from(mail.text),
      async deliver(_, rendered) {
        sent.push(Buffer.from(rendered).toString())
        return { outcome: 'sent' }
      }
    })
    expect(sent.filter(text => text.includes(code))).toHaveLength(1)
    const tables = await board.db.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
        WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`
    )
    const holdsCode = new RegExp(`(?<!\\d)${code}(?!\\d)`)
    for (const { name } of tables) {
      const rows = await board.db.query<{ row: string }>(`SELECT t::text AS row FROM ${name} AS t`)
      const found = rows.filter(({ row }) => holdsCode.test(row))
      expect([name, found]).toEqual([name, []])
    }
    const asked = await board.db.query(
      "SELECT * FROM es.events WHERE type = 'UserMailCodeRequested'"
    )
    expect(asked.length).toBeGreaterThan(0)
  })

  test('keeps no address that was typed', async () => {
    await ask(board.createClient(), 'zarzamora@example.org')
    const rows = await board.db.query('SELECT * FROM auth.mail_codes')
    expect(JSON.stringify(rows)).not.toContain('zarzamora')
  })

  describe('to an address that is not confirmed', () => {
    test('proves it, and gives the account what was sent from it without one', async () => {
      const ana = await signUp(board, 'applicant')
      const job = await postJobAs(await signUp(board, 'employer'))
      const applicantEmail = emailOf(ana)
      await board
        .createClient()
        .post(`/api/jobs/${job.id}/applications`, { ...guestRequest, applicantEmail })
      const { code } = await askedBy(board, ana, ana)
      expect((await enter(ana, code)).body).toMatchObject({ emailConfirmed: true })
      expect((await ana.get('/api/applications')).body.applications).toMatchObject([
        { jobId: job.id, applicantId: ana.id }
      ])
    })

    test('keeps the password where it was used before', async () => {
      const ana = await signUp(board, 'applicant')
      await ana.post('/api/logout')
      const { code } = await askedBy(board, ana, ana)
      expect((await enter(ana, code)).status).toBe(200)
      const { username } = ana
      const elsewhere = board.createClient()
      const login = await elsewhere.post('/api/login', { username, password: testPassword })
      expect(login.status).toBe(200)
    })

    test('ends what another person has who registered the address', async () => {
      const thief = await signUp(board, 'applicant')
      const { browser, code } = await askedBy(board, thief)
      const [mail] = await codeMails(board, emailOf(thief))
      expect(mail?.text).toContain('la contraseña de antes deja de servir')
      expect((await enter(browser, code)).body).toMatchObject({ emailConfirmed: true })
      expect((await thief.get('/api/user')).status).toBe(401)
      const { username } = thief
      expect(await thief.post('/api/login', { username, password: testPassword })).toMatchObject({
        status: 401,
        body: { code: 'credentials-wrong' }
      })
      expect((await browser.get('/api/user')).status).toBe(200)
      await browser.post('/api/logout')
      const again = await askedBy(board, thief, browser)
      expect((await enter(browser, again.code)).status).toBe(200)
    })
  })
})

describeWithApp('a code by e-mail on a board without mail', board => {
  test('is not to be had', async () => {
    board.tools.config.mail = { delivery: 'none' }
    const { status, body } = await ask(board.createClient(), 'ana@example.org')
    expect([status, body.code]).toEqual([503, 'mail-off'])
  })
})

/** A person who has confirmed the address, from an address of their own. */
async function signUpElsewhere(board: TestApp) {
  const person = await signUpFromUniqueAddress(board, 'applicant')
  await confirmEmailOf(board, person)
  return person
}

/** Wrong codes for an address, five from each of so many strangers; the statuses and codes of the answers. */
async function guess(board: TestApp, email: string, strangers: number): Promise<string[]> {
  const browsers = Array.from({ length: strangers }, () => board.createClient(uniqueAddress()))
  await Promise.all(browsers.map(browser => ask(browser, email)))
  const answers: string[] = []
  for (const [index, stranger] of browsers.entries()) {
    for (let digit = 0; digit < 5; digit++) {
      const { status, body } = await enter(stranger, `${index % 10}0000${digit}`)
      answers.push(`${status} ${body.code}`)
    }
  }
  return answers
}

describeWithApp(
  'codes by e-mail with limits',
  board => {
    test.each(['known', 'unknown'])(
      'are twenty wrong ones a day for an address, from all strange browsers: %s',
      async kind => {
        const ana = await signUpElsewhere(board)
        const email = kind === 'known' ? emailOf(ana) : `nadie.${emailOf(ana)}`
        expect(await guess(board, email, 4)).toEqual(Array(20).fill('401 mail-code-wrong'))
        const [answer] = await guess(board, email, 1)
        expect(answer).toBe('429 mail-codes-used-up')
      }
    )

    test('leave a known device and the link to a new password to an account that strangers guess at', async () => {
      const ana = await signUpElsewhere(board)
      await guess(board, emailOf(ana), 5)
      const strange = await askedBy(board, ana, board.createClient(uniqueAddress()))
      expect(await enter(strange.browser, strange.code)).toMatchObject({
        status: 429,
        headers: expect.any(Headers),
        body: {
          code: 'mail-codes-used-up',
          message:
            'Hoy se han escrito demasiados códigos equivocados para este correo. Entra con tu contraseña o, si no la recuerdas, elige otra en «¿Has olvidado tu contraseña?».'
        }
      })
      await ana.post('/api/logout')
      const device = board.createClient(uniqueAddress())
      for (const [name, value] of ana.cookies) device.cookies.set(name, value)
      board.now = new Date(board.now.getTime() + 1)
      const known = await askedBy(board, ana, device)
      expect((await enter(device, known.code)).status).toBe(200)
      const reset = await board
        .createClient(uniqueAddress())
        .post('/api/password-resets', { login: ana.username })
      expect(reset.status).toBe(202)
    })

    test('are twenty wrong ones a day from a known device, too', async () => {
      const ana = await signUpElsewhere(board)
      const devices = Array.from({ length: 21 }, () => board.createClient(uniqueAddress()))
      for (const device of devices)
        device.cookies.set(deviceCookie, ana.cookies.get(deviceCookie) ?? '')
      await Promise.all(devices.map(device => ask(device, emailOf(ana))))
      const answers: number[] = []
      for (const device of devices) answers.push((await enter(device, '000000')).status)
      expect(answers).toEqual([...Array(20).fill(401), 429])
    })

    test('are asked for five times an hour for an address in one network, whatever strangers elsewhere ask for', async () => {
      const ana = await signUpElsewhere(board)
      const stranger = board.createClient(uniqueAddress())
      const asked = await Promise.all(Array.from({ length: 6 }, () => ask(stranger, emailOf(ana))))
      expect(asked.map(({ status }) => status).sort()).toEqual([...Array(5).fill(202), 429])
      board.now = new Date(board.now.getTime() + 1)
      const { browser, code } = await askedBy(board, ana, board.createClient(uniqueAddress()))
      expect((await enter(browser, code)).status).toBe(200)
    })

    test('are asked for thirty times an hour by one address', async () => {
      const address = uniqueAddress()
      const statuses = await Promise.all(
        Array.from({ length: 31 }, (_, index) =>
          ask(board.createClient(address), `nadie${index}@example.org`)
        )
      )
      expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1)
    })
  },
  { THROTTLE: 'loginTurn=1000/1,loginFailures=1000/900,login=1000/60,loginHourly=1000/3600' }
)

// A turn is far away here, so that no test waits for one.
describeWithApp(
  'wrong codes by e-mail',
  board => {
    test('count with wrong passwords: after ten of both strangers take turns', async () => {
      const ana = await signUpElsewhere(board)
      await guess(board, emailOf(ana), 2)
      const statuses: number[] = []
      for (let index = 0; index < 2; index++) {
        const stranger = board.createClient(uniqueAddress())
        const login = { username: ana.username, password: 'otra-clave' }
        statuses.push((await stranger.post('/api/login', login)).status)
      }
      expect(statuses).toEqual([401, 429])
    })
  },
  { THROTTLE: 'loginTurn=1/900' }
)
