import { invalidRequest } from '#services/platform/http/errors/refusals.ts'
import { ErrorResponse } from './responses.ts'
import type { SchemaReference } from './schema-registry.ts'

const errorDescriptions = {
  400: ['Invalid', invalidRequest.message],
  401: ['NotSignedIn', 'Hace falta iniciar sesión, o los datos de acceso no son correctos'],
  403: [
    'Forbidden',
    'Quien llama no puede hacerlo, o la petición viene de otro sitio: con cookie y sin la cabecera Origin de este servidor, toda escritura'
  ],
  404: ['NotFound', 'No existe'],
  409: ['Conflict', 'Contradice lo que ya hay'],
  410: ['Gone', 'Ya no existe'],
  413: ['TooLarge', 'El contenido es demasiado grande'],
  415: ['WrongType', 'El contenido es de otro tipo'],
  422: [
    'Reused',
    'La clave de idempotencia ya se usó con otra petición, o un anuncio dice lo que la ley prohíbe'
  ],
  429: ['TooMany', 'Demasiadas peticiones'],
  503: ['Busy', 'El servidor está ocupado o no puede acceder a sus datos']
} as const

export type ErrorStatus = keyof typeof errorDescriptions

const retryAfter = {
  'Retry-After': { description: 'Segundos de espera', schema: { type: 'integer', minimum: 1 } }
}

/** Every error response, by its component name. */
export function errorResponses(reference: SchemaReference): object {
  const content = { 'application/json': { schema: reference(ErrorResponse) } }
  const responses = Object.entries(errorDescriptions).map(([status, [name, description]]) => {
    const headers = ['429', '503'].includes(status) && { headers: retryAfter }
    return [name, { description, ...headers, content }]
  })
  return Object.fromEntries(responses)
}

/** References to the error responses of one operation, by status. */
export function errorReferences(statuses: readonly ErrorStatus[]): object {
  const references = statuses.map(status => [
    status,
    { $ref: `#/components/responses/${errorDescriptions[status][0]}` }
  ])
  return Object.fromEntries(references)
}
