import {
  CaseList,
  CaseSummaryView,
  CaseView,
  DecidedTogether,
  NewAccountList,
  NewAccountView,
  NewJobList,
  NewJobView,
  OwnDecisionsView,
  StatementView
} from '#projections/cases/view.ts'
import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'
import { Confirmation } from '#services/platform/openapi/responses.ts'
import { ReportReceipt } from './report-contract.ts'

const report = { tag: 'Denuncias' }
const operation = { tag: 'Operación', response: CaseView, errors: [404, 409] as const }

export const caseApi = {
  operations: {
    reportContent: {
      ...report,
      summary: 'Denunciar un anuncio, un perfil, un mensaje o una cuadra',
      status: 201,
      response: ReportReceipt,
      errors: [404, 409]
    },
    appealDecision: {
      ...report,
      summary: 'Reclamar contra una decisión, con el enlace de su correo',
      status: 201,
      response: Confirmation,
      errors: [409, 410]
    },
    listOwnDecisions: {
      ...report,
      summary: 'Las decisiones sobre lo que publica uno mismo',
      response: OwnDecisionsView
    },
    listCases: { ...operation, summary: 'Los casos por decidir', response: CaseList, errors: [] },
    findCase: { ...operation, summary: 'Un caso, con sus denuncias', errors: [404] },
    decideCase: { ...operation, summary: 'Decidir un caso' },
    decideCases: {
      tag: 'Operación',
      summary:
        'Decidir varios casos, o anuncios, perfiles y páginas sin caso, de una vez: cada uno recibe su carta',
      response: DecidedTogether,
      ignoresIdempotencyKey: true
    },
    removeAccounts: {
      tag: 'Operación',
      summary: 'Eliminar varias cuentas de una vez, con todo lo suyo: cada una recibe su carta',
      response: DecidedTogether,
      ignoresIdempotencyKey: true
    },
    listNewAccounts: {
      tag: 'Operación',
      summary: 'Las cuentas nuevas, por hora, red o parecido de sus anuncios',
      response: NewAccountList
    },
    listNewJobs: {
      tag: 'Operación',
      summary: 'Los anuncios nuevos, por hora, red o parecido',
      response: NewJobList
    },
    undoDecision: { ...operation, summary: 'Deshacer la última decisión' },
    removePerson: {
      ...operation,
      summary: 'Eliminar una cuenta, o borrar lo que alguien ha enviado sin cuenta'
    }
  },
  schemas: {
    CaseList,
    CaseSummary: CaseSummaryView,
    CaseView,
    DecidedTogether,
    NewAccountList,
    NewAccount: NewAccountView,
    NewJobList,
    NewJob: NewJobView,
    StatementView,
    OwnDecisions: OwnDecisionsView,
    ReportReceipt
  }
} satisfies ModuleDescription
