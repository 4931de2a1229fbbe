import { refusal } from '#services/platform/validation/refusal.ts'

export const ipMismatch = refusal(
  'ip-mismatch',
  400,
  'La dirección IP no es la que ve nuestro servidor'
)
