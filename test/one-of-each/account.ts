import * as people from '#test/builders/api-fixtures.ts'
import { callsOf } from '#test/requests/call-action.ts'
import { signConfirmationToken, signResetToken } from '#test/board/link-tokens.ts'
import { mailCodeOf } from '#test/board/mail-codes.ts'
import { samplePhoto } from '#test/builders/pictures.ts'
import type { TestApp } from '#test/board/test-app.ts'

const account = {
  username: 'ana.robles',
  email: 'ana@example.org',
  fullName: 'Ana Robles',
  password: people.testPassword
}
const passwords = { currentPassword: people.testPassword, newPassword: 'otra-contraseña' }

/** Of an account from its registration to its deletion. */
export async function accountResponses(board: TestApp) {
  const call = callsOf(board)
  const ana = board.createClient()
  const register = await call('register', ana, { body: account })
  const { id } = register.body
  return {
    register,
    readApi: await call('readApi', ana),
    readOwnData: await call('readOwnData', ana),
    findCurrentUser: await call('findCurrentUser', ana),
    logIn: await call('logIn', ana, { body: account }),
    changePassword: await call('changePassword', ana, { id, body: passwords }),
    uploadPicture: await call('uploadPicture', ana, { id, body: samplePhoto }),
    reviseUser: await call('reviseUser', ana, { id, body: { ...account, phone: '612 345 678' } }),
    chooseMail: await call('chooseMail', ana, { id, body: { stopped: ['messages'] } }),
    listSessions: await call('listSessions', ana),
    endOtherSessions: await call('endOtherSessions', ana),
    endSession: await call('endSession', ana, { id: await otherSession(board) }),
    diagnoseIp: await call('diagnoseIp', ana, { headers: { 'X-Real-IP': '203.0.113.9' } }),
    updateIp: await call('updateIp', ana, { body: { userId: id, ip: '203.0.113.7' } }),
    ...(await passwordResponses(board)),
    requestEmailConfirmation: await call('requestEmailConfirmation', ana),
    confirmEmail: await call('confirmEmail', ana, { id: signConfirmationToken(board, id) }),
    deleteUser: await call('deleteUser', ana, {
      id,
      body: { currentPassword: passwords.newPassword, reason: 'Ya tengo trabajo' }
    })
  }
}

/** Of a person who has forgotten the password. */
async function passwordResponses(board: TestApp) {
  const call = callsOf(board)
  const person = await people.signUp(board, 'employer')
  const email = `${person.username}@example.org`
  return {
    askMailCode: await call('askMailCode', person, { body: { email } }),
    enterMailCode: await call('enterMailCode', person, {
      body: { code: await mailCodeOf(board.tools, person.id) }
    }),
    requestPasswordReset: await call('requestPasswordReset', board.createClient(), {
      body: { login: account.email }
    }),
    resetPassword: await call('resetPassword', board.createClient(), {
      id: signResetToken(board, person.id),
      body: { password: passwords.newPassword }
    }),
    logOut: await call('logOut', person)
  }
}

/** The id of a session that the person begins elsewhere. */
async function otherSession(board: TestApp): Promise<string> {
  const elsewhere = board.createClient()
  const { username } = account
  await elsewhere.post('/api/login', { username, password: passwords.newPassword })
  const { body } = await elsewhere.get('/api/sessions')
  return body.sessions.find((session: { isCurrent: boolean }) => session.isCurrent).id
}
