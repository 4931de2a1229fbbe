import about from '#package.json' with { type: 'json' }
import { applicationApi } from '#services/applications/openapi.ts'
import { authApi } from '#services/auth/openapi.ts'
import { type Action, type Permission, permissions } from '#services/auth/decide.ts'
import { sessionCookie } from '#services/auth/contract.ts'
import { candidateProfileApi } from '#services/candidate-profiles/openapi.ts'
import { ipLocationApi } from '#services/ip-location/openapi.ts'
import { jobApi } from '#services/jobs/openapi.ts'
import { messageApi } from '#services/messages/openapi.ts'
import { operatorApi } from '#services/operator-dashboard/openapi.ts'
import { defaultLimits, type RateLimit } from '#services/platform/config/rate-limits.ts'
import { requestCosts } from '#services/platform/config/request-costs.ts'
import { brand } from '#services/platform/config/brand.ts'
import type {
  ApiDescription,
  OperationDescription
} from '#services/platform/openapi/api-description.ts'
import { ApiDocument } from '#services/platform/openapi/responses.ts'
import { pictureApi } from '#services/pictures/openapi.ts'
import { userApi } from '#services/users/openapi.ts'

const minutes = ({ seconds }: RateLimit) => seconds / 60

const description = [
  'Las peticiones y las respuestas son JSON; las fechas, ISO 8601 en UTC.',
  'Un campo opcional puede faltar, ser null o estar vacío.',
  'Los textos se recortan por los lados antes de medirlos, y su longitud se cuenta en caracteres.',
  'Por https la cookie de la sesión lleva delante el prefijo __Host-.',
  'Los errores llevan una frase en español para quien los lee.',
  `Cada petición cuesta puntos: ${requestCosts.plain}, o ${requestCosts.list} las listas de candidatos, mensajes y aplicaciones y las de una empresa; cada palabra buscada, ${requestCosts.word} más; una contraseña o una foto, ${requestCosts.hashOrPicture}.`,
  `Sin sesión hay ${defaultLimits.reads.points} puntos de lectura por dirección cada ${minutes(defaultLimits.reads)} minutos; con sesión, ${defaultLimits.accountReads.points} por cuenta; para escribir, ${defaultLimits.writes.points}.`,
  'Algunas escrituras tienen además su propio límite. Quien se pasa recibe 429, y Retry-After dice cuántos segundos debe esperar.',
  'Donde hay una réplica, la respuesta a una escritura lleva Log-Position; quien la envía con una búsqueda ve ya lo que escribió.'
].join(' ')

/** An action without a description does not compile. */
export const operationDescriptions: Record<Action, OperationDescription> = {
  readApi: { tag: 'API', summary: 'Esta descripción', response: ApiDocument },
  ...userApi.operations,
  ...authApi.operations,
  ...pictureApi.operations,
  ...jobApi.operations,
  ...applicationApi.operations,
  ...candidateProfileApi.operations,
  ...messageApi.operations,
  ...ipLocationApi.operations,
  ...operatorApi.operations
}

export const apiDescription: ApiDescription = {
  info: { title: brand, version: about.version, description },
  sessionCookie,
  operations: operationDescriptions,
  schemas: {
    ...userApi.schemas,
    ...authApi.schemas,
    ...pictureApi.schemas,
    ...jobApi.schemas,
    ...applicationApi.schemas,
    ...candidateProfileApi.schemas,
    ...messageApi.schemas,
    ...ipLocationApi.schemas,
    ...operatorApi.schemas
  },
  unauthenticatedStatus,
  needsSecondFactor: action => permissionOf(action).needsSecondFactor === true
}

const permissionOf = (action: string): Permission => permissions[action as Action]

/** Operators' actions are hidden from everyone else. */
function unauthenticatedStatus(action: string): 401 | 404 | undefined {
  const { roles } = permissionOf(action)
  if (roles.includes('anonymous')) return undefined
  return roles.includes('operator') ? 404 : 401
}
