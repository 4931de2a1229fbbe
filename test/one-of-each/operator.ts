import { testPassword } from '#test/builders/api-fixtures.ts'
import { callsOf } from '#test/requests/call-action.ts'
import { signUpOperatorWithWork } from '#test/builders/operator.ts'
import { beginEnrolment, enrolInSecondFactor, oneTimeCode } from '#test/builders/second-factor.ts'
import type { TestApp } from '#test/board/test-app.ts'

/** A board that others reach, which lacks something. */
async function asPublic<T>({ tools }: TestApp, work: () => Promise<T>): Promise<T> {
  const { production } = tools.config
  tools.config.production = true
  try {
    return await work()
  } finally {
    tools.config.production = production
  }
}

/** Of operators, who sign in with a second step. */
export async function operatorResponses(board: TestApp) {
  const call = callsOf(board)
  const operator = await signUpOperatorWithWork(board)
  const enrolling = await signUpOperatorWithWork(board)
  const enrolled = await signUpOperatorWithWork(board)
  const { recoveryCodes } = await enrolInSecondFactor(enrolled, board.now)
  return {
    readOverview: await call('readOverview', operator),
    readChecks: await asPublic(board, () => call('readChecks', operator)),
    readBoardFigures: await call('readBoardFigures', operator),
    retryDeadLetter: await call('retryDeadLetter', operator, { id: 'figures-1' }),
    readSecondFactor: await call('readSecondFactor', operator),
    enrolSecondFactor: await call('enrolSecondFactor', operator, {
      body: { currentPassword: testPassword }
    }),
    confirmSecondFactor: await call('confirmSecondFactor', enrolling, {
      body: { code: oneTimeCode(await beginEnrolment(enrolling), board.now) }
    }),
    removeSecondFactor: await call('removeSecondFactor', enrolled, {
      body: { code: recoveryCodes[0] }
    })
  }
}
