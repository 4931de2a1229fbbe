import { maxSavedJobs } from './limits.ts'

export const tooManySavedJobs = `Ya tienes ${maxSavedJobs} empleos guardados: quita alguno para guardar otro`

export const alertEmailInvalid = 'Debes proporcionar un correo electrónico válido'

export const contactGone = 'El anuncio caducó hace tiempo: su contacto ya no se muestra.'
