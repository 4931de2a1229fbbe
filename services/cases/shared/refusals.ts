import { refusal } from '#services/platform/validation/refusal.ts'

// Sentences that two refusals share.
const appealIsOver = 'El plazo para reclamar ha terminado, o el enlace no es válido.'

export const targetNotFound = refusal(
  'report-target-not-found',
  404,
  'No encontramos lo que quieres denunciar: puede que ya se haya retirado.'
)
export const targetIsOwn = refusal(
  'report-target-own',
  409,
  'Es tuyo: puedes corregirlo o borrarlo.'
)
export const caseNotFound = refusal('case-not-found', 404, 'No encontramos este caso')
export const decidedMeanwhile = refusal(
  'case-decided-meanwhile',
  409,
  'Otra persona ha decidido este caso mientras tanto. Mira qué ha decidido antes de cambiarlo.'
)
export const caseUndecided = refusal('case-undecided', 409, 'Este caso está por decidir.')
export const heldJobNotCorrected = refusal(
  'held-job-not-correctable',
  409,
  'Un anuncio en revisión no se ha publicado: se publica, o no.'
)
export const removalIsWhole = refusal(
  'removal-is-whole',
  409,
  'Una eliminación se mantiene o se retira: no hay otra decisión.'
)
export const removalFinal = refusal(
  'removal-final',
  409,
  'Ya está borrado para siempre: no se puede deshacer.'
)
export const removedNameTaken = refusal(
  'removed-name-taken',
  409,
  'Otra cuenta usa ya su nombre de usuario o su correo: no puede volver.'
)
export const accountNotFound = refusal(
  'account-not-found',
  404,
  'No encontramos esta cuenta: puede que ya esté eliminada.'
)
export const accountIsOwn = refusal('account-own', 409, 'Es tu cuenta: elimínala desde tu perfil.')
export const decisionNotInForce = refusal(
  'decision-not-in-force',
  409,
  'Esta decisión ya no está en vigor: no hace falta reclamar.'
)
export const appealedAlready = refusal(
  'appealed-already',
  409,
  'Ya has reclamado contra esta decisión. La está mirando una persona.'
)
export const appealOver = refusal('appeal-over', 410, appealIsOver)
/** For the page with the form. */
export const appealFormMissing = refusal('appeal-form-not-found', 404, appealIsOver)
