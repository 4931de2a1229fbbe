import { minutes } from '#services/words/shared/spanish-counts.ts'
import { passwordLinkMinutes } from '#events/limits/auth.ts'
import { refusal } from '#services/platform/validation/refusal.ts'
import { accountFieldRefusals } from '#services/words/words.ts'

/** Shown by the form before it is sent. */
export const passwordsDiffer = accountFieldRefusals['passwords-differ']

export const passwordMissing = refusal('password-missing', 400, 'Escribe tu contraseña')
export const passwordWrong = refusal('password-wrong', 400, 'La contraseña actual no es correcta')
export const passwordGuessable = (remedy: string) => refusal('password-guessable', 400, remedy)
export const profilePictureInvalid = (sentence: string) =>
  refusal('profile-picture-invalid', 400, sentence)
export const farmUnknown = refusal(
  'farm-code-unknown',
  400,
  'Las cinco cifras tras «ES» no son las de ningún municipio'
)
export const websiteOfMail = (web: string) =>
  refusal(
    'website-of-mail-service',
    400,
    `${web} es un servicio de correo: escribe la web de tu centro`
  )
export const employerNotFound = refusal(
  'employer-not-found',
  404,
  'No hay ninguna empresa con este identificador'
)
export const usernameTaken = refusal('username-taken', 409, 'El nombre de usuario ya existe')
export const emailTaken = refusal('email-taken', 409, 'El correo electrónico ya está registrado')
export const registrationClosed = refusal(
  'registration-closed',
  403,
  'Ahora no se pueden crear cuentas en este sitio. Si ya tienes una, inicia sesión; para buscar y aplicar a un empleo no hace falta.'
)
export const accountExists = refusal('account-exists', 409, 'Esta cuenta ya existe')
export const accountExistsAlready = refusal(
  'account-exists',
  409,
  'Esta cuenta ya existe. Inicia sesión.'
)
export const confirmationUsed = refusal(
  'confirmation-link-over',
  410,
  'Este enlace ya no sirve. Entra en tu cuenta y pide otro desde tu perfil.'
)
export const passwordLinkOver = refusal(
  'account-link-over',
  410,
  `Este enlace ya no sirve. Pide otro y úsalo antes de ${minutes(passwordLinkMinutes)}.`
)
