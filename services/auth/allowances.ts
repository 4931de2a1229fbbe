import type { RateLimitName } from '#services/platform/config/rate-limits.ts'
import { jobFilters } from '#events/job-content/job-terms.ts'
import { costOfWords, requestCosts } from '#services/platform/config/request-costs.ts'
import type { Action } from './decide.ts'

/** A job has one type and one experience: these need no counting. */
const { jobType: _, experience: __, ...counted } = jobFilters
const countedFilters = ['near', ...Object.keys(counted)]

/** What a request takes of the limits `reads`, `accountReads` or `writes`. */
export interface Allowance {
  cost: number | ((query: URLSearchParams) => number)
  /** A limit of the action's own, by account. */
  limit?: RateLimitName
}

const plain = { cost: requestCosts.plain }
const list = { cost: requestCosts.list }
const dear = { cost: requestCosts.hashOrPicture }

/** The cost of every action. An action without an allowance does not compile. */
export const allowances: Record<Action, Allowance> = {
  readApi: plain,
  findCurrentUser: plain,
  // These three are limited by address or name as well.
  logIn: plain,
  register: plain,
  requestPasswordReset: plain,
  resetPassword: dear,
  requestEmailConfirmation: { ...plain, limit: 'emailConfirmation' },
  confirmEmail: plain,
  logOut: plain,
  listSessions: plain,
  endSession: plain,
  endOtherSessions: plain,
  readOwnData: { ...dear, limit: 'ownData' },
  reviseUser: { ...plain, limit: 'accountChange' },
  deleteUser: dear,
  changePassword: { ...dear, limit: 'accountChange' },
  chooseLetters: { ...plain, limit: 'accountChange' },
  verifyEmployer: { ...plain, limit: 'accountChange' },
  uploadPicture: dear,
  uploadJobPhoto: dear,
  searchJobs: { cost: costOfJobSearch },
  listJobCards: list,
  listAlerts: plain,
  // Without an account it is limited by address as well.
  requestAlert: { ...plain, limit: 'alertChange' },
  confirmAlert: plain,
  findAlert: plain,
  changeAlert: { ...plain, limit: 'alertChange' },
  endAlert: { ...plain, limit: 'alertChange' },
  completePlace: plain,
  findJob: plain,
  readJobHistory: plain,
  // It counts the jobs of the employer.
  findYard: list,
  showJobContact: plain,
  postJob: plain,
  listJobDrafts: list,
  draftJob: { ...plain, limit: 'jobChange' },
  reviseDraft: { ...plain, limit: 'jobChange' },
  deleteDraft: { ...plain, limit: 'jobChange' },
  publishDraft: plain,
  reviseJob: { ...plain, limit: 'jobChange' },
  withdrawJob: { ...plain, limit: 'jobChange' },
  renewJob: { ...plain, limit: 'jobChange' },
  // With the answers to those who wait.
  closeJob: { ...dear, limit: 'jobChange' },
  renewJobByLink: plain,
  closeJobByLink: dear,
  submitApplication: { ...plain, limit: 'application' },
  listApplications: list,
  changeApplicationStatus: { ...plain, limit: 'statusChange' },
  seeApplication: plain,
  // With the token of an e-mail these two are limited by address as well.
  withdrawApplication: { ...plain, limit: 'application' },
  eraseGuest: plain,
  listSavedJobs: plain,
  saveJob: { ...plain, limit: 'savedJob' },
  unsaveJob: { ...plain, limit: 'savedJob' },
  searchCandidates: { cost: costOfCandidateSearch },
  findCandidateProfile: plain,
  listOwnProfiles: plain,
  publishCandidateProfile: { ...plain, limit: 'profileChange' },
  reviseCandidateProfile: { ...plain, limit: 'profileChange' },
  withdrawCandidateProfile: { ...plain, limit: 'profileChange' },
  releaseContact: { ...plain, limit: 'contactRelease' },
  readVisibility: list,
  changeVisibility: { ...plain, limit: 'profileChange' },
  blockEmployer: { ...plain, limit: 'profileChange' },
  unblockEmployer: { ...plain, limit: 'profileChange' },
  diagnoseIp: plain,
  updateIp: { ...plain, limit: 'accountChange' },
  listConversations: list,
  readConversation: list,
  sendMessage: { ...plain, limit: 'message' },
  markMessageRead: plain,
  countUnseen: plain,
  followChanges: plain,
  // These two are limited by address as well.
  reportContent: plain,
  appealDecision: plain,
  listOwnDecisions: list,
  listCases: list,
  findCase: list,
  decideCase: plain,
  undoDecision: plain,
  listEmployers: list,
  markEmployerSeen: plain,
  readOverview: list,
  retryParked: plain,
  readSecondFactor: plain,
  enrolSecondFactor: dear,
  confirmSecondFactor: plain,
  removeSecondFactor: plain
}

function costOfJobSearch(query: URLSearchParams): number {
  return (
    (query.get('employerId') ? requestCosts.list : requestCosts.plain) +
    costOfWords(query, countedFilters)
  )
}

function costOfCandidateSearch(query: URLSearchParams): number {
  return (
    requestCosts.list +
    (query.get('near') ? requestCosts.near : 0) +
    costOfWords(query, countedFilters)
  )
}
