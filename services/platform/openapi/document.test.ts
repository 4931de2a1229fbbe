import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, expect, test } from 'vitest'
import { brand } from '#services/words/shared/brand.ts'
import about from '#package.json' with { type: 'json' }
import { type Action, actions, ruleOf } from '#services/auth/permissions/actions.ts'
import { operationDescriptions } from '#services/openapi.ts'
import { callAction } from '#test/requests/call-action.ts'
import { productionSettings } from '#test/board/config.ts'
import { type Answer, describeWithApp } from '#test/board/test-app.ts'
import { signUp } from '#test/builders/api-fixtures.ts'

const appOrigin = 'https://empleo.example.org'
const braces = /:(\w+)/g

interface Operation {
  operationId: Action
  summary: string
  security: object[]
  parameters?: { name?: string; $ref?: string; in?: string }[]
  requestBody?: { required: boolean; content: object }
  responses: Record<string, object>
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' ? [String(part)] : referencesIn(part)
  )
}

describeWithApp(
  'the OpenAPI document',
  board => {
    let response: Answer
    let operations: [string, Operation][]
    const operation = (id: string) => operations.find(([, it]) => it.operationId === id)?.[1]

    beforeAll(async () => {
      response = await callAction(board, 'readApi', board.createClient())
      const paths = Object.entries<Record<string, Operation>>(response.body.paths)
      operations = paths.flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, it]): [string, Operation] => [
          `${method.toUpperCase()} ${path}`,
          it
        ])
      )
    })

    test('is valid OpenAPI 3.1', async () => {
      const validator = new Validator()
      expect(await validator.validate(structuredClone(response.body))).toEqual({ valid: true })
      expect(validator.version).toBe('3.1')
    })

    test('says which origin a write with a session must name', () => {
      const { info, components } = response.body
      expect(info.description).toContain('cookie de la sesión lleva la cabecera Origin')
      expect(components.responses.Forbidden.description).toContain('Origin')
    })

    test('names the body of each operation, and lists whole numbers and texts only', () => {
      const bodies = operations.flatMap(([, { operationId, requestBody }]) => {
        const content: Record<string, { schema?: object }> = { ...requestBody?.content }
        const { schema } = content['application/json'] ?? {}
        return schema ? [[operationId, schema] as const] : []
      })
      expect(bodies.length).toBeGreaterThan(30)
      for (const [id, schema] of bodies) {
        const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Request`
        expect(schema).toEqual({ $ref: `#/components/schemas/${name}` })
      }
      const lists = JSON.stringify(response.body).match(/"enum":\[[^\]]*\]/g) ?? []
      expect(lists.length).toBeGreaterThan(20)
      expect(lists.filter(list => /\d\.\d|\d,"|",\d/.test(list))).toEqual([])
      const { parameters = [] } = operation('searchJobs') ?? {}
      const daysOff = parameters.find(({ name }) => name === 'daysOff')
      expect(daysOff).toHaveProperty('schema.anyOf.0', {
        type: 'number',
        minimum: 1,
        maximum: 7,
        multipleOf: 0.5
      })
    })

    test('contains everything that it references', () => {
      const references = new Set(referencesIn(response.body))
      expect(references.size).toBeGreaterThan(20)
      for (const reference of references) {
        const found = reference
          .split('/')
          .slice(1)
          .reduce((part, key) => part?.[key], response.body)
        expect(found, reference).toBeDefined()
      }
    })

    test('contains every route of the API and no other', () => {
      const routes = board.app.routes
        .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api'))
        .map(({ method, path }) => `${method} ${path.replace(braces, '{$1}')}`)
      expect(operations.map(([route]) => route).sort()).toEqual([...new Set(routes)].sort())
    })

    test.each([
      ['findJob', '200'],
      ['postJob', '201'],
      ['requestPasswordReset', '202']
    ])('names the status of success of %s: %s', (id, status) => {
      const succeeds = Object.keys(operation(id)?.responses ?? {}).filter(code => code < '300')
      expect(succeeds).toEqual([status])
    })

    test('has one operation for each action', () => {
      const ids = operations.map(([, { operationId }]) => operationId)
      expect(ids.sort()).toEqual(Object.keys(actions).sort())
    })

    test('gives the title, version and address of the service', () => {
      expect(response.body).toMatchObject({
        openapi: '3.1.0',
        info: { title: brand, version: about.version },
        servers: [{ url: appOrigin }]
      })
    })

    test('is public, cacheable and revalidated by its ETag', async () => {
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('application/json')
      expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/)
      const known = { 'If-None-Match': response.headers.get('ETag') ?? '' }
      const again = await callAction(board, 'readApi', board.createClient(), { headers: known })
      expect(again.status).toBe(304)
      const person = await signUp(board, 'employer')
      expect((await callAction(board, 'readApi', person)).body).toEqual(response.body)
    })

    test('requires the session cookie where anonymous requests are refused', () => {
      expect(response.body.components.securitySchemes.session).toEqual({
        type: 'apiKey',
        in: 'cookie',
        name: 'ramal_sesion'
      })
      for (const [, { operationId, security, responses }] of operations) {
        const { roles } = ruleOf(operationId)
        if (operationDescriptions[operationId].linkToken) continue
        const isOpen = roles.includes('anonymous')
        expect(security).toEqual(isOpen ? [{}, { session: [] }] : [{ session: [] }])
        const unseen = roles.includes('operator') ? '404' : '401'
        if (!isOpen) expect(responses).toHaveProperty(unseen)
      }
    })

    test('describes the characters of a request, and names what several of its fields are', () => {
      const { schemas } = response.body.components
      expect(schemas.RegisterRequest.properties.username.pattern).toContain('{3,30}')
      const { properties } = schemas.DraftJobRequest
      const named = { $ref: '#/components/schemas/UnfinishedTerm' }
      expect(properties.hours.anyOf).toContainEqual(named)
      expect(properties.pay.anyOf).toContainEqual(named)
    })

    test('accepts the token of an e-mail where its applicant writes, withdraws or erases', () => {
      expect(response.body.components.securitySchemes.linkToken).toMatchObject({
        type: 'http',
        scheme: 'bearer'
      })
      const linkToken = { linkToken: [] }
      expect(operation('withdrawApplication')?.security).toEqual([{ session: [] }, linkToken])
      expect(operation('writeToEmployer')?.security).toEqual([{ session: [] }, linkToken])
      expect(operation('eraseGuest')?.security).toEqual([linkToken])
    })

    test('declares every path parameter', () => {
      for (const [route, { parameters = [] }] of operations) {
        const inPath = parameters.filter(parameter => parameter.in === 'path')
        const named = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
        expect(inPath.map(({ name }) => name)).toEqual(named)
      }
    })

    test('offers an idempotency key to every POST that appends events', () => {
      const key = '#/components/parameters/IdempotencyKey'
      const keyed = operations.filter(([, { parameters = [] }]) =>
        parameters.some(({ $ref }) => $ref === key)
      )
      expect(keyed.map(([, { operationId }]) => operationId).sort()).toEqual([
        'answerByLink',
        'appealDecision',
        'askAgain',
        'blockEmployer',
        'closeJob',
        'decideCase',
        'denyTalk',
        'draftJob',
        'postJob',
        'publishCandidateProfile',
        'publishDraft',
        'register',
        'releaseContact',
        'removePerson',
        'renewJob',
        'reportContent',
        'requestAlert',
        'requestEmailConfirmation',
        'sayTalked',
        'sendMessage',
        'submitApplication',
        'undoDecision',
        'updateIp',
        'writeToEmployer'
      ])
    })

    test('declares Retry-After on 429 and 503 only', () => {
      const { TooMany, Busy, Invalid } = response.body.components.responses
      expect([TooMany, Busy, Invalid].map(it => 'Retry-After' in (it.headers ?? {}))).toEqual([
        true,
        true,
        false
      ])
    })

    test('declares the picture upload as a binary body', () => {
      const { content } = operation('uploadPicture')?.requestBody ?? { content: {} }
      expect(Object.keys(content)).toEqual(['image/jpeg', 'image/png', 'image/webp'])
    })

    test('requires the bodies that operations have', () => {
      expect(operation('postJob')?.requestBody?.required).toBe(true)
      expect(operation('deleteUser')?.requestBody?.required).toBe(true)
      expect(operation('logOut')).not.toHaveProperty('requestBody')
    })

    test.each([
      ['reviseJob', /un campo que falta no cambia/],
      ['reviseUser', /un campo que falta no cambia/],
      ['reviseCandidateProfile', /un campo que falta queda vacío/]
    ])('says what %s does with a field that is left out', (id, sentence) => {
      expect(operation(id)?.summary).toMatch(sentence)
    })

    test('does not contain the honeypot field', () => {
      expect(JSON.stringify(response.body)).not.toContain('website')
    })
  },
  { ...productionSettings, APP_ORIGIN: appOrigin, THROTTLE: 'on' }
)
