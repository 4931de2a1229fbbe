import { beforeEach } from 'vitest'
import { coverLetter, postJobAs, type SignedInClient, signUp } from '../builders/api-fixtures.ts'
import { confirmEmailOf } from '../builders/confirmed-email.ts'
import { mailsTo, sendMail } from '../board/mails.ts'
import { describeWithApp, type TestApp } from '../board/test-app.ts'

const minute = 60_000
const confirmation = 'Confirma tu correo'

export const addressOf = ({ username }: SignedInClient) => `${username}@example.org`

type ApplicationMails = ReturnType<typeof createApplicationMails>

/** Tests of e-mails about applications; each begins at the same instant. */
export function describeWithApplicationMails(
  name: string,
  tests: (mails: ApplicationMails) => void
): void {
  describeWithApp(name, board => {
    beforeEach(() => {
      board.now = new Date('2026-03-02T10:00:00.000Z')
    })
    tests(createApplicationMails(board))
  })
}

function createApplicationMails(board: TestApp) {
  const pass = (minutes: number) => {
    board.now = new Date(board.now.getTime() + minutes * minute)
  }
  async function subjectsTo(address: string): Promise<string[]> {
    await sendMail(board)
    const mails = await mailsTo(board, address)
    return mails.map(({ subject }) => subject).filter(subject => subject !== confirmation)
  }
  async function newestTo(address: string) {
    await sendMail(board)
    return (await mailsTo(board, address)).filter(({ subject }) => subject !== confirmation)[0]
  }
  async function apply() {
    const [yeguada, ana] = [await signUp(board, 'employer'), await signUp(board, 'applicant')]
    for (const person of [yeguada, ana]) await confirmEmailOf(board, person)
    const job = await postJobAs(yeguada)
    const { body } = await ana.post(`/api/jobs/${job.id}/applications`, { coverLetter })
    const answer = (status: string) => yeguada.put(`/api/applications/${body.id}`, { status })
    return { yeguada, ana, job, application: body, answer, path: `/api/applications/${body.id}` }
  }
  return { board, pass, subjectsTo, newestTo, apply }
}
