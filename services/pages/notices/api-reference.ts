import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { Html } from '../forms/plain-fields.ts'

/** What of the OpenAPI document is shown. */
interface JsonSchema {
  $ref?: string | undefined
  type?: string | string[] | undefined
  format?: string | undefined
  description?: string | undefined
  const?: unknown
  enum?: unknown[] | undefined
  items?: JsonSchema | undefined
  anyOf?: JsonSchema[] | undefined
  allOf?: JsonSchema[] | undefined
  oneOf?: JsonSchema[] | undefined
  properties?: Record<string, JsonSchema> | undefined
  required?: string[] | undefined
}

const JsonSchema: z.ZodMiniType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    $ref: z.optional(z.string()),
    type: z.optional(z.union([z.string(), z.array(z.string())])),
    format: z.optional(z.string()),
    description: z.optional(z.string()),
    const: z.optional(z.unknown()),
    enum: z.optional(z.array(z.unknown())),
    items: z.optional(JsonSchema),
    anyOf: z.optional(z.array(JsonSchema)),
    allOf: z.optional(z.array(JsonSchema)),
    oneOf: z.optional(z.array(JsonSchema)),
    properties: z.optional(z.record(z.string(), JsonSchema)),
    required: z.optional(z.array(z.string()))
  })
)

const Body = z.object({
  content: z.optional(z.record(z.string(), z.looseObject({ schema: JsonSchema })))
})
type Body = z.infer<typeof Body>

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z.optional(
    z.array(
      z.looseObject({
        $ref: z.optional(z.string()),
        name: z.optional(z.string()),
        in: z.optional(z.string()),
        required: z.optional(z.boolean()),
        schema: z.optional(JsonSchema)
      })
    )
  ),
  requestBody: z.optional(Body),
  responses: z.record(z.string(), z.extend(Body, { $ref: z.optional(z.string()) }))
})
type Operation = z.infer<typeof Operation> & { method: string; path: string }

const ApiDocument = z.object({
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    parameters: z.record(z.string(), z.object({ name: z.string(), description: z.string() })),
    schemas: z.record(z.string(), JsonSchema),
    responses: z.record(z.string(), z.object({ description: z.string() }))
  })
})
type ApiDocument = z.infer<typeof ApiDocument>

export interface ApiReference {
  index: Html
  /** Each has a page; the errors are the last. */
  subjects: { id: string; name: string; content: Html }[]
}

export const referencePath = '/referencia'

/** The OpenAPI description as an index and a page for each subject. */
export function renderApiReference(document: object): ApiReference {
  const api = ApiDocument.parse(document)
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): Operation => ({ ...one, method, path }))
  )
  const subjects = api.tags.map(({ name }) => ({
    id: idOf(name),
    name,
    operations: operations.filter(({ tags }) => tags.includes(name))
  }))
  const pageOf = assignSchemas(subjects, api)
  const navigation = (
    current?: string
  ) => html`<nav class="sticky" aria-label="Temas de la API"><ol>
${[...subjects, errors].map(
  ({ id, name }) =>
    html`<li><a href="${referencePath}/${id}"${id === current ? html` aria-current="page"` : ''}>${name}</a></li>`
)}</ol></nav>`
  return {
    index: html`${navigation()}${indexOf(subjects)}`,
    subjects: [
      ...subjects.map(subject => ({
        ...subject,
        content: html`${navigation(subject.id)}${subjectPart(subject, api, pageOf)}`
      })),
      { ...errors, content: html`${navigation(errors.id)}${errorsPart(operations, api)}` }
    ]
  }
}

const errors = { id: 'errores', name: 'Errores' }

interface Subject {
  id: string
  name: string
  operations: Operation[]
}

function indexOf(subjects: readonly Subject[]): Html {
  return html`<div class="prose api">
${subjects.map(
  ({ id, name, operations }) => html`<section><h2><a href="${referencePath}/${id}">${name}</a></h2>
<ul>${operations.map(
    ({ method, operationId, path, summary }) =>
      html`<li><a href="${referencePath}/${id}#${operationId}">${summary}</a> <code>${method.toUpperCase()} ${path}</code></li>`
  )}</ul></section>`
)}
<section><h2><a href="${referencePath}/${errors.id}">${errors.name}</a></h2>
<p>Cada error tiene un código estable, en inglés, y una frase en español.</p></section></div>`
}

function subjectPart({ id, operations }: Subject, api: ApiDocument, pageOf: PageOf): Html {
  const schemas = Object.entries(api.components.schemas).filter(([name]) => pageOf.get(name) === id)
  return html`<div class="prose api">
${operations.map(one => operationPart(one, api, pageOf))}
${schemas.length ? html`<h2>Datos</h2>` : ''}
${schemas.map(([name, schema]) => schemaPart(name, schema, pageOf))}</div>`
}

function errorsPart(operations: readonly Operation[], api: ApiDocument): Html {
  const statuses = errorStatuses(operations, api)
  return html`<div class="prose api">
<p>Cada error tiene un código estable, en inglés, y una frase en español.</p>
${definitions(Object.values(api.components.responses).map(({ description }, index) => [statuses[index] ?? '', description]))}</div>`
}

/** The page of each named schema: that of the first subject that uses it, or of the first of all. */
function assignSchemas(subjects: readonly Subject[], { components }: ApiDocument): PageOf {
  const pageOf = new Map<string, string>()
  const assign = (part: unknown, page: string) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (pageOf.has(name)) continue
      pageOf.set(name, page)
      assign(components.schemas[name] ?? {}, page)
    }
  }
  for (const { id, operations } of subjects) assign(operations, id)
  const first = subjects[0]?.id ?? ''
  for (const name of Object.keys(components.schemas)) if (!pageOf.has(name)) pageOf.set(name, first)
  return pageOf
}

