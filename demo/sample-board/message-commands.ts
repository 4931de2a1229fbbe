import { newId } from '#events/aggregates/ids.ts'
import { message } from '#events/aggregates/messages.ts'
import { user } from '#events/aggregates/users.ts'
import { SendMessage } from '#services/messages/contract.ts'
import { markMessageRead, sendMessage } from '#services/messages/decide.ts'
import { findContact } from '#services/messages/find-contact.ts'
import { handleCommand } from '#services/platform/commands/handle-command.ts'
import type { DemoConversation, DemoMessage } from './schema.ts'
import { findDemoUser, findDemoJob, demoCommandContext, type DemoContext } from './context.ts'

/** The commands of one sample message. */
export function demoMessageCommands(
  context: DemoContext,
  { employer, applicant, jobKey }: DemoConversation,
  { from, text }: DemoMessage
) {
  const id = newId()
  const [senderName, receiverName] =
    from === 'employer' ? [employer, applicant] : [applicant, employer]
  return {
    send: async (age: number) => {
      const by = findDemoUser(context, senderName)
      const receiverId = findDemoUser(context, receiverName).id
      const request = SendMessage.parse({
        receiverId,
        jobId: findDemoJob(context, jobKey).id,
        content: text
      })
      const contact = await findContact(context.db, by.id, receiverId)
      const recording = demoCommandContext(context, age, by)
      await handleCommand(recording, message, id, async (state, load) => {
        const [sender, receiver] = await load([user, by.id], [user, receiverId])
        return sendMessage(state, id, request, by, { sender, receiver, contact })
      })
    },
    read: (age: number) => {
      const by = findDemoUser(context, receiverName)
      return handleCommand(demoCommandContext(context, age, by), message, id, state =>
        markMessageRead(state, id, by)
      )
    }
  }
}
