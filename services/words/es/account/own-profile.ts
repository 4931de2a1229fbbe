/** How a candidate publishes, changes and deletes a profile. */

export const notLoaded = 'No se pudieron cargar tus perfiles'
export const error = 'Error'
export const deleted = 'Tu perfil se ha eliminado. Puedes publicar otro.'
export const none = 'Todavía no tienes perfil'
export const noneText = 'Publícalo con el botón «Publicar perfil» y las empresas te encontrarán.'
export const edit = 'Editar'
export const remove = 'Eliminar'
export const deletedTitle = 'Perfil eliminado'
export const notInList = 'Ya no apareces en la lista de candidatos.'
export const deleteQuestion = '¿Eliminar tu perfil?'
export const deleteProfile = 'Eliminar perfil'
export const deleting = 'Eliminando…'
export const deleteText =
  'Dejará de verse en la lista de candidatos. Podrás publicar otro cuando quieras.'
export const notDeleted = (reason: string) => `No se pudo eliminar el perfil: ${reason}`
export const publish = 'Publicar perfil'
export const seeOwn = 'Ver mis perfiles'
export const editOwn = 'Editar mi perfil'
export const checking = 'Comprobando…'
export const alreadyActive = 'Ya tienes un perfil activo. Elimínalo para crear otro.'
export const seenBy = {
  everyone: 'Ya apareces en la lista de candidatos.',
  employers: 'Lo ven las empresas con cuenta.',
  applied: 'Solo lo ven las empresas a las que aplicas.',
  nobody: 'No lo ve nadie mientras no lo cambies en «Quién ve mi perfil».',
  unknown: ''
}
export const published = 'Tu perfil está publicado.'
export const created = 'Perfil creado'
export const createAccount = 'Crea tu cuenta'
export const accountNeeded = 'Para publicar tu perfil necesitas una cuenta. Regístrate: es gratis.'
export const candidateAccountNeeded = 'Cuenta de candidato requerida'
export const publishYours = 'Publica tu perfil'
export const publishText =
  'Las empresas te encontrarán en la lista de candidatos. Puedes cambiarlo o eliminarlo cuando quieras.'
export const publishing = 'Publicando…'
export const notCreated = (reason: string) => `No se pudo crear el perfil: ${reason}`
export const purpose =
  'publicar tu perfil para que te encuentren las empresas; tu teléfono y tu correo solo se enseñan a la que los pide con su cuenta. Lo hacemos porque nos lo pides al enviarlo (artículo 6.1.b del RGPD).'
export const duration = (eraseAfter: string, archiveFor: string) =>
  `se ve hasta que lo elimines. Si eliminas tu cuenta, se borra a los ${eraseAfter}; una copia bloqueada queda ${archiveFor} por si la pide un juzgado.`
export const editTitle = 'Editar perfil'
export const editDescription = 'Cambia lo que cuentas de ti en la lista de candidatos.'
export const longText = (max: number) =>
  `Tu descripción es más larga de lo que ahora admite el formulario. Puedes dejarla como está; si la cambias, tendrá que caber en ${max} caracteres.`
export const save = 'Guardar cambios'
export const saving = 'Guardando…'
export const updated = 'Perfil actualizado'
export const updatedText = 'Los cambios ya se ven en tu perfil.'
export const notUpdated = (reason: string) => `No se pudo actualizar el perfil: ${reason}`
export const yourName = 'Tu nombre'
export const inList = 'Así se verá en la lista'
export const inListText =
  'El texto entero y tu contacto están en tu página, tras «Ver más detalles». Quien no ha iniciado sesión ve un tramo de edad en lugar de tu edad.'
export const denied = 'Acceso denegado'
export const candidatesOnly = 'Solo los candidatos pueden editar perfiles'
export const seeCandidates = 'Ver candidatos'
export const notLoadedToEdit = 'No se pudo cargar el perfil para su edición'
export const notOwner = 'No tienes permiso para editar este perfil'
export const signInToEdit = 'Debes iniciar sesión para editar un perfil'
