import type { Action } from '#services/auth/permissions/actions.ts'
import { accountRequests } from './account-requests.ts'
import {
  createAccount,
  createAlert,
  createAppealToken,
  createReceivedApplication,
  createCase,
  createDecidedCase,
  createEitherApplication,
  createGuestApplication,
  createMessage,
  createOwnedAlert,
  createOwnedDraft,
  createOwnedJob,
  createEmployerWithJob,
  createProfile,
  createLongWaiting,
  createTalked,
  createWithdrawable,
  linkToAnswer,
  linkToJob,
  sendGuestToken,
  sendMailToken
} from './action-targets.ts'
import {
  coverLetter,
  decisionRequest,
  guestRequest,
  jobRequest,
  profileRequest,
  removalRequest,
  reportRequest
} from '../builders/api-fixtures.ts'
import { signAlertToken } from '../board/link-tokens.ts'
import { smallPicture } from '../builders/pictures.ts'
import { type ActionRequest, accountId, actingEmployer } from '../builders/test-actors.ts'

/** A valid request of each action. */
export const actionRequests: Record<Action, ActionRequest> = {
  ...accountRequests,
  readApi: {},
  uploadJobPhoto: { body: smallPicture },
  searchJobs: {},
  listJobCards: { query: '?ids=a,b' },
  listAlerts: {},
  requestAlert: {
    body: ({ self }) => ({
      ...(!self && { email: 'luis@example.org' }),
      search: { keyword: 'mozo', near: '11020', radius: '50' },
      every: 'dia'
    })
  },
  confirmAlert: {
    targetId: ({ board: { now, tools }, peer }) =>
      now && tools ? createAlert(peer).then(id => signAlertToken({ now, tools }, id)) : 'nada'
  },
  findAlert: { targetId: createOwnedAlert },
  changeAlert: { targetId: createOwnedAlert, body: () => ({ every: 'semana' }) },
  endAlert: { targetId: createOwnedAlert },
  completePlace: { query: '?text=vej' },
  findJob: { targetId: createOwnedJob },
  readJobHistory: { targetId: createOwnedJob },
  findEmployer: { targetId: createEmployerWithJob },
  showJobContact: { targetId: createOwnedJob },
  postJob: { body: () => jobRequest },
  listJobDrafts: {},
  draftJob: { body: () => ({ title: 'Mozo' }) },
  reviseDraft: { targetId: createOwnedDraft, body: () => ({ title: 'Otro' }) },
  deleteDraft: { targetId: createOwnedDraft },
  publishDraft: { targetId: createOwnedJob },
  reviseJob: { targetId: createOwnedJob, body: () => jobRequest },
  withdrawJob: { targetId: createOwnedJob },
  renewJob: { targetId: createOwnedJob },
  closeJob: { targetId: createOwnedJob, body: () => ({ outcome: 'aqui', message: 'Gracias' }) },
  renewJobByLink: { targetId: linkToJob },
  closeJobByLink: { targetId: linkToJob, body: () => ({ outcome: 'aqui' }) },
  submitApplication: {
    targetId: createOwnedJob,
    body: ({ self }) => (self ? { coverLetter } : guestRequest)
  },
  listApplications: {},
  changeApplicationStatus: {
    targetId: createReceivedApplication,
    body: () => ({ status: 'approved' })
  },
  answerByLink: { targetId: linkToAnswer, body: () => ({ status: 'approved' }) },
  seeApplication: { targetId: createEitherApplication },
  sayTalked: { targetId: createReceivedApplication, body: () => ({ by: 'telefono' }) },
  denyTalk: { targetId: createTalked, headers: sendGuestToken },
  askAgain: { targetId: createLongWaiting, headers: sendGuestToken },
  withdrawApplication: { targetId: createWithdrawable, headers: sendGuestToken },
  writeToEmployer: {
    targetId: createWithdrawable,
    body: () => ({ content: 'Hola' }),
    headers: sendGuestToken
  },
  eraseGuest: { targetId: createGuestApplication, headers: sendMailToken },
  listSavedJobs: {},
  saveJob: { targetId: createOwnedJob },
  unsaveJob: { targetId: createOwnedJob },
  searchCandidates: {},
  findCandidateProfile: { targetId: createProfile },
  listOwnProfiles: {},
  publishCandidateProfile: { body: () => profileRequest },
  reviseCandidateProfile: { targetId: createProfile, body: () => profileRequest },
  withdrawCandidateProfile: { targetId: createProfile },
  releaseContact: { targetId: createProfile },
  readVisibility: {},
  changeVisibility: { body: () => ({ visibleTo: 'applied' }) },
  blockEmployer: { body: ({ opposite }) => ({ employerId: opposite.id }) },
  unblockEmployer: { targetId: () => 'nada' },
  diagnoseIp: {},
  updateIp: {
    body: (actors, own) => ({ userId: accountId(actors, own), ip: '203.0.113.7', geoInfo: {} })
  },
  listConversations: {},
  readConversation: { targetId: ({ peer }) => peer.id },
  sendMessage: {
    body: async actors => {
      await createMessage(actors, true)
      return { receiverId: actors.opposite.id, content: 'Hola' }
    }
  },
  markMessageRead: { targetId: createMessage },
  countUnseen: {},
  followChanges: {},
  reportContent: {
    body: async actors => ({
      ...reportRequest,
      target: { kind: 'job', id: await createOwnedJob(actors, false) }
    })
  },
  appealDecision: {
    body: async actors => ({
      token: await createAppealToken(actors),
      text: 'La fianza era de la vivienda'
    })
  },
  listOwnDecisions: {},
  listCases: {},
  findCase: { targetId: createCase },
  decideCase: { targetId: createCase, body: () => decisionRequest },
  undoDecision: { targetId: createDecidedCase, body: () => ({ revision: 1 }) },
  removePerson: { targetId: createAccount, body: () => removalRequest },
  listNewAccounts: {},
  listNewJobs: {},
  decideCases: {
    body: async actors => ({
      ...removalRequest,
      outcome: 'hidden',
      ids: [await createCase(actors)]
    })
  },
  removeAccounts: {
    body: async actors => ({ ...removalRequest, ids: [await createAccount(actors)] })
  },
  listEmployers: {},
  markEmployerSeen: {
    targetId: actors => actingEmployer(actors, false).id,
    body: () => ({ isSeen: true })
  },
  readOverview: {},
  readChecks: {},
  readBoardFigures: {},
  retryDeadLetter: { targetId: () => 'figures-1' }
}
