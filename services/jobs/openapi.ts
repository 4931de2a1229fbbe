import * as z from 'zod/mini'
import { StoredAsk, termSchemas } from '#events/job-content/terms.ts'
import { AlertList, AlertView } from '#projections/jobs/alerts/view.ts'
import { JobChange, JobHistoryView } from '#projections/jobs/figures/history-view.ts'
import {
  JobCard,
  JobContactView,
  JobDraft,
  JobDraftList,
  JobPage,
  JobView
} from '#projections/jobs/tables/view.ts'
import { EmployerView } from '#projections/jobs/figures/employers-view.ts'
import type { ModuleDescription } from '#services/platform/openapi/api-description.ts'
import { Confirmation } from '#services/platform/openapi/responses.ts'
import { UnfinishedTerm } from './drafts/contract.ts'
import { jobLifetimeDays } from '#events/limits/jobs.ts'

const JobCardList = z.object({ jobs: z.array(JobCard) })

/** A finding about the wording of a job. */
const AdFinding = z.object({
  field: z.string(),
  words: z.string(),
  rule: z.string(),
  better: z.string()
})
const findings = { findings: z.array(AdFinding) }
const PublishedJob = z.extend(JobView, findings)
const SavedDraft = z.extend(JobDraft, findings)

const job = { tag: 'Empleos', response: JobView }
const alert = { tag: 'Avisos', response: AlertView }

export const jobApi = {
  operations: {
    searchJobs: { ...job, summary: 'Buscar empleos', response: JobPage },
    listJobCards: {
      ...job,
      summary: 'Empleos por sus identificadores; falta el que ya no existe o no se ve',
      response: JobCardList
    },
    findJob: { ...job, summary: 'Un empleo', errors: [404, 410] },
    readJobHistory: {
      ...job,
      summary:
        'Historia de un anuncio: publicación, cambios de sueldo y de horario, renovaciones y cierre',
      response: JobHistoryView,
      errors: [404, 410]
    },
    findEmployer: {
      tag: 'Empleos',
      summary: 'Lo que es público de una empresa: cómo contesta, y qué ha comprobado',
      response: EmployerView,
      errors: [404, 410]
    },
    showJobContact: {
      ...job,
      summary: 'Enseñar el contacto de un empleo; se cuenta, sin saber de quién',
      response: JobContactView,
      errors: [404, 410],
      ignoresIdempotencyKey: true
    },
    postJob: {
      ...job,
      summary: 'Publicar un empleo',
      response: PublishedJob,
      status: 201
    },
    listJobDrafts: { ...job, summary: 'Mis borradores', response: JobDraftList },
    draftJob: {
      ...job,
      summary: 'Guardar un borrador, también con lo que todavía no es válido',
      response: SavedDraft,
      status: 201,
      errors: [409]
    },
    reviseDraft: {
      ...job,
      summary: 'Cambiar un borrador; un campo que falta no cambia',
      response: SavedDraft,
      errors: [404, 409]
    },
    deleteDraft: {
      ...job,
      summary: 'Borrar un borrador',
      response: Confirmation,
      errors: [404, 409]
    },
    publishDraft: {
      ...job,
      summary: 'Publicar un borrador como está guardado',
      response: PublishedJob,
      errors: [404]
    },
    reviseJob: {
      ...job,
      summary: 'Cambiar un empleo; un campo que falta no cambia',
      response: PublishedJob,
      errors: [404, 409]
    },
    withdrawJob: {
      ...job,
      summary: 'Eliminar un empleo',
      response: Confirmation,
      errors: [404, 409]
    },
    renewJob: {
      ...job,
      summary: `Renovar un empleo ${jobLifetimeDays} días más`,
      errors: [404, 409]
    },
    renewJobByLink: {
      tag: 'Empleos',
      summary: 'Renovar un empleo con el enlace de un correo, una vez',
      response: Confirmation,
      errors: [409, 410],
      ignoresIdempotencyKey: true
    },
    closeJobByLink: {
      tag: 'Empleos',
      summary: 'Cerrar un empleo con el enlace de un correo; repetirlo no cambia nada',
      response: Confirmation,
      errors: [409, 410],
      ignoresIdempotencyKey: true
    },
    closeJob: {
      ...job,
      summary: 'Cerrar un empleo, y contestar con un mensaje a quienes esperan',
      errors: [404, 409]
    },
    listAlerts: { ...alert, summary: 'Mis avisos de empleo', response: AlertList },
    requestAlert: {
      ...alert,
      summary:
        'Pedir que nos avisen de empleos nuevos; sin cuenta, o a otro correo, hay que confirmarlo',
      status: 202,
      response: Confirmation,
      errors: [409]
    },
    confirmAlert: {
      ...alert,
      summary: 'Confirmar un aviso con el enlace del correo',
      response: Confirmation,
      errors: [410],
      ignoresIdempotencyKey: true
    },
    findAlert: { ...alert, summary: 'Uno de mis avisos' },
    changeAlert: { ...alert, summary: 'Cambiar un aviso; un campo que falta no cambia' },
    endAlert: { ...alert, summary: 'Dejar de recibir un aviso', response: Confirmation }
  },
  schemas: {
    AdFinding,
    AlertList,
    AlertView,
    JobCard,
    JobCardList,
    JobChange,
    JobContact: JobContactView,
    JobDraft,
    JobDraftList,
    JobAsk: StoredAsk,
    JobHistory: JobHistoryView,
    JobHours: termSchemas.hours,
    JobHousing: termSchemas.housing,
    JobPage,
    JobPay: termSchemas.pay,
    JobStart: termSchemas.start,
    JobTeam: termSchemas.team,
    JobTrial: termSchemas.prueba,
    JobView,
    PublishedJob,
    UnfinishedTerm,
    SavedDraft,
    EmployerView
  }
} satisfies ModuleDescription
