/** The notice of a form about its data. */

export const title = 'Qué pasa con tus datos'
export const controller = 'Responsable'
export const purpose = 'Para qué'
export const duration = 'Cuánto tiempo'
export const rights = 'Tus derechos'
export const rightsText =
  'ver, corregir, borrar o llevarte tus datos, limitar su uso y oponerte. Escribe a '
export const detailsBefore = 'Los detalles están en la '
export const policy = 'política de privacidad'
