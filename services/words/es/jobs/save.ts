/** Keeping a job for later, and sharing it. */

export const saveNamed = (title: string) => `Guardar: ${title}`
export const save = 'Guardar'
export const saved = 'Guardado'
export const failed = 'No se ha podido guardar el cambio'
export const refused =
  'Este navegador no deja guardar nada. Si entras en tu cuenta, los empleos se guardan en ella.'
export const jobSaved = 'Empleo guardado'
export const savedInAccount = 'Guardado en tu cuenta.'
export const savedOnPhone = 'Guardado en este teléfono.'
export const savedInBrowser = 'Guardado en este navegador.'
export const linkCopied = 'Enlace copiado'
export const copyLink = 'Copiar enlace'
export const pasteIt = 'Ya puedes pegarlo donde quieras.'
export const copyThis = 'Copia este enlace'
