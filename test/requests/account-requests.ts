import type { Action } from '#services/auth/permissions/actions.ts'
import { createSession } from './action-targets.ts'
import { testPassword } from '../builders/api-fixtures.ts'
import { signConfirmationToken, signResetToken } from '../board/link-tokens.ts'
import { mailCodeOf } from '../board/mail-codes.ts'
import { smallPicture } from '../builders/pictures.ts'
import { beginEnrolment, enrolInSecondFactor, oneTimeCode } from '../builders/second-factor.ts'
import { type ActionRequest, accountId } from '../builders/test-actors.ts'

/** A valid request of each action on an account and its sessions. */
export const accountRequests = {
  findCurrentUser: {},
  logIn: { body: ({ peer }) => ({ username: peer.username, password: testPassword }) },
  askMailCode: { body: ({ peer }) => ({ email: `${peer.username}@example.org` }) },
  enterMailCode: {
    body: async ({ board: { tools }, client, peer }) => {
      if (!tools) return { code: '123456' }
      await client.post('/api/mail-codes', { email: `${peer.username}@example.org` })
      return { code: await mailCodeOf(tools, peer.id) }
    }
  },
  register: {
    body: ({ peer }) => ({
      username: `x${peer.id}`,
      email: `x${peer.id}@example.org`,
      password: testPassword,
      fullName: 'Eva'
    })
  },
  requestPasswordReset: { body: ({ peer }) => ({ login: peer.username }) },
  resetPassword: {
    targetId: ({ board: { now, tools }, peer }) =>
      now && tools ? signResetToken({ now, tools }, peer.id) : 'nada',
    body: () => ({ password: testPassword })
  },
  requestEmailConfirmation: {},
  confirmEmail: {
    targetId: (actors, own) => {
      const { now, tools } = actors.board
      return now && tools ? signConfirmationToken({ now, tools }, accountId(actors, own)) : 'nada'
    }
  },
  logOut: {},
  readOwnData: {},
  reviseUser: {
    targetId: accountId,
    body: ({ self }) => ({ fullName: 'Eva', email: `${self?.username ?? 'x'}@example.org` })
  },
  deleteUser: { targetId: accountId, body: () => ({ currentPassword: testPassword }) },
  listSessions: {},
  endSession: { targetId: createSession },
  endOtherSessions: {},
  changePassword: {
    targetId: accountId,
    body: () => ({ currentPassword: testPassword, newPassword: testPassword })
  },
  chooseMail: { targetId: accountId, body: () => ({ stopped: ['messages'] }) },
  verifyEmployer: {
    targetId: accountId,
    body: () => ({ web: 'yeguada.example.org', taxId: '12345678Z', farmCode: 'ES110390001234' })
  },
  uploadPicture: { targetId: accountId, body: smallPicture },
  readSecondFactor: {},
  enrolSecondFactor: { body: () => ({ currentPassword: testPassword }) },
  confirmSecondFactor: {
    body: async ({ board: { now = new Date() }, client }) => {
      const secret = await beginEnrolment(client).catch(() => undefined)
      return { code: secret ? oneTimeCode(secret, now) : '123456' }
    }
  },
  removeSecondFactor: {
    body: async ({ board: { now = new Date() }, client }) => {
      const enrolled = await enrolInSecondFactor(client, now).catch(() => undefined)
      return { code: enrolled?.recoveryCodes[0] ?? '123456' }
    }
  }
} satisfies Partial<Record<Action, ActionRequest>>
