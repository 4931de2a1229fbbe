import { brand } from '#services/words/shared/brand.ts'
import { refusal } from '#services/platform/validation/refusal.ts'
import { applicationFieldRefusals } from '#services/words/words.ts'
import { maxAlerts } from '#events/limits/alerts.ts'
import { maxDrafts, maxSavedJobs } from '#events/limits/jobs.ts'

// Sentences that two refusals share.
const noJob = 'No se pudo encontrar la información del empleo solicitado.'
const noEditedJob = 'El anuncio que intentas editar no existe.'
const noSavedJob = 'Este anuncio ya no existe'
const hidden = `${brand} ha retirado este anuncio.`
const held = 'Estamos revisando este anuncio antes de publicarlo.'

export const jobExists = refusal('job-exists', 409, 'Este anuncio ya existe')
export const jobNotFound = refusal('job-not-found', 404, noJob)
/** For a job that was posted and exists no more. */
export const jobGone = refusal('job-gone', 410, noJob)
export const editedJobNotFound = refusal('job-not-found', 404, noEditedJob)
export const editedJobGone = refusal('job-gone', 410, noEditedJob)
export const savedJobNotFound = refusal('job-not-found', 404, noSavedJob)
export const savedJobGone = refusal('job-gone', 410, noSavedJob)
export const publishedJobMissing = refusal('job-not-found', 404, 'Este anuncio ya no existe.')
/** For everybody but its owner. */
export const jobHidden = refusal('job-hidden', 404, hidden)
export const jobHeld = refusal('job-held', 404, held)
export const hiddenJobNotRenewed = refusal(
  'hidden-job-not-renewable',
  409,
  `${hidden} No se puede renovar.`
)
export const heldJobNotRenewed = refusal('held-job-not-renewable', 409, held)
export const jobRenewableFrom = (day: string) =>
  refusal('job-not-renewable-yet', 409, `Podrás renovar este anuncio desde el ${day}.`)
export const jobIsDraft = refusal(
  'job-is-draft',
  409,
  'Este anuncio es un borrador: publícalo antes.'
)
/** By the call that withdraws a job. */
export const draftNotWithdrawn = refusal(
  'job-is-draft',
  409,
  'Este anuncio es un borrador: elimínalo desde «Mis empleos».'
)
export const jobClosed = refusal(
  'job-closed',
  409,
  'Este puesto ya está cerrado. Publica una copia para buscar otra vez.'
)
export const jobLinkUsed = refusal(
  'job-link-over',
  410,
  'Este enlace ya no sirve: el anuncio ha cambiado desde ese correo.'
)
export const draftMissing = refusal('draft-not-found', 404, 'Este borrador ya no existe.')
export const draftPublished = refusal('draft-published', 409, 'Este anuncio ya está publicado.')
export const tooManyDrafts = refusal(
  'too-many-drafts',
  409,
  `Puedes guardar ${maxDrafts} borradores como máximo. Publica o borra alguno antes.`
)
export const photoInvalid = refusal('photo-invalid', 400, 'Una de las fotos no es válida')
export const payMissing = (sentence: string) => refusal('pay-missing', 400, sentence)
export const wordingUnlawful = (sentence: string) => refusal('wording-unlawful', 422, sentence)
export const contactGone = ({ outcome }: { outcome?: string | undefined }) =>
  refusal(
    'contact-gone',
    410,
    outcome
      ? 'La empresa ya no busca a nadie para este puesto: su contacto ya no se muestra.'
      : 'El anuncio ha caducado: su contacto ya no se muestra.'
  )
export const tooManySavedJobs = refusal(
  'too-many-saved-jobs',
  409,
  `Ya tienes ${maxSavedJobs} empleos guardados: quita alguno para guardar otro`
)

export const alertExists = refusal('alert-exists', 409, 'Este aviso ya existe')
export const alertNotFound = refusal('alert-not-found', 404, 'Este aviso ya no existe')
export const tooManyAlerts = refusal(
  'too-many-alerts',
  409,
  `Puedes tener ${maxAlerts} avisos como máximo. Borra alguno antes.`
)
export const alertEmailInvalid = refusal(
  'alert-email-invalid',
  400,
  applicationFieldRefusals['alert-email-invalid']
)

export const employerPageMissing = refusal(
  'employer-without-page',
  404,
  'Este centro no tiene página'
)
export const employerPageGone = refusal('employer-gone', 410, 'Este centro ya no tiene cuenta')
export const employerPageHidden = refusal(
  'employer-hidden',
  404,
  'Hemos ocultado la página de este centro'
)
