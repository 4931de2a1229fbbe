import type { UserType } from '#events/aggregates/users.ts'
import { jobFilters } from '#events/job-content/job-terms.ts'
import type { RateLimitName } from '#services/platform/config/rate-limits.ts'
import { costOfWords, requestCosts } from '#services/platform/config/request-costs.ts'
import type { Refusal } from '#services/platform/validation/refusal.ts'
import {
  candidateRequired,
  confirmsOtherAccount,
  employerRequired,
  notAllowed,
  notJobOwner,
  notProfileOwner,
  onlyCandidatesEdit,
  onlyEmployersAsk
} from '../shared/refusals.ts'

/** An operator is a signed-in user whom the configuration names. */
export type Role = 'anonymous' | UserType | 'operator'

interface ActionRow {
  roles: readonly Role[]
  /**
   * The relation of the user to the thing: the user's own account, which the route checks before anything else, or
   * something that the user owns, which the decision checks once it is loaded.
   */
  relation?: 'self' | 'owner'
  /** For sessions in which the second factor was given only, where the account has one or the configuration requires it. */
  needsSecondFactor?: true
  /** The refusal for roles that are missing in `roles`: `notAllowed` by default; `refusals` names one for a role. */
  refusal?: Refusal
  refusals?: Partial<Record<Role, Refusal>>
  /** Points of the limits `reads`, `accountReads` or `writes`; those of a plain request by default. */
  cost?: number | ((query: URLSearchParams) => number)
  /** A limit of the action's own, by account. */
  limit?: RateLimitName
}

const everyone = ['anonymous', 'applicant', 'employer'] as const
const signedIn = ['applicant', 'employer'] as const
const employer = ['employer'] as const
const applicant = ['applicant'] as const
const operator = ['operator'] as const
const list = requestCosts.list
const dear = requestCosts.hashOrPicture

