import * as z from 'zod/mini'
import { optionalText, text } from '#services/text.ts'

const noReceiver = 'Debes indicar a quién escribes'

export const SendMessage = z.object({
  receiverId: text({ min: [1, noReceiver], max: [64, noReceiver] }),
  jobId: optionalText({ max: [64, 'El empleo no es válido'] }),
  content: text({
    lines: true,
    min: [1, 'Escribe un mensaje'],
    max: [2000, 'El mensaje no puede tener más de 2000 caracteres']
  })
})
export type SendMessage = z.infer<typeof SendMessage>
