import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { SubmitApplication } from '#services/applications/contract.ts'
import { ListApplications } from '#services/applications/list-contract.ts'
import { PublishCandidateProfile } from '#services/candidate-profiles/contract.ts'
import { PostJob } from '#services/jobs/posting/contract.ts'
import { SearchJobs } from '#services/jobs/search/contract.ts'
import { SendMessage } from '#services/messages/contract.ts'
import { UpdateIp } from '#services/ip-location/contract.ts'
import { ChangePassword, DeleteUser, Register } from '#services/users/contract.ts'
import { toJsonSchema } from './json-schema.ts'

const sixToFifteenDigits = '^([ +.()-]*\\d){6,15}[ +.()-]*$'
const levels = ['Nivel Básico', 'Experiencia Media', 'Experto']

/** The first alternative of each field, without the pattern of the characters of a text. */
function outlineOf(schema: z.ZodMiniType) {
  const { type, properties = {}, required } = toJsonSchema(schema)
  const outlines = Object.entries(properties).map(([name, property]) => {
    const [first] = (typeof property === 'object' && property.anyOf) || [property]
    const { pattern, ...outline } = first as z.core.JSONSchema.BaseSchema
    const isOwn = pattern === sixToFifteenDigits
    return [name, isOwn ? { ...outline, pattern } : outline]
  })
  return { type, properties: Object.fromEntries(outlines), ...(required && { required }) }
}

describe('the schema of a request', () => {
  test('gives lengths, enumerations and required fields', () => {
    expect(outlineOf(PostJob)).toMatchObject({
      type: 'object',
      properties: {
        title: { type: 'string', minLength: 5, 'x-maxLength': 120 },
        companyName: { type: 'string', minLength: 2, 'x-maxLength': 120 },
        location: { type: 'string', minLength: 2, 'x-maxLength': 120 },
        description: { type: 'string', minLength: 10, 'x-maxLength': 100 },
        requirements: { type: 'string', 'x-maxLength': 2000 },
        jobType: { type: 'string', enum: ['Jornada Completa', 'Media Jornada', 'Prácticas'] },
        experience: { type: 'string', enum: levels },
        contactPhone: {
          type: 'string',
          minLength: 1,
          maxLength: 40,
          pattern: sixToFifteenDigits
        },
        contactEmail: { type: 'string', minLength: 5, maxLength: 254 }
      },
      required: ['title', 'companyName', 'description', 'jobType', 'contactPhone', 'contactEmail']
    })
  })

  test('gives the default of a missing field', () => {
    const { properties, required } = outlineOf(Register)
    expect(properties?.['userType']).toEqual({
      type: 'string',
      enum: ['employer', 'applicant', 'candidate'],
      default: 'applicant'
    })
    expect(required).toEqual(['username', 'password', 'fullName', 'email'])
    const profile = outlineOf(PublishCandidateProfile)
    const age = { type: 'integer', minimum: 16, maximum: 80, default: 25 }
    expect(profile.properties?.['age']).toEqual(age)
    expect(profile.required).toEqual(['fullName', 'contactPhone', 'description'])
  })

  test('leaves out the honeypot field', () => {
    expect(toJsonSchema(Register).properties).not.toHaveProperty('website')
  })

  test('of a search requires nothing and gives the limits of pagination', () => {
    const { properties, required } = outlineOf(SearchJobs)
    expect(required).toBeUndefined()
    expect(properties).toMatchObject({
      keyword: { type: 'string', 'x-maxLength': 200 },
      experience: { type: 'string', enum: levels },
      page: { type: 'integer', minimum: 1, default: 1 },
      limit: { type: 'integer', minimum: 1, default: 12, description: '50 como máximo' }
    })
    expect(outlineOf(ListApplications).properties).toMatchObject({
      status: { enum: ['pending', 'approved', 'rejected'] },
      scope: { enum: ['sent', 'received'] }
    })
  })

  test('of an application has two alternatives', () => {
    const forms = toJsonSchema(SubmitApplication).anyOf?.map(form => form as { required: string[] })
    expect(forms?.map(({ required }) => required)).toEqual([
      ['coverLetter', 'isGuestApplication', 'applicantName', 'applicantEmail', 'applicantPhone'],
      ['coverLetter']
    ])
  })

  test.each([
    ['ChangePassword', ChangePassword, ['currentPassword', 'newPassword']],
    ['DeleteUser', DeleteUser, ['currentPassword']],
    ['SendMessage', SendMessage, ['receiverId', 'content']],
    ['UpdateIp', UpdateIp, ['userId', 'ip']]
  ])('of %s gives its required fields', (_, contract, required) => {
    expect(toJsonSchema(contract).required).toEqual(required)
  })
})

describe('the pattern of a phone number', () => {
  const pattern = new RegExp(sixToFifteenDigits, 'u')

  test.each(['612345', '+34 612 345 678', '(+34) 612-345-678', '612.345.678 ', '123456789012345'])(
    'accepts %s',
    phone => {
      expect(phone).toMatch(pattern)
      expect(PostJob.shape.contactPhone.safeParse(phone).success).toBe(true)
    }
  )

  test.each(['61234', '1234567890123456', '612 345 678 ext. 3', '612/345/678', '', '------'])(
    'refuses %s',
    phone => {
      expect(phone).not.toMatch(pattern)
      expect(PostJob.shape.contactPhone.safeParse(phone).success).toBe(false)
    }
  )
})