/** The id of a subject, by the name of a schema. */
type PageOf = ReadonlyMap<string, string>

function operationPart(operation: Operation, { components }: ApiDocument, pageOf: PageOf): Html {
  const { method, operationId, parameters = [], path, requestBody, responses, summary } = operation
  const answers = Object.entries(responses).filter(([, { $ref }]) => !$ref)
  const errors = Object.keys(responses).filter(status => responses[status]?.$ref)
  const rows: [string, Html | string][] = [
    ['Quién', audienceOf(operation)],
    ...parameters.map(({ $ref, name = '', in: place, required, schema }): [string, Html] => {
      const shared = components.parameters[$ref?.split('/').at(-1) ?? '']
      return shared
        ? [shared.name, html`cabecera, opcional. ${shared.description}`]
        : [
            name,
            html`${typeOf(schema ?? {}, pageOf)}${placeNames[place ?? ''] ?? ''}${required ? '' : ', opcional'}`
          ]
    }),
    ...bodyRows('Envía', pageOf, requestBody),
    ...answers.flatMap(([status, body]) => bodyRows(`Responde ${status}`, pageOf, body)),
    ['Errores', errors.join(', ')]
  ]
  return html`<article id="${operationId}"><h3>${summary}</h3>
<p><code>${method.toUpperCase()} ${path}</code></p>${definitions(rows)}</article>`
}

const placeNames: Record<string, string> = { path: ', en la dirección', query: ', en la consulta' }

function audienceOf({ security }: Operation): string {
  const ways = security.map(way =>
    'linkToken' in way ? 'el enlace de un correo' : 'session' in way ? 'una sesión' : 'nada'
  )
  return ways.includes('nada') ? 'Cualquiera' : `Hace falta ${ways.join(', o ')}`
}

function bodyRows(name: string, pageOf: PageOf, body?: Body): [string, Html][] {
  const types = Object.entries(body?.content ?? {}).map(([type, { schema }]) =>
    type === 'application/json' ? typeOf(schema, pageOf) : html`${type}`
  )
  return types.length ? [[name, joined(types, ' o ')]] : []
}

/** The statuses of the shared error responses, in their order. */
function errorStatuses(operations: readonly Operation[], { components }: ApiDocument): string[] {
  return Object.keys(components.responses).map(name => {
    const reference = `#/components/responses/${name}`
    for (const { responses } of operations)
      for (const [status, { $ref }] of Object.entries(responses))
        if ($ref === reference) return status
    return ''
  })
}

function schemaPart(name: string, schema: JsonSchema, pageOf: PageOf): Html {
  const { properties, required = [] } = schema
  const rows = Object.entries(properties ?? {}).map(([field, one]): [string, Html] => [
    field,
    html`${typeOf(one, pageOf)}${required.includes(field) ? '' : ', opcional'}`
  ])
  return html`<article id="datos-${name}"><h3>${name}</h3>
${properties ? definitions(rows) : html`<p>${typeOf(schema, pageOf)}</p>`}</article>`
}

const typeNames: Record<string, string> = {
  string: 'texto',
  integer: 'entero',
  number: 'número',
  boolean: 'sí o no',
  object: 'objeto',
  null: 'null'
}

/** In a few words, with a link to each schema that has a name. */
function typeOf(schema: JsonSchema, pageOf: PageOf): Html {
  const name = schema.$ref?.split('/').at(-1)
  if (name) {
    return html`<a href="${referencePath}/${pageOf.get(name) ?? ''}#datos-${name}">${name}</a>`
  }
  const { description, enum: values, format, items, properties, type } = schema
  const choices = choicesOf(schema)
  if (choices.length > 1) {
    const parts = choices.map(one => typeOf(one, pageOf))
    return joined([...new Map(parts.map(part => [String(part), part])).values()], ' o ')
  }
  if (choices[0] && choices[0] !== schema) return typeOf(choices[0], pageOf)
  if (values) return joined(values.map(code), ', ')
  if ('const' in schema) return code(schema.const)
  if (items) return html`lista de ${typeOf(items, pageOf)}`
  if (properties) {
    const fields = Object.entries(properties)
    return html`objeto con ${joined(
      fields.map(([field, one]) => html`${field}: ${typeOf(one, pageOf)}`),
      '; '
    )}`
  }
  const note = format ?? description
  const [plain] = [type ?? []].flat()
  return html`${plain ? (typeNames[plain] ?? plain) : 'cualquier valor'}${note ? ` (${note})` : ''}`
}

/** The choices of a schema, also those within a choice; each type of several is one, and null. */
function choicesOf(schema: JsonSchema): JsonSchema[] {
  const { anyOf, oneOf, allOf, enum: values, type } = schema
  const choices = anyOf ?? oneOf ?? allOf
  if (choices) return choices.flatMap(choicesOf)
  if (values?.includes(null))
    return [{ enum: values.filter(value => value !== null) }, { type: 'null' }]
  return Array.isArray(type) ? type.map(one => ({ ...schema, type: one })) : [schema]
}

const code = (value: unknown) => html`<code>${JSON.stringify(value)}</code>`

const joined = (parts: Html[], between: string) =>
  html`${parts.map((part, index) => html`${index ? between : ''}${part}`)}`

const definitions = (rows: [string, Html | string][]) =>
  html`<dl class="facts">${rows.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`
  )}</dl>`

function idOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
}
