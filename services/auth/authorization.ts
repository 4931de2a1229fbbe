import type { MiddlewareHandler } from 'hono'
import type { UserType } from '#events/users.ts'
import { normalizeUsername } from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import type { AppEnv, AppVariables } from '#services/platform/http/app-env.ts'
import { addressNotFound, unauthenticated, HttpError } from '#services/platform/http/errors.ts'
import { findSessionUser } from './session.ts'

/** An operator is somebody signed in whom the configuration names. */
export type Role = 'anonymous' | UserType | 'operator'

export interface Permission {
  roles: readonly Role[]
  /** Whose thing it must be: the person's own account, or what belongs to them. */
  relation?: 'self' | 'owner'
  /** What somebody hears who is signed in and may not. */
  refusal: string
}

const everyone = ['anonymous', 'applicant', 'employer'] as const
const signedIn = ['applicant', 'employer'] as const

const notAllowed = 'No tienes permiso para hacer esto'
const employerRequired = 'Necesitas una cuenta de empleador para publicar vacantes.'
const candidateRequired = 'Para ofrecer servicios laborales necesitas una cuenta de candidato.'
const notJobOwner = 'No tienes permisos para editar este anuncio.'
const onlyCandidatesEdit = 'Solo los candidatos pueden editar perfiles'
const notProfileOwner = 'No tienes permiso para editar este perfil'

/** Who may do what. A route whose action does not stand here does not compile. */
export const permissions = {
  readApi: { roles: everyone, refusal: notAllowed },
  findCurrentUser: { roles: signedIn, refusal: notAllowed },
  logIn: { roles: everyone, refusal: notAllowed },
  register: { roles: everyone, refusal: notAllowed },
  logOut: { roles: everyone, refusal: notAllowed },
  reviseUser: { roles: signedIn, relation: 'self', refusal: notAllowed },
  deleteUser: { roles: signedIn, relation: 'self', refusal: notAllowed },
  changePassword: { roles: signedIn, relation: 'self', refusal: notAllowed },
  uploadPicture: { roles: signedIn, relation: 'self', refusal: notAllowed },
  searchJobs: { roles: everyone, refusal: notAllowed },
  findJob: { roles: everyone, refusal: notAllowed },
  postJob: { roles: ['employer'], refusal: employerRequired },
  reviseJob: { roles: ['employer'], relation: 'owner', refusal: notJobOwner },
  withdrawJob: { roles: ['employer'], relation: 'owner', refusal: notJobOwner },
  renewJob: { roles: ['employer'], relation: 'owner', refusal: notJobOwner },
  submitApplication: { roles: ['anonymous', 'applicant'], refusal: candidateRequired },
  listApplications: { roles: signedIn, refusal: notAllowed },
  changeApplicationStatus: { roles: ['employer'], relation: 'owner', refusal: notAllowed },
  searchCandidates: { roles: everyone, refusal: notAllowed },
  findCandidateProfile: { roles: everyone, refusal: notAllowed },
  listOwnProfiles: { roles: signedIn, refusal: notAllowed },
  publishCandidateProfile: { roles: ['applicant'], refusal: candidateRequired },
  reviseCandidateProfile: { roles: ['applicant'], relation: 'owner', refusal: notProfileOwner },
  withdrawCandidateProfile: { roles: ['applicant'], relation: 'owner', refusal: notProfileOwner },
  diagnoseIp: { roles: everyone, refusal: notAllowed },
  updateIp: { roles: signedIn, relation: 'self', refusal: notAllowed },
  listConversations: { roles: signedIn, refusal: notAllowed },
  readConversation: { roles: signedIn, refusal: notAllowed },
  sendMessage: { roles: signedIn, refusal: notAllowed },
  markMessageRead: { roles: signedIn, relation: 'owner', refusal: notAllowed },
  readOverview: { roles: ['operator'], refusal: addressNotFound },
  retryParked: { roles: ['operator'], refusal: addressNotFound }
} satisfies Record<string, Permission>

export type Action = keyof typeof permissions

/** What a role hears that may not do it at all. */
const messagesByRole: Partial<Record<Action, Partial<Record<Role, string>>>> = {
  reviseCandidateProfile: { employer: onlyCandidatesEdit },
  withdrawCandidateProfile: { employer: onlyCandidatesEdit }
}

type Actor<A extends Action> = 'anonymous' extends (typeof permissions)[A]['roles'][number]
  ? UserView | undefined
  : UserView

/** What a handler behind `may` knows of who asks. */
interface AuthorizedEnv<A extends Action> {
  Variables: Omit<AppVariables, 'user'> & { user: Actor<A> }
  Bindings: AppEnv['Bindings']
}

export const actionKey = Symbol('action')

/** Lets through whose role may do this; whose thing it is, `permit` decides once that is known. */
export function authorize<A extends Action>(action: A): MiddlewareHandler<AuthorizedEnv<A>> {
  const roles: readonly Role[] = permissions[action].roles
  const guard: MiddlewareHandler<AuthorizedEnv<A>> = async (c, next) => {
    const user = await findSessionUser(c)
    const role = user?.userType ?? 'anonymous'
    const isOperator =
      user && c.var.tools.config.operators.includes(normalizeUsername(user.username))
    if (!roles.includes(role) && !(isOperator && roles.includes('operator'))) {
      throw accessDenied(action, role)
    }
    c.set('user', user as Actor<A>)
    await next()
  }
  return Object.assign(guard, { [actionKey]: action })
}

/** Throws unless the thing belongs to whoever asks. */
export function requireOwner(
  action: Action,
  by: { id: string; userType: UserType },
  owner: string
): void {
  if (by.id !== owner) throw accessDenied(action, by.userType)
}

/** Who is no operator does not even learn what operators can do. */
function accessDenied(action: Action, role: Role): HttpError {
  const { roles }: Permission = permissions[action]
  if (roles.includes('operator')) return new HttpError(404, addressNotFound)
  if (role === 'anonymous') return unauthenticated()
  return new HttpError(403, messagesByRole[action]?.[role] ?? permissions[action].refusal)
}
