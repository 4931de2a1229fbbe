import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'
import { OwnData } from './view.ts'

export const ownDataApi = {
  operations: {
    readOwnData: { tag: 'Cuentas', summary: 'Todos los datos propios', response: OwnData }
  },
  schemas: { OwnData }
} satisfies ModuleDescription
