import * as z from 'zod/v4/core'
import { Confirmation, Refusal } from '#services/platform/http/responses.ts'
import { ApplicationPage, ApplicationView } from '#projections/applications/view.ts'
import {
  CandidatePage,
  CandidatePreview,
  CandidateProfileView,
  OwnProfileList
} from '#projections/candidate-profiles/view.ts'
import { JobCard, JobPage, JobView } from '#projections/jobs/view.ts'
import {
  Conversation,
  ConversationList,
  MessageList,
  MessageView
} from '#projections/messages/view.ts'
import { UserView } from '#projections/users/view.ts'
import * as network from '#services/ip-location/responses.ts'
import * as operator from '#services/operator-dashboard/responses.ts'
import * as pictures from '#services/profile-pictures/responses.ts'
import * as openapi from './responses.ts'

const responses = {
  ...{
    Confirmation,
    Refusal,
    UserView,
    JobCard,
    JobView,
    JobPage,
    ApplicationView,
    ApplicationPage
  },
  ...{ CandidatePreview, CandidateProfileView, CandidatePage, OwnProfiles: OwnProfileList },
  ...{ MessageView, Conversation, Conversations: ConversationList, Messages: MessageList },
  ...{ ...network, ...pictures, ...operator, ...openapi }
}

/** Answers are named in the document as in the code. */
const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(responses)) registry.add(schema, { id })

const options = { io: 'input', unrepresentable: 'any', override: simplify } as const
const schemaPath = (id: string) => `#/components/schemas/${id}`

/** Every answer by its name. */
export function responseSchemas(): object {
  const { schemas } = z.toJSONSchema(registry, { ...options, uri: schemaPath })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, withoutIdentifiers(schema)])
  )
}

export function schemaReference(answer: z.$ZodType): object {
  const id = registry.get(answer)?.id
  if (!id) throw new Error('An answer of the API has no name')
  return { $ref: schemaPath(id) }
}

/** A request in the words of JSON Schema. */
export function requestJsonSchema(request: z.$ZodType): z.JSONSchema.BaseSchema {
  return withoutIdentifiers(z.toJSONSchema(request, options))
}

export function isOptional(schema: z.$ZodType, nothing: unknown = undefined): boolean {
  return z.safeParse(schema, nothing).success
}

function withoutIdentifiers({
  $schema,
  $id,
  ...schema
}: z.JSONSchema.BaseSchema): z.JSONSchema.BaseSchema {
  return schema
}

/** Programs that read the document should not hear of the field that people do not see. */
const honeypotField = 'website'

interface ConvertedSchema {
  zodSchema: z.$ZodType
  jsonSchema: z.JSONSchema.BaseSchema
}

function simplify({ zodSchema, jsonSchema }: ConvertedSchema): void {
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (!(zodSchema instanceof z.$ZodObject)) return
  delete jsonSchema.properties?.[honeypotField]
  const fields = Object.entries<z.$ZodType>(zodSchema._zod.def.shape)
  const required = fields.filter(([, schema]) => !isOptional(schema)).map(([name]) => name)
  if (required.length) jsonSchema.required = required
  else delete jsonSchema.required
}
