import { maxSavedJobs } from './limits.ts'

export const tooManySavedJobs = `Ya tienes ${maxSavedJobs} empleos guardados: quita alguno para guardar otro`

export const alertEmailInvalid = 'Debes proporcionar un correo electrónico válido'

export const contactGone = ({ outcome }: { outcome?: string | undefined }) =>
  outcome
    ? 'La empresa ya no busca a nadie para este puesto: su contacto ya no se muestra.'
    : 'El anuncio caducó hace tiempo: su contacto ya no se muestra.'
