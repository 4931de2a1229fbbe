import {
  CandidatePage,
  CandidatePreview,
  CandidateProfileView,
  OwnProfilesView
} from '#projections/candidate-profiles/view.ts'
import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'
import { Confirmation } from '#services/platform/openapi/responses.ts'

const profile = { tag: 'Candidatos', response: CandidateProfileView }

export const candidateProfileApi = {
  operations: {
    searchCandidates: {
      ...profile,
      summary: 'Buscar candidatos',
      response: CandidatePage
    },
    findCandidateProfile: {
      ...profile,
      summary: 'Un candidato, con su contacto',
      errors: [404]
    },
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
  schemas: { CandidatePreview, CandidateProfileView, CandidatePage, OwnProfiles: OwnProfilesView }
} satisfies ModuleDescription
