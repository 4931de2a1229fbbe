import type { MiddlewareHandler } from 'hono'
import type { UserType } from '#events/aggregates/users.ts'
import type { UserView } from '#projections/users/view.ts'
import type { AppEnv, AppVariables } from '#services/platform/http/app-env.ts'
import { HttpError, unauthenticated } from '#services/platform/http/errors.ts'
import { addressNotFound } from '#services/platform/http/refusals.ts'
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
} from './refusals.ts'

/** An operator is a signed-in user whom the configuration names. */
export type Role = 'anonymous' | UserType | 'operator'

export interface Permission {
  roles: readonly Role[]
  /**
   * What it must be: the user's own account, which the route checks before anything else, or
   * something that the user owns, which the decision checks once it is loaded.
   */
  relation?: 'self' | 'owner'
  /** For sessions in which the second factor was given only, where the account has one or the configuration requires it. */
  needsSecondFactor?: true
  refusal: Refusal
}

const everyone = ['anonymous', 'applicant', 'employer'] as const
const signedIn = ['applicant', 'employer'] as const

/** Who may do what. A route with an unknown action does not compile. */
export const permissions = {
  readApi: { roles: everyone, refusal: notAllowed },
  findCurrentUser: { roles: signedIn, refusal: notAllowed },
  logIn: { roles: everyone, refusal: notAllowed },
  register: { roles: everyone, refusal: notAllowed },
  requestPasswordReset: { roles: everyone, refusal: notAllowed },
  resetPassword: { roles: everyone, refusal: notAllowed },
  requestEmailConfirmation: { roles: signedIn, refusal: notAllowed },
  confirmEmail: { roles: signedIn, relation: 'owner', refusal: confirmsOtherAccount },
  logOut: { roles: everyone, refusal: notAllowed },
  listSessions: { roles: signedIn, refusal: notAllowed },
  endSession: { roles: signedIn, relation: 'owner', refusal: notAllowed },
  endOtherSessions: { roles: signedIn, refusal: notAllowed },
  readOwnData: { roles: signedIn, refusal: notAllowed },
  reviseUser: { roles: signedIn, relation: 'self', refusal: notAllowed },
  deleteUser: { roles: signedIn, relation: 'self', refusal: notAllowed },
  changePassword: { roles: signedIn, relation: 'self', refusal: notAllowed },
  chooseLetters: { roles: signedIn, relation: 'self', refusal: notAllowed },
  verifyEmployer: { roles: ['employer'], relation: 'self', refusal: notAllowed },
  uploadPicture: { roles: signedIn, relation: 'self', refusal: notAllowed },
  uploadJobPhoto: { roles: ['employer'], refusal: employerRequired },
  searchJobs: { roles: everyone, refusal: notAllowed },
  listJobCards: { roles: everyone, refusal: notAllowed },
  listAlerts: { roles: signedIn, refusal: notAllowed },
  requestAlert: { roles: everyone, refusal: notAllowed },
  confirmAlert: { roles: everyone, refusal: notAllowed },
  findAlert: { roles: signedIn, relation: 'owner', refusal: notAllowed },
  changeAlert: { roles: signedIn, relation: 'owner', refusal: notAllowed },
  endAlert: { roles: signedIn, relation: 'owner', refusal: notAllowed },
  completePlace: { roles: everyone, refusal: notAllowed },
  findJob: { roles: everyone, refusal: notAllowed },
  readJobHistory: { roles: everyone, refusal: notAllowed },
  findYard: { roles: everyone, refusal: notAllowed },
  showJobContact: { roles: everyone, refusal: notAllowed },
  postJob: { roles: ['employer'], refusal: employerRequired },
  listJobDrafts: { roles: ['employer'], refusal: employerRequired },
  draftJob: { roles: ['employer'], refusal: employerRequired },
  reviseDraft: { roles: ['employer'], relation: 'owner', refusal: notJobOwner },
  deleteDraft: { roles: ['employer'], relation: 'owner', refusal: notJobOwner },
  publishDraft: { roles: ['employer'], relation: 'owner', refusal: notJobOwner },
  reviseJob: { roles: ['employer'], relation: 'owner', refusal: notJobOwner },
  withdrawJob: { roles: ['employer'], relation: 'owner', refusal: notJobOwner },
  renewJob: { roles: ['employer'], relation: 'owner', refusal: notJobOwner },
  closeJob: { roles: ['employer'], relation: 'owner', refusal: notJobOwner },
  renewJobByLink: { roles: everyone, refusal: notAllowed },
  closeJobByLink: { roles: everyone, refusal: notAllowed },
  submitApplication: { roles: ['anonymous', 'applicant'], refusal: candidateRequired },
  listApplications: { roles: signedIn, refusal: notAllowed },
  changeApplicationStatus: { roles: ['employer'], relation: 'owner', refusal: notAllowed },
  seeApplication: { roles: signedIn, relation: 'owner', refusal: notAllowed },
  // The token of an e-mail makes an owner of these two.
  withdrawApplication: { roles: everyone, relation: 'owner', refusal: notAllowed },
  eraseGuest: { roles: everyone, relation: 'owner', refusal: notAllowed },
  listSavedJobs: { roles: signedIn, refusal: notAllowed },
  saveJob: { roles: signedIn, refusal: notAllowed },
  unsaveJob: { roles: signedIn, refusal: notAllowed },
  searchCandidates: { roles: everyone, refusal: notAllowed },
  findCandidateProfile: { roles: everyone, refusal: notAllowed },
  listOwnProfiles: { roles: signedIn, refusal: notAllowed },
  publishCandidateProfile: { roles: ['applicant'], refusal: candidateRequired },
  reviseCandidateProfile: { roles: ['applicant'], relation: 'owner', refusal: notProfileOwner },
  withdrawCandidateProfile: { roles: ['applicant'], relation: 'owner', refusal: notProfileOwner },
  releaseContact: { roles: ['employer'], refusal: onlyEmployersAsk },
  readVisibility: { roles: ['applicant'], refusal: candidateRequired },
  changeVisibility: { roles: ['applicant'], refusal: candidateRequired },
  blockEmployer: { roles: ['applicant'], refusal: candidateRequired },
  unblockEmployer: { roles: ['applicant'], refusal: candidateRequired },
  diagnoseIp: { roles: everyone, refusal: notAllowed },
  updateIp: { roles: signedIn, relation: 'self', refusal: notAllowed },
  listConversations: { roles: signedIn, refusal: notAllowed },
  readConversation: { roles: signedIn, refusal: notAllowed },
  sendMessage: { roles: signedIn, refusal: notAllowed },
  markMessageRead: { roles: signedIn, relation: 'owner', refusal: notAllowed },
  countUnseen: { roles: signedIn, refusal: notAllowed },
  followChanges: { roles: signedIn, refusal: notAllowed },
  reportContent: { roles: everyone, refusal: notAllowed },
  appealDecision: { roles: everyone, refusal: notAllowed },
  listOwnDecisions: { roles: signedIn, refusal: notAllowed },
  listCases: { roles: ['operator'], refusal: addressNotFound, needsSecondFactor: true },
  findCase: { roles: ['operator'], refusal: addressNotFound, needsSecondFactor: true },
  decideCase: { roles: ['operator'], refusal: addressNotFound, needsSecondFactor: true },
  undoDecision: { roles: ['operator'], refusal: addressNotFound, needsSecondFactor: true },
  listEmployers: { roles: ['operator'], refusal: addressNotFound, needsSecondFactor: true },
  markEmployerSeen: { roles: ['operator'], refusal: addressNotFound, needsSecondFactor: true },
  readOverview: { roles: ['operator'], refusal: addressNotFound, needsSecondFactor: true },
  retryParked: { roles: ['operator'], refusal: addressNotFound, needsSecondFactor: true },
  readSecondFactor: { roles: ['operator'], refusal: addressNotFound },
  enrolSecondFactor: { roles: ['operator'], refusal: addressNotFound },
  confirmSecondFactor: { roles: ['operator'], refusal: addressNotFound },
  removeSecondFactor: { roles: ['operator'], refusal: addressNotFound }
} satisfies Record<string, Permission>

