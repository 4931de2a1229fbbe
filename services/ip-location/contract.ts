import * as z from 'zod/mini'
import { text } from '#services/platform/validation/text.ts'

const noUser = 'Debes iniciar sesión para guardar tu ubicación en tu perfil de usuario.'
const noAddress = 'Falta la dirección IP'

/** `geoInfo` is accepted and not believed: the server looks the place up itself. */
export const UpdateIp = z.object({
  userId: text({ min: [1, noUser] }),
  ip: text({ min: [1, noAddress], max: [64, noAddress] }),
  geoInfo: z.optional(z.unknown())
})
export type UpdateIp = z.infer<typeof UpdateIp>
