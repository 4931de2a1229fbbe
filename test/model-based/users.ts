import { user } from '#events/aggregates/users.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { confirmEmail, deleteUser, register, reviseUser } from '#services/users/decide.ts'
import { archiveAccount } from '#workers/scheduled-jobs/archive-users.ts'
import { eraseAccount } from '#workers/scheduled-jobs/erase-users.ts'
import { type Model, pick, type WeightedCommands } from './model.ts'

export function accountCommands({
  board,
  recording,
  people,
  user: anyUser,
  words
}: Model): WeightedCommands {
  const name = (n: number) => `n${n % 900}`
  return {
    register: [
      12,
      ({ word, choice }, index) => {
        const who = {
          id: `user-${index}`,
          userType: pick(['employer', 'applicant'] as const, choice)
        }
        people.push(who)
        const username = name(word)
        const request = {
          username,
          email: `${username}@example.org`,
          fullName: words(word),
          password: 'x',
          userType: who.userType,
          website: undefined
        }
        return handleCommand(recording, user, who.id, state =>
          register(state, who.id, request, '203.0.113.7')
        )
      }
    ],
    reviseUser: [
      4,
      ({ who, word }) => {
        const by = anyUser(who)
        const request = { fullName: words(word), email: `${name(word)}@example.org` }
        const before = { email: '', isMailSent: false }
        return handleCommand(recording, user, by.id, state =>
          reviseUser(state, by.id, request, before)
        )
      }
    ],
    confirmEmail: [
      2,
      ({ who, word }) => {
        const by = anyUser(who)
        const email = `${name(word)}@example.org`
        return handleCommand(recording, user, by.id, state =>
          confirmEmail(state, by.id, 'emailVersion' in state ? state.emailVersion : 0, email)
        )
      }
    ],
    deleteUser: [
      3,
      ({ who }) => {
        const by = anyUser(who)
        return handleCommand(recording, user, by.id, state => deleteUser(state, by.id, {}))
      }
    ],
    archive: [8, ({ who }) => archiveAccount(board.tools, anyUser(who).id)],
    erase: [3, ({ who }) => eraseAccount(board.tools, anyUser(who).id, 0, 'chance')]
  }
}
