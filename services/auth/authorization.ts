import type { MiddlewareHandler } from 'hono'
import type { UserType } from '#events/users.ts'
import { type UserView, normalizeUsername } from '#projections/users/queries.ts'
import type { Env, Variables } from '#services/platform/http/app-env.ts'
import { noSuchAddress, notSignedIn, Problem } from '#services/platform/http/errors.ts'
import { findSignedIn } from './session.ts'

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

const notYours = 'No tienes permiso para hacer esto'
const needsEmployer = 'Necesitas una cuenta de empleador para publicar vacantes.'
const needsCandidate = 'Para ofrecer servicios laborales necesitas una cuenta de candidato.'
const notYourAd = 'No tienes permisos para editar este anuncio.'
const onlyCandidates = 'Solo los candidatos pueden editar perfiles'
const notYourProfile = 'No tienes permiso para editar este perfil'

/** Who may do what. A route whose action does not stand here does not compile. */
export const permissions = {
  readApi: { roles: everyone, refusal: notYours },
  findCurrentUser: { roles: signedIn, refusal: notYours },
  logIn: { roles: everyone, refusal: notYours },
  register: { roles: everyone, refusal: notYours },
  logOut: { roles: everyone, refusal: notYours },
  reviseUser: { roles: signedIn, relation: 'self', refusal: notYours },
  deleteUser: { roles: signedIn, relation: 'self', refusal: notYours },
  changePassword: { roles: signedIn, relation: 'self', refusal: notYours },
  uploadPicture: { roles: signedIn, relation: 'self', refusal: notYours },
  searchJobs: { roles: everyone, refusal: notYours },
  findJob: { roles: everyone, refusal: notYours },
  postJob: { roles: ['employer'], refusal: needsEmployer },
  reviseJob: { roles: ['employer'], relation: 'owner', refusal: notYourAd },
  withdrawJob: { roles: ['employer'], relation: 'owner', refusal: notYourAd },
  renewJob: { roles: ['employer'], relation: 'owner', refusal: notYourAd },
  submitApplication: { roles: ['anonymous', 'applicant'], refusal: needsCandidate },
  listApplications: { roles: signedIn, refusal: notYours },
  changeApplicationStatus: { roles: ['employer'], relation: 'owner', refusal: notYours },
  searchCandidates: { roles: everyone, refusal: notYours },
  findCandidateProfile: { roles: everyone, refusal: notYours },
  listOwnProfiles: { roles: signedIn, refusal: notYours },
  publishCandidateProfile: { roles: ['applicant'], refusal: needsCandidate },
  reviseCandidateProfile: { roles: ['applicant'], relation: 'owner', refusal: notYourProfile },
  withdrawCandidateProfile: { roles: ['applicant'], relation: 'owner', refusal: notYourProfile },
  diagnoseIp: { roles: everyone, refusal: notYours },
  updateIp: { roles: signedIn, relation: 'self', refusal: notYours },
  listConversations: { roles: signedIn, refusal: notYours },
  readConversation: { roles: signedIn, refusal: notYours },
  sendMessage: { roles: signedIn, refusal: notYours },
  markMessageRead: { roles: signedIn, relation: 'owner', refusal: notYours },
  readOverview: { roles: ['operator'], refusal: noSuchAddress },
  retryParked: { roles: ['operator'], refusal: noSuchAddress }
} satisfies Record<string, Permission>

export type Action = keyof typeof permissions

/** What a role hears that may not do it at all. */
const byRole: Partial<Record<Action, Partial<Record<Role, string>>>> = {
  reviseCandidateProfile: { employer: onlyCandidates },
  withdrawCandidateProfile: { employer: onlyCandidates }
}

type Asker<A extends Action> = 'anonymous' extends (typeof permissions)[A]['roles'][number]
  ? UserView | undefined
  : UserView

/** What a handler behind `may` knows of who asks. */
interface Asking<A extends Action> {
  Variables: Omit<Variables, 'user'> & { user: Asker<A> }
  Bindings: Env['Bindings']
}

export const actionOf = Symbol('action')

/** Lets through whose role may do this; whose thing it is, `permit` decides once that is known. */
export function may<A extends Action>(action: A): MiddlewareHandler<Asking<A>> {
  const roles: readonly Role[] = permissions[action].roles
  const guard: MiddlewareHandler<Asking<A>> = async (c, next) => {
    const user = await findSignedIn(c)
    const role = user?.userType ?? 'anonymous'
    const isOperator =
      user && c.var.tools.config.operators.includes(normalizeUsername(user.username))
    if (!roles.includes(role) && !(isOperator && roles.includes('operator'))) {
      throw refusal(action, role)
    }
    c.set('user', user as Asker<A>)
    await next()
  }
  return Object.assign(guard, { [actionOf]: action })
}

/** Throws unless the thing belongs to whoever asks. */
export function permit(
  action: Action,
  by: { id: string; userType: UserType },
  owner: string
): void {
  if (by.id !== owner) throw refusal(action, by.userType)
}

/** Who is no operator does not even learn what operators can do. */
function refusal(action: Action, role: Role): Problem {
  const { roles }: Permission = permissions[action]
  if (roles.includes('operator')) return new Problem(404, noSuchAddress)
  if (role === 'anonymous') return notSignedIn()
  return new Problem(403, byRole[action]?.[role] ?? permissions[action].refusal)
}
