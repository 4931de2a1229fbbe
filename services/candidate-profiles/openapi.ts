import {
  CandidatePage,
  CandidatePreview,
  CandidateProfileView,
  OwnProfilesView
} from '#projections/candidate-profiles/view.ts'
import {
  CandidateContactView,
  CandidateVisibilityView
} from '#projections/candidate-profiles/visibility-view.ts'
import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'
import { Confirmation } from '#services/platform/openapi/responses.ts'

const profile = { tag: 'Candidatos', response: CandidateProfileView }
const visibility = { tag: 'Candidatos', response: CandidateVisibilityView }

export const candidateProfileApi = {
  operations: {
    searchCandidates: {
      ...profile,
      summary: 'Buscar candidatos',
      response: CandidatePage
    },
    findCandidateProfile: {
      ...profile,
      summary: 'Un candidato; el contacto, solo para quien lo ha pedido',
      errors: [404]
    },
    releaseContact: {
      ...profile,
      summary: 'Pedir el contacto de un candidato, que lo sabrá',
      response: CandidateContactView,
      errors: [404]
    },
    readVisibility: {
      ...visibility,
      summary: 'Quién ha visto el contacto propio, y quién ve el perfil'
    },
    changeVisibility: { ...visibility, summary: 'Elegir quién ve el perfil propio' },
    blockEmployer: {
      ...visibility,
      summary: 'Ocultarse de una empresa, o de las que tengan un nombre o un lugar',
      status: 201,
      errors: [404, 409]
    },
    unblockEmployer: { ...visibility, summary: 'Dejar de ocultarse de una empresa' },
    listOwnProfiles: { ...profile, summary: 'El perfil propio', response: OwnProfilesView },
    publishCandidateProfile: {
      ...profile,
      summary: 'Publicar el perfil propio',
      status: 201,
      errors: [409]
    },
    reviseCandidateProfile: {
      ...profile,
      summary: 'Sustituir el perfil propio; un campo que falta queda vacío',
      errors: [404]
    },
    withdrawCandidateProfile: {
      ...profile,
      summary: 'Eliminar el perfil propio',
      response: Confirmation,
      errors: [404]
    }
  },
  schemas: {
    CandidatePreview,
    CandidateProfileView,
    CandidatePage,
    OwnProfiles: OwnProfilesView,
    CandidateContact: CandidateContactView,
    CandidateVisibility: CandidateVisibilityView
  }
} satisfies ModuleDescription
