import { daysInWords, minutes } from '#services/words/shared/spanish-counts.ts'
import { brand } from '#services/words/shared/brand.ts'
import { askAgainDays, correctionMinutes } from '#events/limits/applications.ts'
import { refusal } from '#services/platform/validation/refusal.ts'

export const applicationExists = refusal('application-exists', 409, 'Esta aplicación ya existe')
export const appliedAlready = refusal(
  'applied-already',
  409,
  'Ya has enviado una aplicación para este empleo'
)
export const applicationNotFound = refusal(
  'application-not-found',
  404,
  'No encontramos esta aplicación'
)
export const applicationWithdrawn = refusal(
  'application-withdrawn',
  409,
  'Quien envió esta aplicación la ha retirado'
)
/** For the token of a guest who has an account now. */
export const applicationOfAccount = refusal(
  'application-of-account',
  409,
  'Esta aplicación está en tu cuenta. Entra y escribe desde «Mensajes».'
)
export const appliedJobNotFound = refusal('job-not-found', 404, 'Este anuncio no existe')
export const jobTakesNoApplications = refusal(
  'job-takes-no-applications',
  409,
  'Este anuncio ya no admite aplicaciones'
)
export const correctionOver = refusal(
  'correction-over',
  410,
  `Ha pasado más de ${minutes(correctionMinutes)} y ya no se puede corregir. Si la envías otra vez, la empresa recibirá las dos.`
)
export const applicationLinkOver = refusal('application-link-over', 401, 'Este enlace ya no sirve.')
export const talkDenied = refusal(
  'talk-denied',
  409,
  'Quien aplicó ha dicho que no habéis hablado. Contesta con un estado o un mensaje.'
)
export const answerLinkOver = refusal(
  'answer-link-over',
  410,
  `Este enlace ya no sirve. Entra en ${brand} para contestar.`
)
export const answerWithoutStatus = refusal(
  'answer-without-status',
  409,
  `Di si te interesa o no. Para escribir sin decirlo, entra en ${brand}.`
)
export const noTalk = refusal('no-talk', 409, 'La empresa no ha dicho que hayáis hablado')
export const askedTooEarly = refusal(
  'too-early',
  409,
  `Podrás preguntar cuando pasen ${daysInWords(askAgainDays)} sin respuesta`
)
export const askedAlready = refusal(
  'asked-already',
  409,
  'Ya has preguntado. Si no contestan, puedes escribirles un mensaje.'
)
export const alreadyAnswered = refusal('answered', 409, 'La empresa ya te ha contestado')
