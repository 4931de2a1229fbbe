import * as z from 'zod/mini'
import { text } from '#services/platform/validation/text.ts'

const userRequired = 'Debes iniciar sesión para guardar tu ubicación en tu perfil de usuario.'
const ipRequired = 'Falta la dirección IP'

/** `geoInfo` is accepted and ignored: the server looks the place up itself. */
export const UpdateIp = z.object({
  userId: text({ min: [1, userRequired] }),
  ip: text({ min: [1, ipRequired], max: [64, ipRequired] }),
  geoInfo: z.optional(z.unknown())
})
export type UpdateIp = z.infer<typeof UpdateIp>
