import type { Action } from '#services/auth/decide.ts'
import { type ActionCall, callAction } from '#test/call-action.ts'
import type { Answer, TestApp, Visitor } from '#test/test-app.ts'
import { signUpOperatorWithWork } from '#test/operator.ts'
import * as people from '#test/api-fixtures.ts'
import { enrolInSecondFactor, oneTimeCode, beginEnrolment } from '#test/second-factor.ts'
import {
  applicationBearer,
  signAlertToken,
  signConfirmationToken,
  signJobToken,
  signResetToken
} from '#test/link-tokens.ts'
import { samplePhoto } from '#test/pictures.ts'
import { caseResponses, employerResponses } from './one-of-each-case.ts'

export const account = {
  username: 'ana.robles',
  email: 'ana@example.org',
  fullName: 'Ana Robles',
  password: people.testPassword
}
/** Its wording has a finding. */
const jobWithFinding = { ...people.jobRequest, title: 'Mozo joven de cuadra' }
const passwords = { currentPassword: people.testPassword, newPassword: 'otra-contraseña' }

/** One successful call of each operation. */
export async function oneOfEach(board: TestApp): Promise<Record<Action, Answer>> {
  const call = (action: Action, by: Visitor, request?: ActionCall) =>
    callAction(board, action, by, request)
  const ana = board.createClient()
  const employer = await people.signUp(board, 'employer')

  const secured = await signUpOperatorWithWork(board)
  const enrolling = await signUpOperatorWithWork(board)
  const enrolled = await signUpOperatorWithWork(board)
  const { recoveryCodes } = await enrolInSecondFactor(enrolled, board.now)

  const registered = await call('register', ana, { body: account })
  const { id } = registered.body
  const application = { coverLetter: people.coverLetter }
  const posted = await call('postJob', employer, { body: jobWithFinding })
  const job = { id: posted.body.id }
  await call('postJob', employer, { body: { draft: true, title: 'Mozo' } })
  const drafted = await call('postJob', employer, { body: { ...jobWithFinding, draft: true } })
  const submitted = await call('submitApplication', ana, { ...job, body: application })
  const guest = await call('submitApplication', board.createClient(), {
    ...job,
    body: people.guestRequest
  })
  const ending = await call('postJob', employer, { body: people.jobRequest })
  const ended = await call('postJob', employer, { body: people.jobRequest })
  const saved = await call('saveJob', ana, job)
  const published = await call('publishCandidateProfile', ana, { body: people.profileRequest })
  const profile = { id: published.body.id }
  const message = { receiverId: employer.id, content: '¿Cuándo puedo empezar?', jobId: job.id }
  const sent = await call('sendMessage', ana, { body: message })
  const released = await call('releaseContact', employer, profile)
  const blocked = await call('blockEmployer', ana, { body: { text: 'Otra cuadra' } })
  const again = await call('blockEmployer', ana, { body: { text: 'Otra finca' } })
  const wanted = { search: { keyword: 'mozo' }, every: 'dia' }
  const alerted = await call('requestAlert', ana, { body: wanted })
  const alerts = await call('listAlerts', ana)
  const alert = { id: alerts.body.alerts[0].id }
  const revised = { ...people.profileRequest, skills: 'doma, salto', experience: 'Experto' }
  const answered = { id: submitted.body.id, body: { status: 'approved' } }

  return {
    register: registered,
    postJob: posted,
    submitApplication: submitted,
    publishCandidateProfile: published,
    sendMessage: sent,
    releaseContact: released,
    blockEmployer: blocked,
    unblockEmployer: await call('unblockEmployer', ana, { id: again.body.blocks[0].id }),
    readVisibility: await call('readVisibility', ana),
    changeVisibility: await call('changeVisibility', ana, { body: { visibleTo: 'employers' } }),
    readOwnData: await call('readOwnData', ana),
    readApi: await call('readApi', ana),
    findCurrentUser: await call('findCurrentUser', ana),
    logIn: await call('logIn', ana, { body: account }),
    changePassword: await call('changePassword', ana, { id, body: passwords }),
    uploadPicture: await call('uploadPicture', ana, { id, body: samplePhoto }),
    uploadJobPhoto: await call('uploadJobPhoto', employer, { body: samplePhoto }),
    reviseUser: await call('reviseUser', ana, { id, body: { ...account, phone: '612 345 678' } }),
    chooseLetters: await call('chooseLetters', ana, { id, body: { stopped: ['messages'] } }),
    listSessions: await call('listSessions', ana),
    endOtherSessions: await call('endOtherSessions', ana),
    endSession: await call('endSession', ana, { id: await otherSession(board, account) }),
    diagnoseIp: await call('diagnoseIp', ana, { headers: { 'X-Real-IP': '203.0.113.9' } }),
    updateIp: await call('updateIp', ana, { body: { userId: id, ip: '203.0.113.7' } }),
    searchJobs: await call('searchJobs', ana, { query: '?keyword=mozo' }),
    listJobCards: await call('listJobCards', ana, { query: `?ids=${job.id}` }),
    requestAlert: alerted,
    listAlerts: alerts,
    confirmAlert: await call('confirmAlert', board.createClient(), {
      id: signAlertToken(board, alert.id)
    }),
    findAlert: await call('findAlert', ana, alert),
    changeAlert: await call('changeAlert', ana, { ...alert, body: { every: 'semana' } }),
    endAlert: await call('endAlert', ana, alert),
    completePlace: await call('completePlace', ana, { query: '?text=vej' }),
    findJob: await call('findJob', ana, job),
    readJobHistory: await call('readJobHistory', ana, job),
    showJobContact: await call('showJobContact', ana, job),
    listJobDrafts: await call('listJobDrafts', employer),
    publishDraft: await call('publishDraft', employer, { id: drafted.body.id }),
    reviseJob: await call('reviseJob', employer, { ...job, body: jobWithFinding }),
    renewJob: await call('renewJob', employer, job),
    listApplications: await call('listApplications', employer),
    changeApplicationStatus: await call('changeApplicationStatus', employer, answered),
    seeApplication: await call('seeApplication', ana, { id: submitted.body.id }),
    countUnseen: await call('countUnseen', ana),
    followChanges: await call('followChanges', ana),
    withdrawApplication: await call('withdrawApplication', ana, { id: submitted.body.id }),
    renewJobByLink: await call('renewJobByLink', board.createClient(), {
      id: signJobToken(board, ending.body.id, ending.body.expiryDate)
    }),
    closeJobByLink: await call('closeJobByLink', board.createClient(), {
      id: signJobToken(board, ended.body.id, ended.body.expiryDate),
      body: { outcome: 'aqui' }
    }),
    eraseGuest: await call('eraseGuest', board.createClient(), {
      id: guest.body.id,
      headers: applicationBearer(board, guest.body.id)
    }),
    saveJob: saved,
    listSavedJobs: await call('listSavedJobs', ana),
    unsaveJob: await call('unsaveJob', ana, job),
    searchCandidates: await call('searchCandidates', employer),
    findCandidateProfile: await call('findCandidateProfile', employer, profile),
    listOwnProfiles: await call('listOwnProfiles', ana, { query: '?onlyActive=true' }),
    reviseCandidateProfile: await call('reviseCandidateProfile', ana, {
      ...profile,
      body: revised
    }),
    listConversations: await call('listConversations', employer),
    readConversation: await call('readConversation', employer, { id }),
    markMessageRead: await call('markMessageRead', employer, { id: sent.body.id }),
    ...(await caseResponses(board)),
    ...(await employerResponses(board)),
    readOverview: await call('readOverview', await signUpOperatorWithWork(board)),
    retryParked: await call('retryParked', await signUpOperatorWithWork(board), {
      id: 'figures-1'
    }),
    readSecondFactor: await call('readSecondFactor', secured),
    enrolSecondFactor: await call('enrolSecondFactor', secured, { body: passwords }),
    confirmSecondFactor: await call('confirmSecondFactor', enrolling, {
      body: { code: oneTimeCode(await beginEnrolment(enrolling), board.now) }
    }),
    removeSecondFactor: await call('removeSecondFactor', enrolled, {
      body: { code: recoveryCodes[0] }
    }),
    withdrawCandidateProfile: await call('withdrawCandidateProfile', ana, profile),
    closeJob: await call('closeJob', employer, { ...job, body: { outcome: 'aqui' } }),
    withdrawJob: await call('withdrawJob', employer, job),
    requestPasswordReset: await call('requestPasswordReset', ana, {
      body: { login: account.email }
    }),
    requestEmailConfirmation: await call('requestEmailConfirmation', ana),
    confirmEmail: await call('confirmEmail', board.createClient(), {
      id: signConfirmationToken(board, id)
    }),
    resetPassword: await call('resetPassword', board.createClient(), {
      id: signResetToken(board, employer.id),
      body: { password: passwords.newPassword }
    }),
    logOut: await call('logOut', employer),
    deleteUser: await call('deleteUser', ana, {
      id,
      body: { currentPassword: passwords.newPassword, reason: 'Ya tengo trabajo' }
    })
  }
}

/** The id of a session that the person begins elsewhere. */
async function otherSession(board: TestApp, { username }: typeof account): Promise<string> {
  const elsewhere = board.createClient()
  await elsewhere.post('/api/login', { username, password: passwords.newPassword })
  const { body } = await elsewhere.get('/api/sessions')
  return body.sessions.find((one: { isCurrent: boolean }) => one.isCurrent).id
}
