import { message } from '#events/messages.ts'
import { user } from '#events/users.ts'
import { readMessage, sendMessage } from '#services/messages/decide.ts'
import { record } from '#services/platform/commands/handle-command.ts'
import { type Deeds, owner, type World } from './model.ts'

export function deedsOfMessages({ recording, someone, known, fresh, words }: World): Deeds {
  return {
    send: [
      6,
      nth => {
        const id = fresh('messages', nth)
        const by = someone()
        const receiverId = someone().id
        return record(recording, message, id, async (state, _, past) =>
          sendMessage(state, id, { receiverId, content: words() }, by, {
            sender: await past(user, by.id),
            receiver: await past(user, receiverId),
            acquainted: true
          })
        )
      }
    ],
    read: [
      3,
      () => {
        const id = known('messages')
        return record(recording, message, id, state =>
          readMessage(state, id, owner(state, 'receiverId', 'applicant'))
        )
      }
    ]
  }
}