/** All actions: who may do them, and what they cost. A route with an unknown action does not compile. */
export const actions = {
  readApi: { roles: everyone },
  findCurrentUser: { roles: signedIn },
  // These are limited by address or name as well.
  logIn: { roles: everyone },
  askMailCode: { roles: everyone },
  enterMailCode: { roles: everyone },
  register: { roles: everyone },
  requestPasswordReset: { roles: everyone },
  resetPassword: { roles: everyone, cost: dear },
  requestEmailConfirmation: { roles: signedIn, limit: 'emailConfirmation' },
  confirmEmail: { roles: signedIn, relation: 'owner', refusal: confirmsOtherAccount },
  logOut: { roles: everyone },
  listSessions: { roles: signedIn },
  endSession: { roles: signedIn, relation: 'owner' },
  endOtherSessions: { roles: signedIn },
  readOwnData: { roles: signedIn, cost: dear, limit: 'ownData' },
  reviseUser: { roles: signedIn, relation: 'self', limit: 'accountChange' },
  deleteUser: { roles: signedIn, relation: 'self', cost: dear },
  changePassword: { roles: signedIn, relation: 'self', cost: dear, limit: 'accountChange' },
  chooseMail: { roles: signedIn, relation: 'self', limit: 'accountChange' },
  verifyEmployer: { roles: employer, relation: 'self', limit: 'accountChange' },
  uploadPicture: { roles: signedIn, relation: 'self', cost: dear },
  uploadJobPhoto: { roles: employer, refusal: employerRequired, cost: dear },
  searchJobs: { roles: everyone, cost: costOfJobSearch },
  listJobCards: { roles: everyone, cost: list },
  listAlerts: { roles: signedIn },
  // Limited by address as well when there is no account.
  requestAlert: { roles: everyone, limit: 'alertChange' },
  confirmAlert: { roles: everyone },
  findAlert: { roles: signedIn, relation: 'owner' },
  changeAlert: { roles: signedIn, relation: 'owner', limit: 'alertChange' },
  endAlert: { roles: signedIn, relation: 'owner', limit: 'alertChange' },
  completePlace: { roles: everyone },
  findJob: { roles: everyone },
  readJobHistory: { roles: everyone },
  // Counts the jobs of the employer.
  findEmployer: { roles: everyone, cost: list },
  // Limited by address as well when there is no account.
  showJobContact: { roles: everyone, limit: 'jobContact' },
  postJob: { roles: employer, refusal: employerRequired },
  listJobDrafts: { roles: employer, refusal: employerRequired, cost: list },
  draftJob: { roles: employer, refusal: employerRequired, limit: 'jobChange' },
  reviseDraft: { roles: employer, relation: 'owner', refusal: notJobOwner, limit: 'jobChange' },
  deleteDraft: { roles: employer, relation: 'owner', refusal: notJobOwner, limit: 'jobChange' },
  publishDraft: { roles: employer, relation: 'owner', refusal: notJobOwner },
  reviseJob: { roles: employer, relation: 'owner', refusal: notJobOwner, limit: 'jobChange' },
  withdrawJob: { roles: employer, relation: 'owner', refusal: notJobOwner, limit: 'jobChange' },
  renewJob: { roles: employer, relation: 'owner', refusal: notJobOwner, limit: 'jobChange' },
  // Includes the answers to those who wait.
  closeJob: {
    roles: employer,
    relation: 'owner',
    refusal: notJobOwner,
    cost: dear,
    limit: 'jobChange'
  },
  renewJobByLink: { roles: everyone },
  closeJobByLink: { roles: everyone, cost: dear },
  submitApplication: {
    roles: ['anonymous', 'applicant'],
    refusal: candidateRequired,
    limit: 'application'
  },
  listApplications: { roles: signedIn, cost: list },
  changeApplicationStatus: { roles: employer, relation: 'owner', limit: 'statusChange' },
  // Limited by the account of the employer as well.
  answerByLink: { roles: everyone },
  seeApplication: { roles: signedIn, relation: 'owner' },
  sayTalked: { roles: employer, relation: 'owner', limit: 'statusChange' },
  // The token of an e-mail makes an owner of these, which are limited by address then.
  denyTalk: { roles: everyone, relation: 'owner', limit: 'application' },
  askAgain: { roles: everyone, relation: 'owner', limit: 'application' },
  writeToEmployer: { roles: everyone, relation: 'owner', limit: 'message' },
  withdrawApplication: { roles: everyone, relation: 'owner', limit: 'application' },
  eraseGuest: { roles: everyone, relation: 'owner' },
  listSavedJobs: { roles: signedIn },
  saveJob: { roles: signedIn, limit: 'savedJob' },
  unsaveJob: { roles: signedIn, limit: 'savedJob' },
  searchCandidates: { roles: everyone, cost: costOfCandidateSearch },
  findCandidateProfile: { roles: everyone },
  listOwnProfiles: { roles: signedIn },
  publishCandidateProfile: { roles: applicant, refusal: candidateRequired, limit: 'profileChange' },
  reviseCandidateProfile: {
    roles: applicant,
    relation: 'owner',
    refusal: notProfileOwner,
    refusals: { employer: onlyCandidatesEdit },
    limit: 'profileChange'
  },
  withdrawCandidateProfile: {
    roles: applicant,
    relation: 'owner',
    refusal: notProfileOwner,
    refusals: { employer: onlyCandidatesEdit },
    limit: 'profileChange'
  },
  releaseContact: { roles: employer, refusal: onlyEmployersAsk, limit: 'contactRelease' },
  readVisibility: { roles: applicant, refusal: candidateRequired, cost: list },
  changeVisibility: { roles: applicant, refusal: candidateRequired, limit: 'profileChange' },
  blockEmployer: { roles: applicant, refusal: candidateRequired, limit: 'profileChange' },
  unblockEmployer: { roles: applicant, refusal: candidateRequired, limit: 'profileChange' },
  diagnoseIp: { roles: everyone },
  updateIp: { roles: signedIn, relation: 'self', limit: 'accountChange' },
  listConversations: { roles: signedIn, cost: list },
  readConversation: { roles: signedIn, cost: list },
  sendMessage: { roles: signedIn, limit: 'message' },
  markMessageRead: { roles: signedIn, relation: 'owner' },
  countUnseen: { roles: signedIn },
  followChanges: { roles: signedIn },
  // These two are limited by address as well.
  reportContent: { roles: everyone },
  appealDecision: { roles: everyone },
  listOwnDecisions: { roles: signedIn, cost: list },
  listCases: { roles: operator, needsSecondFactor: true, cost: list },
  findCase: { roles: operator, needsSecondFactor: true, cost: list },
  decideCase: { roles: operator, needsSecondFactor: true },
  undoDecision: { roles: operator, needsSecondFactor: true },
  removePerson: { roles: operator, needsSecondFactor: true },
  listNewAccounts: { roles: operator, needsSecondFactor: true, cost: dear },
  listNewJobs: { roles: operator, needsSecondFactor: true, cost: dear },
  decideCases: { roles: operator, needsSecondFactor: true, cost: dear },
  removeAccounts: { roles: operator, needsSecondFactor: true, cost: dear },
  listEmployers: { roles: operator, needsSecondFactor: true, cost: list },
  markEmployerSeen: { roles: operator, needsSecondFactor: true },
  readOverview: { roles: operator, needsSecondFactor: true, cost: list },
  readChecks: { roles: operator, needsSecondFactor: true, cost: dear },
  readBoardFigures: { roles: operator, needsSecondFactor: true, cost: dear },
  retryDeadLetter: { roles: operator, needsSecondFactor: true },
  readSecondFactor: { roles: operator },
  enrolSecondFactor: { roles: operator, cost: dear },
  confirmSecondFactor: { roles: operator },
  removeSecondFactor: { roles: operator }
} satisfies Record<string, ActionRow>

export type Action = keyof typeof actions

export type ActionRule = ActionRow & Required<Pick<ActionRow, 'refusal' | 'cost'>>

/** The row of an action, with its defaults. */
export function ruleOf(action: Action): ActionRule {
  return { refusal: notAllowed, cost: requestCosts.plain, ...actions[action] }
}

/** One job has one type and one experience: these cost no counting. */
const { jobType: _, experience: __, ...counted } = jobFilters
const countedFilters = ['near', ...Object.keys(counted)]

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
