import { minorContact, adultAge } from '#events/limits/candidate-profiles.ts'
import { refusal } from '#services/platform/validation/refusal.ts'
import { maxBlocks } from '#events/limits/candidate-profiles.ts'

export const profileExists = refusal('candidate-profile-exists', 409, 'Este perfil ya existe')
export const profileActiveAlready = refusal(
  'candidate-profile-active',
  409,
  'Ya tienes un perfil activo. Elimínalo para crear otro.'
)
export const candidateProfileNotFound = refusal(
  'candidate-profile-not-found',
  404,
  'Este perfil no existe'
)
/** For everybody but its owner. */
export const candidateProfileHidden = refusal(
  'candidate-profile-hidden',
  404,
  'Hemos retirado este perfil.'
)
/** Only when the board sends e-mails. */
export const emailUnconfirmed = refusal(
  'email-unconfirmed',
  403,
  'Confirma tu correo en «Mi Perfil» para ver el teléfono y el correo de los candidatos.'
)
/** For an employer whom the operator has not seen. */
export const minorContactLater = refusal(
  'minor-contact-later',
  403,
  `Es menor de ${adultAge} años: verás su teléfono y su correo cuando tu cuenta tenga ${minorContact.accountDays} días y un anuncio tuyo lleve ${minorContact.adDays} días publicado.`
)
/** On a board that sends no e-mails. */
export const minorContactOff = refusal(
  'minor-contact-off',
  403,
  `Este sitio no enseña el teléfono ni el correo de menores de ${adultAge} años.`
)
export const tooManyBlocks = refusal(
  'too-many-blocks',
  409,
  `Puedes ocultarte de ${maxBlocks} empresas o lugares como máximo.`
)
export const blockedEmployerNotFound = refusal('employer-not-found', 404, 'Esta empresa no existe')
