import { message } from '#events/messages.ts'
import { user } from '#events/users.ts'
import { markMessageRead, sendMessage } from '#services/messages/decide.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { type WeightedCommands, ownerActor, type Model } from './model.ts'

export function randomMessageCommands({
  recording,
  randomUser,
  known,
  fresh,
  words
}: Model): WeightedCommands {
  return {
    send: [
      6,
      nth => {
        const id = fresh('messages', nth)
        const by = randomUser()
        const receiverId = randomUser().id
        return handleCommand(recording, message, id, {
          load: { sender: [user, by.id], receiver: [user, receiverId] },
          decide(message, { sender, receiver }) {
            const participants = { sender, receiver, mayContact: true }
            return sendMessage(message, id, { receiverId, content: words() }, by, participants)
          }
        })
      }
    ],
    read: [
      3,
      () => {
        const id = known('messages')
        return handleCommand(recording, message, id, state =>
          markMessageRead(state, id, ownerActor(state, 'receiverId', 'applicant'))
        )
      }
    ]
  }
}
