import type { RateLimitName } from '#services/platform/config/rate-limits.ts'
import { maxIdempotencyKey } from '#events/limits/requests.ts'
import { brand } from '#services/words/shared/brand.ts'
import { refusal } from '#services/platform/validation/refusal.ts'

export const invalidRequest = refusal('invalid-request', 400, 'La petición no es válida')
export const invalidJson = refusal('invalid-json', 400, 'El JSON de la petición no es válido')
export const invalidIdempotencyKey = refusal(
  'invalid-idempotency-key',
  400,
  `La clave de idempotencia debe tener entre 1 y ${maxIdempotencyKey} caracteres ASCII`
)
export const honeypotFilled = refusal(
  'hidden-field-filled',
  400,
  'Has rellenado un campo que debe quedar vacío. Lo hemos vaciado: vuelve a enviarlo.'
)
export const usernameReserved = refusal(
  'username-reserved',
  400,
  'Este nombre de usuario está reservado. Elige otro.'
)
export const alphabetsMixed = refusal(
  'alphabets-mixed',
  400,
  'Un nombre se escribe con letras de un solo alfabeto. Escríbelo de nuevo.'
)
export const brandInName = refusal(
  'brand-in-name',
  400,
  `«${brand}» es este sitio: en otro nombre parecería que escribe ${brand}. Quítalo o, si es tu apellido, pon su inicial.`
)
export const notSignedIn = refusal('not-signed-in', 401, 'Usuario no autenticado')
export const metricsTokenMissing = refusal(
  'metrics-token-missing',
  401,
  'Hace falta el token de las métricas'
)
export const fromElsewhere = refusal(
  'from-another-site',
  403,
  'La petición viene de otro sitio y se ha rechazado.'
)
export const originUnknown = refusal(
  'origin-unknown',
  403,
  'Tu navegador no dice desde qué página envía este formulario, y sin eso no podemos aceptarlo. Permítele decirlo a este sitio (la cabecera Referer), vuelve atrás y envíalo otra vez.'
)
export const addressNotFound = refusal('address-not-found', 404, 'Esta dirección no existe')
export const methodNotSupported = refusal(
  'method-not-supported',
  405,
  'Esta dirección no admite ese método'
)
export const requestTooSlow = refusal(
  'request-too-slow',
  408,
  'La petición ha tardado demasiado en llegar. Inténtalo de nuevo.'
)
export const alreadyExists = refusal('already-exists', 409, 'Ya existe')
/** For a link in an e-mail. */
export const linkUsed = refusal('link-over', 410, 'Este enlace ya no sirve.')
export const bodyTooLarge = (most: string) =>
  refusal('body-too-large', 413, `El contenido es demasiado grande: ${most} como máximo`)
export const jsonRequired = refusal(
  'json-required',
  415,
  'El contenido debe enviarse como JSON (application/json)'
)
export const formRequired = refusal(
  'form-required',
  415,
  'El contenido debe enviarse como un formulario'
)
export const bodyCompressed = refusal(
  'body-compressed',
  415,
  'Envía el contenido sin comprimir (sin Content-Encoding).'
)
export const idempotencyKeyReused = refusal(
  'idempotency-key-reused',
  422,
  'Esta clave de idempotencia ya se usó con otra petición'
)
/** By its limit, how the sentence of a 429 begins. */
const tooMany: Partial<Record<RateLimitName, string>> = {
  application: 'Demasiadas aplicaciones',
  guestApplication: 'Demasiadas aplicaciones',
  guestApplicationEmail: 'Demasiadas aplicaciones',
  jobChange: 'Demasiados cambios en tus anuncios',
  profileChange: 'Demasiados cambios en tu perfil',
  accountChange: 'Demasiados cambios en tu cuenta',
  emailChange: 'Demasiados cambios de correo electrónico',
  message: 'Demasiados mensajes',
  report: 'Demasiadas denuncias',
  appeal: 'Demasiadas reclamaciones'
}

export function tooManyRequests(limit: RateLimitName, seconds: number) {
  const what = tooMany[limit] ?? 'Demasiados intentos'
  return refusal(
    'too-many-requests',
    429,
    `${what}. Vuelve a probar dentro de ${formatWait(seconds)}.`
  )
}

/** A waiting time in Spanish. */
export function formatWait(seconds: number): string {
  if (seconds === 1) return '1 segundo'
  return seconds < 120 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`
}

export const headersTooLong = refusal(
  'headers-too-long',
  431,
  'La dirección o las cabeceras de la petición son demasiado largas'
)
export const unexpected = refusal(
  'unexpected-error',
  500,
  'Ha ocurrido un error inesperado. Inténtalo de nuevo más tarde.'
)
export const busy = refusal(
  'service-unavailable',
  503,
  'Ahora no damos abasto. Inténtalo de nuevo en unos segundos.'
)
export const notReady = refusal(
  'not-ready',
  503,
  'Todavía no se puede atender: la base de datos no está lista, o el proceso se cierra.'
)
export const mailOff = refusal(
  'mail-off',
  503,
  'Este sitio no envía correos: escribe a quien lo lleva.'
)