export type Action = keyof typeof permissions

/** Of roles that may not do it at all. */
const refusalsByRole: Partial<Record<Action, Partial<Record<Role, Refusal>>>> = {
  reviseCandidateProfile: { employer: onlyCandidatesEdit },
  withdrawCandidateProfile: { employer: onlyCandidatesEdit }
}

/** A signed-in user, as far as decisions need them. */
export interface Actor {
  id: string
  userType: UserType
}

/** Throws 403 unless the actor owns what the action is about. */
export function requireOwner(action: Action, by: Actor, owner: string): void {
  if (by.id !== owner) throw accessDenied(action, by.userType)
}

/** Only operators learn that the operators' actions exist. */
export function accessDenied(action: Action, role: Role): HttpError {
  const { roles }: Permission = permissions[action]
  if (roles.includes('operator')) {
    return new HttpError(addressNotFound, { isDenied: true })
  }
  if (role === 'anonymous') return unauthenticated()
  return new HttpError(refusalsByRole[action]?.[role] ?? permissions[action].refusal)
}

/** The user that a handler behind `authorize` finds; only some actions are open to anonymous visitors. */
export type UserOf<A extends Action> = 'anonymous' extends (typeof permissions)[A]['roles'][number]
  ? UserView | undefined
  : UserView

/** The context of a handler behind `authorize`. */
export interface AuthorizedEnv<A extends Action> {
  Variables: Omit<AppVariables, 'user'> & { user: UserOf<A> }
  Bindings: AppEnv['Bindings']
}

/** Makes the middleware that lets the roles of an action through; see `createAuthorize`. */
export type Authorize = <A extends Action>(action: A) => MiddlewareHandler<AuthorizedEnv<A>>
