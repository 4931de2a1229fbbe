import * as z from 'zod/mini'
import { optionalText, text } from '#services/platform/validation/text.ts'
import { messageLength } from './limits.ts'

const receiverRequired = 'Debes indicar a quién escribes'

export const SendMessage = z.object({
  receiverId: text({ min: [1, receiverRequired], max: [64, receiverRequired] }),
  jobId: optionalText({ max: [64, 'El empleo no es válido'] }),
  content: text({
    multiline: true,
    min: [messageLength.min, 'Escribe un mensaje'],
    max: [messageLength.max, 'El mensaje no puede tener más de 2000 caracteres']
  })
})
export type SendMessage = z.infer<typeof SendMessage>
