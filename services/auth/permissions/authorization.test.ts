import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, describeWithApp } from '#test/board/test-app.ts'
import { actionRequests } from '#test/requests/permission-fixtures.ts'
import { type TestActors, createActors } from '#test/builders/test-actors.ts'
import { makeOperator, addDeadLetter } from '#test/builders/operator.ts'
import { type RoutedApp, routesOf } from '#test/requests/routes.ts'
import { type Action, actions, type Role, ruleOf } from './actions.ts'

const allActions = Object.keys(actions) as Action[]
const table = allActions.map(action => [action, ruleOf(action)] as const)
/** These change the session or the account of the actor, or succeed only once. */
const needsFreshActors: Action[] = [
  'logIn',
  'enterMailCode',
  'register',
  'logOut',
  'deleteUser',
  'publishCandidateProfile',
  'confirmSecondFactor',
  'removeSecondFactor',
  'resetPassword'
]
const roles: Role[] = ['anonymous', 'applicant', 'employer', 'operator']

const unguarded = (app: RoutedApp) => routesOf(app).filter(({ actions }) => actions.length !== 1)

type Case = [action: Action, target: 'own resource' | 'resource of another user' | 'any resource']

function casesOf(role: Role): Case[] {
  return table.flatMap(([action, { relation }]): Case[] =>
    relation && hasRoleFor(action, role)
      ? [
          [action, 'own resource'],
          [action, 'resource of another user']
        ]
      : [[action, 'any resource']]
  )
}

describeWithApp('authorization', board => {
  test('covers every route of the API', () => {
    expect(routesOf(board.app).length).toBeGreaterThan(25)
    expect(unguarded(board.app)).toEqual([])
    for (const { actions } of routesOf(board.app)) {
      expect(allActions).toContain(actions[0])
    }
  })

  test('has a route for every action', () => {
    const guarded = routesOf(board.app).flatMap(({ actions }) => actions)
    expect(guarded.toSorted()).toEqual(allActions.toSorted())
  })

  describe.each(roles)('as %s', role => {
    let actors: TestActors
    const createNamedActors = async () => {
      const created = await createActors(board, role)
      if (role === 'operator' && created.self) makeOperator(board, created.self)
      return created
    }
    beforeAll(async () => {
      actors = await createNamedActors()
      await addDeadLetter(board)
    })

    test.each(casesOf(role))('%s, %s', async (action, target) => {
      const own = target === 'own resource'
      const chosen = needsFreshActors.includes(action) ? await createNamedActors() : actors
      const { status, body } = await perform(board, chosen, action, own)
      const expected = expectation(action, role, own)
      if (expected === 'allowed') expect([200, 201, 202]).toContain(status)
      else expect([status, body.message]).toEqual(expected)
    })
  })
})

/** The operator of these tests has an applicant's account. */
function hasRoleFor(action: Action, role: Role): boolean {
  const { roles } = ruleOf(action)
  return roles.includes(role) || (role === 'operator' && roles.includes('applicant'))
}

function expectation(action: Action, role: Role, own: boolean): 'allowed' | [number, unknown] {
  const { relation, refusal, refusals } = ruleOf(action)
  if (!hasRoleFor(action, role)) {
    if (only('operator').includes(action)) return [404, 'Esta dirección no existe']
    if (role === 'anonymous') return [401, 'Usuario no autenticado']
    return [403, (refusals?.[role] ?? refusal).message]
  }
  return relation && !own ? [403, refusal.message] : 'allowed'
}

async function perform(board: TestApp, actors: TestActors, action: Action, own: boolean) {
  const route = routesOf(board.app).find(({ actions }) => actions.includes(action))
  if (!route) throw new Error(`${action} has no route`)
  const { targetId, query = '', body, headers } = actionRequests[action]
  const id = (await targetId?.(actors, own)) ?? ''
  const content = await body?.(actors, own)
  const isFile = content instanceof Uint8Array
  return actors.client.send(route.path.replace(/:\w+/, id) + query, {
    method: route.method,
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      ...headers?.(actors, own, id),
      ...(content && { 'Content-Type': isFile ? 'image/png' : 'application/json' })
    },
    ...(content && { body: isFile ? new Uint8Array(content) : JSON.stringify(content) })
  })
}

