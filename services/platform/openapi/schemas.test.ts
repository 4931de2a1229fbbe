import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { JobView } from '#projections/jobs/view.ts'
import { ListApplications, SubmitApplication } from '#services/applications/contract.ts'
import { PublishCandidateProfile } from '#services/candidate-profiles/contract.ts'
import { PostJob, SearchJobs } from '#services/jobs/contract.ts'
import { SendMessage } from '#services/messages/contract.ts'
import { UpdateIp } from '#services/ip-location/contract.ts'
import { ChangePassword, DeleteUser, Register } from '#services/users/contract.ts'
import { responseSchemas, schemaReference, requestJsonSchema } from './schemas.ts'

const sixToFifteenDigits = '^([ +.()-]*\\d){6,15}[ +.()-]*$'
const levels = ['Nivel Básico', 'Experiencia Media', 'Experto']

describe('the schema of a request', () => {
  test('tells lengths, options and what must be there', () => {
    expect(requestJsonSchema(PostJob)).toEqual({
      type: 'object',
      properties: {
        title: { type: 'string', minLength: 5, maxLength: 120 },
        companyName: { type: 'string', minLength: 2, maxLength: 120 },
        location: { type: 'string', minLength: 2, maxLength: 120 },
        description: { type: 'string', minLength: 10, maxLength: 100 },
        requirements: { type: 'string', maxLength: 2000 },
        jobType: { type: 'string', enum: ['Jornada Completa', 'Media Jornada', 'Prácticas'] },
        experience: { type: 'string', enum: levels },
        contactPhone: {
          type: 'string',
          minLength: 1,
          maxLength: 40,
          pattern: sixToFifteenDigits
        },
        contactEmail: { type: 'string', minLength: 5, maxLength: 254, format: 'email' }
      },
      required: [
        ...['title', 'companyName', 'location', 'description', 'jobType'],
        ...['contactPhone', 'contactEmail']
      ]
    })
  })

  test('tells what stands for a field that is missing', () => {
    const { properties, required } = requestJsonSchema(Register)
    expect(properties?.['userType']).toEqual({
      type: 'string',
      enum: ['employer', 'applicant', 'candidate'],
      default: 'applicant'
    })
    expect(required).toEqual(['username', 'password', 'fullName', 'email'])
    const profile = requestJsonSchema(PublishCandidateProfile)
    const age = { type: 'integer', minimum: 16, maximum: 80, default: 25 }
    expect(profile.properties?.['age']).toEqual(age)
    expect(profile.required).toEqual(['fullName', 'contactPhone', 'description'])
  })

  test('leaves out the field that people do not see', () => {
    expect(requestJsonSchema(Register).properties).not.toHaveProperty('website')
  })

  test('of a search needs nothing, and tells where pages begin and end', () => {
    const { properties, required } = requestJsonSchema(SearchJobs)
    expect(required).toBeUndefined()
    expect(properties).toMatchObject({
      keyword: { type: 'string', maxLength: 200 },
      experience: { type: 'string', enum: levels },
      page: { type: 'integer', minimum: 1, default: 1 },
      limit: { type: 'integer', minimum: 1, maximum: 50, default: 12 }
    })
    expect(requestJsonSchema(ListApplications).properties).toMatchObject({
      status: { enum: ['pending', 'approved', 'rejected'] },
      scope: { enum: ['sent', 'received'] }
    })
  })

  test('of an application has two forms', () => {
    const forms = requestJsonSchema(SubmitApplication).anyOf?.map(
      form => form as { required: string[] }
    )
    expect(forms?.map(({ required }) => required)).toEqual([
      [
        ...['coverLetter', 'isGuestApplication', 'applicantName', 'applicantEmail'],
        'applicantPhone'
      ],
      ['coverLetter']
    ])
  })

  test.each([
    ['ChangePassword', ChangePassword, ['currentPassword', 'newPassword']],
    ['DeleteUser', DeleteUser, undefined],
    ['SendMessage', SendMessage, ['receiverId', 'content']],
    ['UpdateIp', UpdateIp, ['userId', 'ip']]
  ])('of %s says what must be there', (_, contract, needed) => {
    expect(requestJsonSchema(contract).required).toEqual(needed)
  })
})

describe('the pattern of a phone', () => {
  const pattern = new RegExp(sixToFifteenDigits, 'u')

  test.each(['612345', '+34 612 345 678', '(+34) 612-345-678', '612.345.678 ', '123456789012345'])(
    'takes %s',
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

describe('the schema of an answer', () => {
  const schemas = responseSchemas() as Record<string, z.core.JSONSchema.JSONSchema>

  test('stands under the name that the code has for it', () => {
    expect(schemaReference(JobView)).toEqual({ $ref: '#/components/schemas/JobView' })
    expect(schemas['JobView']?.required).toContain('contactPhone')
  })

  test('is referred to where another answer holds it', () => {
    const jobs = schemas['JobPage']?.properties?.['jobs']
    expect(jobs).toEqual({ type: 'array', items: { $ref: '#/components/schemas/JobCard' } })
  })

  test('allows for fields that will come later', () => {
    expect(JSON.stringify(schemas)).not.toContain('"additionalProperties":false')
  })

  test('says of an instant and of an amount what they are, and not how they are checked', () => {
    expect(schemas['JobView']?.properties?.['postDate']).toEqual({
      type: 'string',
      format: 'date-time'
    })
    expect(JSON.stringify(schemas['JobPage'])).not.toMatch(/9007199254740991/)
  })

  test('that nobody named is a mistake', () => {
    expect(() => schemaReference(z.object({}))).toThrow('has no name')
  })
})
