import about from '#package.json' with { type: 'json' }
import { applicationApi } from './applications/openapi.ts'
import { authApi, accessDescription } from './auth/openapi.ts'
import type { Action } from './auth/permissions/actions.ts'
import { candidateProfileApi } from './candidate-profiles/openapi.ts'
import { caseApi } from './cases/openapi.ts'
import { ipLocationApi } from './ip-location/openapi.ts'
import { jobApi } from './jobs/openapi.ts'
import { messageApi } from './messages/openapi.ts'
import { operatorApi } from './operator-dashboard/openapi.ts'
import { ownDataApi } from './own-data/openapi.ts'
import { pictureApi } from './pictures/openapi.ts'
import { placeApi } from './places/openapi.ts'
import {
  type ApiDescription,
  mergeDescriptions,
  type OperationDescription
} from './platform/openapi/api-description.ts'
import { apiIntroduction } from './platform/openapi/introduction.ts'
import { ApiDocument } from './platform/openapi/responses.ts'
import { unseenApi } from './unseen/openapi.ts'
import { userApi } from './users/openapi.ts'
import { brand } from './words/shared/brand.ts'

const modules = mergeDescriptions(
  userApi,
  authApi,
  pictureApi,
  jobApi,
  placeApi,
  applicationApi,
  candidateProfileApi,
  messageApi,
  unseenApi,
  ipLocationApi,
  operatorApi,
  caseApi,
  ownDataApi
)

/** An action without a description does not compile. */
export const operationDescriptions: Record<Action, OperationDescription> = {
  readApi: { tag: 'API', summary: 'Esta descripción', response: ApiDocument },
  ...modules.operations
}

export const apiDescription: ApiDescription = {
  info: { title: brand, version: about.version, description: apiIntroduction },
  operations: operationDescriptions,
  schemas: modules.schemas,
  ...accessDescription
}
