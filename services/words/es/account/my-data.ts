/** What an account chooses to receive, what the board knows of it, and what it can do about it. */

export const title = 'Mis datos'
export const about = 'Todo lo que sabemos de ti, y lo que puedes hacer con ello.'
export const copy = 'Tu copia'
export const copyText =
  'Un archivo con todo lo que sabemos de ti: una página para leerla y los mismos datos para programas. Se prepara en unos segundos.'
export const download = 'Descargar mis datos'
export const dataOnly = 'Solo los datos'
export const dataOnlyText = 'Para programas, sin la página.'
export const seeDataOnly = 'Ver solo los datos (JSON)'
export const accountData = 'Los datos de tu cuenta'
export const candidateProfile = 'Tu perfil de candidato'
export const applications = 'Tus aplicaciones'
export const messages = 'Tus mensajes'
export const rights = 'Corregir, limitar, borrar'
export const correct = 'Corregir'
export const limit = 'Limitar su uso'
export const chooseNobody = 'Elige «Nadie, por ahora», aquí arriba.'
export const objectBefore = ' Para limitar otra cosa, u oponerte a ella, escribe a '
export const objectAfter = ': respondemos en el plazo de un mes.'
export const eraseAll = 'Borrarlo todo'
export const lockedCopy = (term: string) =>
  `Después queda una copia sellada, bloqueada ${term} por si la pide un juzgado. Cuánto dura cada cosa está en la `
export const policy = 'política de privacidad'
export const accountDeleted = 'Cuenta eliminada'
export const deletedSuccessfully = 'Tu cuenta ha sido eliminada correctamente'
export const deleteFailed = 'Error al eliminar cuenta'
export const erasedOn = (isEmployer: boolean) =>
  `${isEmployer ? 'Tu página y tus anuncios' : 'Tu perfil y tus aplicaciones'} dejan de verse en el acto, y todo se borra para siempre el `
export const deleteAccount = 'Eliminar cuenta'
export const deleteQuestion = '¿Eliminar tu cuenta?'
export const cannotBeUndone = (isEmployer: boolean) =>
  `Se borrarán ${isEmployer ? 'tu página, tus anuncios' : 'tu perfil, tus aplicaciones'} y tus mensajes. No se puede deshacer.`
export const whyLeave = '¿Por qué te vas?'
export const deleting = 'Eliminando…'
export const adsAndDrafts = 'Tus anuncios y borradores'
export const closeAds =
  'Un anuncio que cierras deja de recibir aplicaciones, y uno que eliminas deja de verse en el acto.'
