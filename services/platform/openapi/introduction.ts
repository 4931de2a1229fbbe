import { defaultLimits, type RateLimit } from '#services/platform/config/rate-limits.ts'
import { requestCosts } from '#services/platform/config/request-costs.ts'

const minutes = ({ seconds }: RateLimit) => seconds / 60

/** Rules of all operations; the text of `info`. */
export const apiIntroduction = [
  'Las peticiones y las respuestas son JSON; las fechas, ISO 8601 en UTC.',
  'Un campo opcional puede faltar, ser null o estar vacío.',
  'Los textos se recortan por los lados antes de medirlos, y su longitud se cuenta en caracteres.',
  'Por https la cookie de la sesión lleva delante el prefijo __Host-.',
  'Una escritura con la cookie de la sesión lleva la cabecera Origin con la dirección de este servidor, como la ponen los navegadores; sin ella, o con otra, recibe 403. Sin cookie no hace falta.',
  'Los errores llevan una frase en español para quien los lee, y un «code» que no cambia para los programas.',
  `Cada petición cuesta puntos: ${requestCosts.plain}, o ${requestCosts.list} las listas de candidatos, mensajes y aplicaciones y las de una empresa; cada palabra buscada, ${requestCosts.word} más; una contraseña o una foto, ${requestCosts.hashOrPicture}.`,
  `Sin sesión hay ${defaultLimits.reads.points} puntos de lectura por dirección cada ${minutes(defaultLimits.reads)} minutos; con sesión, ${defaultLimits.accountReads.points} por cuenta; para escribir, ${defaultLimits.writes.points}.`,
  'Algunas escrituras tienen además su propio límite. Quien se pasa recibe 429, y Retry-After dice cuántos segundos debe esperar.',
  'Donde hay una réplica, la respuesta a una escritura lleva Log-Position; quien la envía con una búsqueda ve ya lo que escribió.'
].join(' ')
