import { guest } from '#events/aggregates/guests.ts'
import { message } from '#events/aggregates/messages.ts'
import { user } from '#events/aggregates/users.ts'
import { eraseThing } from '#services/account-archive/erase-thing.ts'
import {
  eraseMessage,
  markMessageRead,
  type Participant,
  sendMessage
} from '#services/messages/decide.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import { type Model, ownerActor, pick, type WeightedCommands } from './model.ts'

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
      ({ who, whom, which, word, choice }, index) => {
        const id = fresh('messages', index)
        const by = anyUser(who)
        const guestId = `guest-${whom % 60}`
        const [senderId, receiverId] = pick(
          [
            [by.id, anyUser(whom).id],
            [by.id, guestId],
            [guestId, by.id]
          ] as const,
          choice
        )
        const answered = word % 3 ? {} : { applicationId: known('applications', which) || id }
        return handleCommand(recording, message, id, async (state, load) => {
          const contact = 'open'
          const person = (id: string): Promise<Participant> =>
            id === guestId ? load([guest, id]) : load([user, id])
          const [sender, receiver] = [await person(senderId), await person(receiverId)]
          const request = { receiverId, content: words(word), ...answered }
          const participants = { sender, receiver, contact } as const
          return sendMessage(state, id, request, { id: senderId }, participants)
        })
      }
    ],
    eraseMessage: [
      1,
      ({ which }) => {
        const id = known('messages', which)
        return handleCommand(recording, message, id, state => ({
          events: eraseMessage(state, id),
          inTransaction: tx => eraseThing(tx, id, { ...recording, requestedBy: 'author' })
        }))
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