function only(...allowed: Role[]): Action[] {
  return table.flatMap(([action, { roles }]) => (String(roles) === String(allowed) ? [action] : []))
}

describe('the table of actions', () => {
  test('allows job actions to employers only, and profile actions to applicants only', () => {
    expect(only('employer')).toEqual([
      'verifyEmployer',
      'uploadJobPhoto',
      'postJob',
      'listJobDrafts',
      'draftJob',
      'reviseDraft',
      'deleteDraft',
      'publishDraft',
      'reviseJob',
      'withdrawJob',
      'renewJob',
      'closeJob',
      'changeApplicationStatus',
      'sayTalked',
      'releaseContact'
    ])
    expect(only('applicant')).toEqual([
      'publishCandidateProfile',
      'reviseCandidateProfile',
      'withdrawCandidateProfile',
      'readVisibility',
      'changeVisibility',
      'blockEmployer',
      'unblockEmployer'
    ])
    expect(only('anonymous', 'applicant')).toEqual(['submitApplication'])
    expect(only('operator')).toEqual([
      'listCases',
      'findCase',
      'decideCase',
      'undoDecision',
      'removePerson',
      'listNewAccounts',
      'listNewJobs',
      'decideCases',
      'removeAccounts',
      'listEmployers',
      'markEmployerSeen',
      'readOverview',
      'readChecks',
      'readBoardFigures',
      'retryDeadLetter',
      'readSecondFactor',
      'enrolSecondFactor',
      'confirmSecondFactor',
      'removeSecondFactor'
    ])
  })

  test('allows everyone to read public data, sign in and sign out, and nothing more', () => {
    expect(only('anonymous', 'applicant', 'employer')).toEqual([
      'readApi',
      'logIn',
      'askMailCode',
      'enterMailCode',
      'register',
      'requestPasswordReset',
      'resetPassword',
      'logOut',
      'searchJobs',
      'listJobCards',
      'requestAlert',
      'confirmAlert',
      'completePlace',
      'findJob',
      'readJobHistory',
      'findEmployer',
      'showJobContact',
      'renewJobByLink',
      'closeJobByLink',
      'answerByLink',
      'denyTalk',
      'askAgain',
      'writeToEmployer',
      'withdrawApplication',
      'eraseGuest',
      'searchCandidates',
      'findCandidateProfile',
      'diagnoseIp',
      'reportContent',
      'appealDecision'
    ])
  })

  test('tells an employer that candidates edit profiles, and others whose it is', () => {
    for (const action of ['reviseCandidateProfile', 'withdrawCandidateProfile'] as const) {
      const { refusal, refusals } = ruleOf(action)
      expect(refusals?.employer?.message).toBe('Solo los candidatos pueden editar perfiles')
      expect(refusal.message).toBe('No tienes permiso para editar este perfil')
    }
    expect(ruleOf('listSessions').refusal.message).toBe('No tienes permiso para hacer esto')
  })

  test('requires ownership for every action that changes an existing resource', () => {
    const bound = table.flatMap(([action, { relation }]) => (relation ? [action] : []))
    expect(bound).toEqual([
      'confirmEmail',
      'endSession',
      'reviseUser',
      'deleteUser',
      'changePassword',
      'chooseMail',
      'verifyEmployer',
      'uploadPicture',
      'findAlert',
      'changeAlert',
      'endAlert',
      'reviseDraft',
      'deleteDraft',
      'publishDraft',
      'reviseJob',
      'withdrawJob',
      'renewJob',
      'closeJob',
      'changeApplicationStatus',
      'seeApplication',
      'sayTalked',
      'denyTalk',
      'askAgain',
      'writeToEmployer',
      'withdrawApplication',
      'eraseGuest',
      'reviseCandidateProfile',
      'withdrawCandidateProfile',
      'updateIp',
      'markMessageRead'
    ])
  })

  test('finds a route without authorization', () => {
    const app = new Hono().get('/api/unguarded', c => c.text('Pasa'))
    expect(unguarded(app).map(({ path }) => path)).toEqual(['/api/unguarded'])
  })
})
