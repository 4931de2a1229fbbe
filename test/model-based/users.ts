import { user } from '#events/users.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { deleteUser, register, reviseUser } from '#services/users/decide.ts'
import { pickFrom } from '#test/seeded-random.ts'
import { archiveAccount } from '#workers/scheduled-jobs/archive-users.ts'
import { eraseAccount } from '#workers/scheduled-jobs/erase-users.ts'
import type { WeightedCommands, Model } from './model.ts'

export function randomUserCommands({
  board,
  recording,
  next,
  people,
  randomUser,
  words
}: Model): WeightedCommands {
  const name = () => `n${Math.floor(next() * 900)}`
  return {
    register: [
      12,
      nth => {
        const who = {
          id: `user-${nth}`,
          userType: pickFrom(next, ['employer', 'applicant'] as const)
        }
        people.push(who)
        const username = name()
        const request = {
          username,
          email: `${username}@example.org`,
          fullName: words(),
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
      () => {
        const by = randomUser()
        const request = { fullName: words(), email: `${name()}@example.org` }
        return handleCommand(recording, user, by.id, state => reviseUser(state, by.id, request))
      }
    ],
    deleteUser: [
      3,
      () => {
        const by = randomUser()
        return handleCommand(recording, user, by.id, state => deleteUser(state, by.id, {}))
      }
    ],
    archive: [2, () => archiveAccount(board.tools, randomUser().id)],
    erase: [3, () => eraseAccount(board.tools, randomUser().id, 0, 'chance')]
  }
}
