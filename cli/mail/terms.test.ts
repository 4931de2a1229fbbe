import { day } from '#events/units.ts'
import { expect, test } from 'vitest'
import { deleteAccount, signUp } from '#test/builders/api-fixtures.ts'
import { mailsTo, sendMail } from '#test/board/mails.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { legalTexts } from '#services/users/shared/legal-texts.ts'

const [newest] = legalTexts.terms
const published = Date.parse(`${newest.publishedOn}T00:00:00Z`)

describeWithApp('the e-mail about new terms', board => {
  test('is shown, and written once to each account from before them', async () => {
    board.now = new Date(published - day)
    const [ana, eva] = [await signUp(board, 'applicant'), await signUp(board, 'employer')]
    await deleteAccount(await signUp(board, 'applicant'))
    board.now = new Date(published + day)
    const late = await signUp(board, 'applicant')
    const preview = await runCli(board, 'mail', 'terms')
    expect(preview).toMatchObject({ code: 0, values: [{ version: newest.version, accounts: 2 }] })
    expect(preview.text).toContain(`La versión ${newest.version} ${newest.changes}`)
    const written = async () =>
      (await runCli(board, 'mail', 'terms', '--confirm')).values[0].written
    expect([await written(), await written()]).toEqual([2, 0])
    await sendMail(board)
    const received = await Promise.all(
      [ana, eva, late].map(async ({ username }) => {
        const mails = await mailsTo(board, `${username}@example.org`)
        return mails.filter(({ subject }) => subject.startsWith('Los términos de')).length
      })
    )
    expect(received).toEqual([1, 1, 0])
  })

  test('is not written once they are valid', async () => {
    board.now = new Date(`${newest.validFrom}T00:00:00Z`)
    expect(await runCli(board, 'mail', 'terms', '--confirm')).toMatchObject({
      code: 1,
      text: 'No hay términos anunciados: los publicados valen ya'
    })
  })
})
