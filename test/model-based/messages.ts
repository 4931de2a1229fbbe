import { message } from '#events/aggregates/messages.ts'
import { user } from '#events/aggregates/users.ts'
import { markMessageRead, sendMessage } from '#services/messages/decide.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { type Model, ownerActor, type WeightedCommands } from './model.ts'

export function messageCommands({
  recording,
  user: anyUser,
  known,
  fresh,
  words
}: Model): WeightedCommands {
  return {
    send: [
      6,
      ({ who, whom, word }, index) => {
        const id = fresh('messages', index)
        const by = anyUser(who)
        const receiverId = anyUser(whom).id
        return handleCommand(recording, message, id, async (state, load) => {
          const [sender, receiver] = await load([user, by.id], [user, receiverId])
          const participants = { sender, receiver, contact: 'open' as const }
          return sendMessage(state, id, { receiverId, content: words(word) }, by, participants)
        })
      }
    ],
    read: [
      3,
      ({ which }) => {
        const id = known('messages', which)
        return handleCommand(recording, message, id, state =>
          markMessageRead(state, id, ownerActor(state, 'receiverId', 'applicant'))
        )
      }
    ]
  }
}
