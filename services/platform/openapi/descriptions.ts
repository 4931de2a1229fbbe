import type * as z from 'zod/mini'
import { Confirmation } from '#services/platform/http/responses.ts'
import * as applications from '#projections/applications/view.ts'
import * as candidates from '#projections/candidate-profiles/view.ts'
import * as jobs from '#projections/jobs/view.ts'
import * as messages from '#projections/messages/view.ts'
import * as network from '#services/ip-location/responses.ts'
import { Overview } from '#services/operator-dashboard/responses.ts'
import type { Action } from '#services/auth/decide.ts'
import * as pictures from '#services/profile-pictures/responses.ts'
import * as users from '#projections/users/view.ts'
import { ApiDocument } from './responses.ts'
import type { ErrorStatus } from './error-responses.ts'

/** What a route does not tell of itself. */
export interface OperationDescription {
  tag: string
  summary: string
  /** Of the answer when all goes well; 200 unless it says otherwise. */
  status?: 200 | 201
  answer: z.ZodMiniType
  /** Refusals that follow from what the call does; the others follow from what it asks for. */
  refusals?: readonly ErrorStatus[]
  /** The body is a picture. */
  isPicture?: true
}

const account = { tag: 'Cuentas', answer: users.UserView }
const job = { tag: 'Empleos', answer: jobs.JobView }
const application = { tag: 'Solicitudes', answer: applications.ApplicationView }
const profile = { tag: 'Candidatos', answer: candidates.CandidateProfileView }
const message = { tag: 'Mensajes', answer: messages.MessageView }
const address = { tag: 'Dirección IP' }
const operation = { tag: 'Operación' }

export const operationDescriptions = {
  readApi: { tag: 'API', summary: 'Esta descripción', answer: ApiDocument },

  findCurrentUser: { ...account, summary: 'Quién ha iniciado sesión' },
  logIn: { ...account, summary: 'Iniciar sesión', refusals: [401, 429] },
  register: { ...account, summary: 'Crear una cuenta', status: 201, refusals: [409, 429] },
  logOut: { ...account, summary: 'Cerrar la sesión', answer: Confirmation },
  reviseUser: { ...account, summary: 'Cambiar los datos de la cuenta', refusals: [409] },
  changePassword: {
    ...account,
    summary: 'Cambiar la contraseña y cerrar las demás sesiones',
    answer: Confirmation,
    refusals: [429]
  },
  deleteUser: { ...account, summary: 'Eliminar la cuenta', answer: Confirmation },
  uploadPicture: {
    ...account,
    summary: 'Subir una foto: JPEG, PNG o WebP, de 5 MB y 25 megapíxeles como máximo',
    status: 201,
    answer: pictures.KeptPicture,
    refusals: [400, 413, 415, 429],
    isPicture: true
  },

  searchJobs: { ...job, summary: 'Buscar empleos', answer: jobs.JobPage, refusals: [429] },
  findJob: { ...job, summary: 'Un empleo', refusals: [404, 410, 429] },
  postJob: { ...job, summary: 'Publicar un empleo', status: 201, refusals: [429] },
  reviseJob: { ...job, summary: 'Cambiar un empleo', refusals: [404] },
  withdrawJob: { ...job, summary: 'Eliminar un empleo', answer: Confirmation, refusals: [404] },
  renewJob: { ...job, summary: 'Renovar un empleo 30 días más', refusals: [404] },

  submitApplication: {
    ...application,
    summary: 'Solicitar un empleo, con cuenta o sin ella',
    status: 201,
    refusals: [401, 404, 409, 429]
  },
  listApplications: {
    ...application,
    summary: 'Las solicitudes recibidas o enviadas',
    answer: applications.ApplicationPage
  },
  changeApplicationStatus: {
    ...application,
    summary: 'Responder a una solicitud',
    refusals: [404]
  },

  searchCandidates: {
    ...profile,
    summary: 'Buscar candidatos',
    answer: candidates.CandidatePage,
    refusals: [429]
  },
  findCandidateProfile: {
    ...profile,
    summary: 'Un candidato, con su contacto',
    refusals: [404, 429]
  },
  listOwnProfiles: { ...profile, summary: 'El perfil propio', answer: candidates.OwnProfileList },
  publishCandidateProfile: {
    ...profile,
    summary: 'Publicar el perfil propio',
    status: 201,
    refusals: [409]
  },
  reviseCandidateProfile: { ...profile, summary: 'Cambiar el perfil propio', refusals: [404] },
  withdrawCandidateProfile: {
    ...profile,
    summary: 'Eliminar el perfil propio',
    answer: Confirmation,
    refusals: [404]
  },

  diagnoseIp: {
    ...address,
    summary: 'La dirección IP de quien llama y lo que se sabe de ella',
    answer: network.IpDiagnosis,
    refusals: [429]
  },
  updateIp: {
    ...address,
    summary: 'Guardar en el perfil la dirección IP y su lugar',
    answer: network.Located
  },

  listConversations: {
    ...message,
    summary: 'Las conversaciones, con su último mensaje',
    answer: messages.ConversationList
  },
  readConversation: {
    ...message,
    summary: 'Los mensajes con una persona',
    answer: messages.MessageList
  },
  sendMessage: { ...message, summary: 'Enviar un mensaje', status: 201, refusals: [404] },
  markMessageRead: { ...message, summary: 'Marcar un mensaje como leído', refusals: [404] },

  readOverview: { ...operation, summary: 'Cómo va todo', answer: Overview },
  retryParked: {
    ...operation,
    summary: 'Volver a intentar un hecho apartado',
    answer: Confirmation,
    refusals: [409]
  }
} satisfies Record<Action, OperationDescription>
