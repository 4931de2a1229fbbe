import { refusal } from '#services/platform/validation/refusal.ts'

export const deadLetterNotFound = refusal(
  'dead-letter-not-found',
  404,
  'Este evento no está entre los fallidos'
)
export const retryFailed = refusal('retry-failed', 409, 'Ha vuelto a fallar')
