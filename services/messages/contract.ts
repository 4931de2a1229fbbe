import * as z from 'zod/mini'
import { optionalText, text } from '#services/platform/validation/text.ts'
import { guestMessageLength, messageLength } from '#events/limits/messages.ts'
import { messageFieldRefusals } from '#services/words/words.ts'

const receiverRequired = messageFieldRefusals['receiver-missing']

const content = (max: number) =>
  text({
    multiline: true,
    min: [messageLength.min, messageFieldRefusals['message-missing']],
    max: [max, messageFieldRefusals['message-too-long'](max)]
  })

export const SendMessage = z.object({
  receiverId: text({ min: [1, receiverRequired], max: [64, receiverRequired] }),
  jobId: optionalText({ max: [64, messageFieldRefusals['message-job-invalid']] }),
  content: content(messageLength.max)
})
export type SendMessage = z.infer<typeof SendMessage>

/** A message of an applicant to the employer of an application. */
export const WriteToEmployer = z.object({ content: content(guestMessageLength) })
