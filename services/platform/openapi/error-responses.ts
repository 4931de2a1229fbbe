import { invalidRequest } from '#services/platform/http/errors.ts'
import { isSafeMethod } from '#services/platform/http/safe-methods.ts'
import { Refusal } from '#services/platform/http/responses.ts'
import { type Permission, permissions } from '#services/auth/decide.ts'
import type { ApiOperation } from './operations.ts'
import { schemaReference } from './schemas.ts'

const errorDescriptions = {
  400: ['Invalid', invalidRequest],
  401: ['NotSignedIn', 'Hace falta iniciar sesión, o los datos de acceso no son correctos'],
  403: ['Forbidden', 'Quien llama no puede hacerlo, o la petición viene de otro sitio'],
  404: ['NotFound', 'No existe'],
  409: ['Conflict', 'Contradice lo que ya hay'],
  410: ['Gone', 'Ya no existe'],
  413: ['TooLarge', 'El contenido es demasiado grande'],
  415: ['WrongType', 'El contenido es de otro tipo'],
  422: ['Reused', 'La clave de idempotencia ya se usó con otra petición'],
  429: ['TooMany', 'Demasiadas peticiones'],
  503: ['Busy', 'El servicio está ocupado o no puede acceder a sus datos']
} as const

export type ErrorStatus = keyof typeof errorDescriptions

const retryAfter = {
  'Retry-After': { description: 'Segundos de espera', schema: { type: 'integer', minimum: 1 } }
}

/** Each refusal once, by its name. */
export function errorResponses(): object {
  const content = { 'application/json': { schema: schemaReference(Refusal) } }
  const responses = Object.entries(errorDescriptions).map(([status, [name, description]]) => {
    const headers = ['429', '503'].includes(status) && { headers: retryAfter }
    return [name, { description, ...headers, content }]
  })
  return Object.fromEntries(responses)
}

/** Those of one call by status: what it asks for refuses by itself, the others are given. */
export function errorReferences(call: ApiOperation, others: readonly ErrorStatus[]): object {
  const statuses: ErrorStatus[] = [...others, ...impliedErrors(call), 503]
  const references = statuses.map(status => [
    status,
    { $ref: `#/components/responses/${errorDescriptions[status][0]}` }
  ])
  return Object.fromEntries(references)
}

function impliedErrors({ action, method, requests, isIdempotent }: ApiOperation): ErrorStatus[] {
  const { roles }: Permission = permissions[action]
  const hasBody = requests.some(({ target }) => target === 'json')
  return [
    ...when(requests.length > 0 || isIdempotent, 400),
    ...when(!roles.includes('anonymous'), roles.includes('operator') ? 404 : 401),
    ...when(!isSafeMethod(method.toUpperCase()), 403),
    ...when(hasBody, 413, 415),
    ...when(isIdempotent, 422)
  ]
}

function when(applies: boolean, ...statuses: ErrorStatus[]): ErrorStatus[] {
  return applies ? statuses : []
}
