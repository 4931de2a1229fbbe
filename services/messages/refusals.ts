import { refusal } from '#services/platform/validation/refusal.ts'

export const messageExists = refusal('message-exists', 409, 'Este mensaje ya existe')
export const messageNotFound = refusal('message-not-found', 404, 'No encontramos este mensaje')
export const receiverNotFound = refusal('receiver-not-found', 404, 'No encontramos a esta persona')
/** For people without a shared application. */
export const contactNotAllowed = refusal(
  'no-shared-application',
  403,
  'Solo puedes escribir a personas con las que compartes una aplicación'
)
export const answerAwaited = refusal(
  'answer-awaited',
  403,
  'Ya le has escrito. Podrás seguir cuando te conteste'
)
export const alreadyInvited = refusal('already-invited', 409, 'Ya le has invitado a este anuncio')
export const invitedJobOver = refusal(
  'invited-job-over',
  409,
  'Este anuncio ya no admite aplicaciones'
)
/** For a candidate who hides from this employer, or is under 18. */
export const notInvitable = refusal('not-invitable', 403, 'No puedes invitar a esta persona')
/** One of the two has hidden from the other since. */
export const contactEnded = refusal('contact-ended', 403, 'Ahora no puedes escribir a esta persona')
export const hiddenFromEmployer = refusal(
  'hidden-from-employer',
  403,
  'Te ocultas de esta empresa. Para escribirle, deja de hacerlo en «Quién ve mi perfil»'
)
