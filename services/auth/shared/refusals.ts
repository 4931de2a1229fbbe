import { hours, inWords, minutes } from '#services/words/shared/spanish-counts.ts'
import { enrolmentCodeHours, mailCode } from '#events/limits/auth.ts'
import { refusal } from '#services/platform/validation/refusal.ts'

// Sentences that two refusals share.
const codeIsWrong = 'El código no es correcto o ya se ha usado'

export const wrongCredentials = refusal(
  'credentials-wrong',
  401,
  'Nombre de usuario o contraseña incorrectos'
)
export const signInCodeMissing = refusal(
  'sign-in-code-missing',
  401,
  'Escribe el código de tu app de autenticación'
)
export const wrongCode = refusal('code-wrong', 400, codeIsWrong)
export const wrongSignInCode = refusal('sign-in-code-wrong', 401, codeIsWrong)
export const wrongMailCode = refusal(
  'mail-code-wrong',
  401,
  'El código no es correcto. Míralo en el último correo que te hemos mandado.'
)
export const mailCodeOver = refusal(
  'mail-code-over',
  410,
  `Este código ya no sirve: vale ${minutes(mailCode.minutes)}, una sola vez, con ${inWords(mailCode.tries)} intentos y en el navegador en que lo pediste. Pide otro aquí.`
)
export const mailCodesUsedUp = refusal(
  'mail-codes-used-up',
  429,
  'Hoy se han escrito demasiados códigos equivocados para este correo. Entra con tu contraseña o, si no la recuerdas, elige otra en «¿Has olvidado tu contraseña?».'
)
export const wrongOperatorPassword = refusal(
  'password-wrong',
  400,
  'La contraseña actual no es correcta'
)
export const wrongEnrolmentCode = refusal(
  'enrolment-code-wrong',
  400,
  `Este código de alta no vale: lo da quien lleva el servidor, sirve ${hours(enrolmentCodeHours)} y una sola vez`
)
export const enrolledAlready = refusal(
  'second-factor-on',
  409,
  'La verificación en dos pasos ya está activada'
)
/** For an operator without two-step sign-in. */
export const secondFactorRequired = refusal(
  'second-factor-required',
  403,
  'Activa la verificación en dos pasos para continuar.'
)
/** For a session that began before two-step sign-in was on. */
export const secondFactorMissing = refusal(
  'second-factor-missing',
  403,
  'Cierra sesión y entra otra vez, con el código de tu app de autenticación.'
)
/** For a session that its person has ended, or that ended with the password; not for one that expired. */
export const sessionEnded = refusal('session-ended', 401, 'Usuario no autenticado')
/** For what was written in the session of another account. */
export const anotherAccount = refusal(
  'another-account',
  409,
  'Lo escribió otra cuenta. Cierra sesión y entra con ella para enviarlo.'
)
export const sessionNotFound = refusal('session-not-found', 404, 'Esta sesión ya no está abierta')

export const notAllowed = refusal('not-allowed', 403, 'No tienes permiso para hacer esto')
export const employerRequired = refusal(
  'employer-required',
  403,
  'Necesitas una cuenta de empleador para publicar vacantes.'
)
export const candidateRequired = refusal(
  'candidate-required',
  403,
  'Para ofrecer servicios laborales necesitas una cuenta de candidato.'
)
export const notJobOwner = refusal(
  'not-job-owner',
  403,
  'No tienes permisos para editar este anuncio.'
)
export const notProfileOwner = refusal(
  'not-profile-owner',
  403,
  'No tienes permiso para editar este perfil'
)
export const onlyCandidatesEdit = refusal(
  'only-candidates-edit-profiles',
  403,
  'Solo los candidatos pueden editar perfiles'
)
export const onlyEmployersAsk = refusal(
  'only-employers-see-contact',
  403,
  'El teléfono y el correo se enseñan a las empresas con la sesión iniciada.'
)
export const confirmsOtherAccount = refusal(
  'confirms-other-account',
  403,
  'Este enlace es de otra cuenta. Cierra sesión y entra con ella para confirmar su correo.'
)
