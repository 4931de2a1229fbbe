import * as z from 'zod/mini'
import { optionalText, text } from '#services/platform/validation/text.ts'
import { messageLength } from '#events/limits/messages.ts'
import { messageFieldRefusals } from '#services/words/words.ts'

const receiverRequired = messageFieldRefusals['receiver-missing']

export const SendMessage = z.object({
  receiverId: text({ min: [1, receiverRequired], max: [64, receiverRequired] }),
  jobId: optionalText({ max: [64, messageFieldRefusals['message-job-invalid']] }),
  content: text({
    multiline: true,
    min: [messageLength.min, messageFieldRefusals['message-missing']],
    max: [messageLength.max, messageFieldRefusals['message-too-long']]
  })
})
export type SendMessage = z.infer<typeof SendMessage>
