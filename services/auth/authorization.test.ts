import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, describeWithApp } from '#test/test-app.ts'
import { actionRequests, type TestActors, createActors } from '#test/permission-fixtures.ts'
import { makeOperator, addDeadLetter } from '#test/operator.ts'
import { type RoutedApp, routesOf } from '#test/routes.ts'
import { type Action, type Permission, permissions, type Role } from './decide.ts'

const table: [Action, Permission][] = Object.entries(permissions) as [Action, Permission][]
/** After these the asker is somebody else, or nobody, or may not do it again. */
const changesWhoAsks: Action[] = [
  ...(['logIn', 'register', 'logOut', 'deleteUser', 'publishCandidateProfile'] as const)
]
const roles: Role[] = ['anonymous', 'applicant', 'employer', 'operator']

const unguarded = (app: RoutedApp) => routesOf(app).filter(({ actions }) => actions.length !== 1)

type Case = [action: Action, whose: 'own thing' | 'thing of somebody else' | 'any thing']

function casesOf(role: Role): Case[] {
  return table.flatMap(([action, { relation }]): Case[] =>
    relation && mayAtAll(action, role)
      ? [
          [action, 'own thing'],
          [action, 'thing of somebody else']
        ]
      : [[action, 'any thing']]
  )
}

describeWithApp('who may do what', board => {
  test('stands in the table for every route of the API', () => {
    expect(routesOf(board.app).length).toBeGreaterThan(25)
    expect(unguarded(board.app)).toEqual([])
    for (const { actions } of routesOf(board.app)) {
      expect(Object.keys(permissions)).toContain(actions[0])
    }
  })

  test('is asked by the routes alone: every action of the table has one', () => {
    const asked = routesOf(board.app).flatMap(({ actions }) => actions)
    expect(asked.sort()).toEqual(Object.keys(permissions).sort())
  })

  describe.each(roles)('as %s', role => {
    let cast: TestActors
    beforeAll(async () => {
      cast = await createActors(board, role)
      await addDeadLetter(board)
      if (role === 'operator' && cast.self) makeOperator(board, cast.self)
    })

    test.each(casesOf(role))('%s, %s', async (action, whose) => {
      const own = whose === 'own thing'
      const people = changesWhoAsks.includes(action) ? await createActors(board, role) : cast
      const { status, body } = await ask(board, people, action, own)
      const expected = expectation(action, role, own)
      if (expected === 'allowed') expect([200, 201]).toContain(status)
      else expect([status, body.message]).toEqual(expected)
    })
  })
})

/** The operator of these tests has an applicant's account. */
function mayAtAll(action: Action, role: Role): boolean {
  const allowed: readonly Role[] = permissions[action].roles
  return allowed.includes(role) || (role === 'operator' && allowed.includes('applicant'))
}

function expectation(action: Action, role: Role, own: boolean): 'allowed' | [number, unknown] {
  const { relation, refusal }: Permission = permissions[action]
  const onlyCandidates = /CandidateProfile$/.test(action) && relation && role === 'employer'
  if (!mayAtAll(action, role)) {
    if (only('operator').includes(action)) return [404, 'Esta dirección no existe']
    if (role === 'anonymous') return [401, 'Usuario no autenticado']
    return [403, onlyCandidates ? 'Solo los candidatos pueden editar perfiles' : refusal]
  }
  return relation && !own ? [403, refusal] : 'allowed'
}

async function ask(board: TestApp, cast: TestActors, action: Action, own: boolean) {
  const route = routesOf(board.app).find(({ actions }) => actions.includes(action))
  if (!route) throw new Error(`${action} has no route`)
  const { targetId, body } = actionRequests[action]
  const id = (await targetId?.(cast, own)) ?? ''
  const content = await body?.(cast, own)
  const isFile = content instanceof Uint8Array
  return cast.client.send(route.path.replace(/:\w+/, id), {
    method: route.method,
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      ...(content && { 'Content-Type': isFile ? 'image/png' : 'application/json' })
    },
    ...(content && { body: isFile ? new Uint8Array(content) : JSON.stringify(content) })
  })
}

function only(...who: Role[]): Action[] {
  return table.flatMap(([action, { roles }]) => (String(roles) === String(who) ? [action] : []))
}

describe('the table', () => {
  test('leaves to employers what is about ads, and to candidates what is about profiles', () => {
    expect(only('employer')).toEqual([
      ...['postJob', 'reviseJob', 'withdrawJob', 'renewJob', 'changeApplicationStatus']
    ])
    expect(only('applicant')).toEqual([
      ...['publishCandidateProfile', 'reviseCandidateProfile', 'withdrawCandidateProfile']
    ])
    expect(only('anonymous', 'applicant')).toEqual(['submitApplication'])
    expect(only('operator')).toEqual(['readOverview', 'retryParked'])
  })

  test('lets anyone look around and come in, and nothing else', () => {
    expect(only('anonymous', 'applicant', 'employer')).toEqual([
      ...['readApi', 'logIn', 'register', 'logOut', 'searchJobs', 'findJob'],
      ...['searchCandidates', 'findCandidateProfile', 'diagnoseIp']
    ])
  })

  test('binds to its owner whatever changes something that is there', () => {
    const bound = table.flatMap(([action, { relation }]) => (relation ? [action] : []))
    expect(bound).toEqual([
      ...['reviseUser', 'deleteUser', 'changePassword', 'uploadPicture'],
      ...['reviseJob', 'withdrawJob', 'renewJob', 'changeApplicationStatus'],
      ...['reviseCandidateProfile', 'withdrawCandidateProfile', 'updateIp', 'markMessageRead']
    ])
  })

  test('would miss a route that nobody guards', () => {
    const careless = new Hono().get('/api/careless', c => c.text('Pasa'))
    expect(unguarded(careless).map(({ path }) => path)).toEqual(['/api/careless'])
  })
})
