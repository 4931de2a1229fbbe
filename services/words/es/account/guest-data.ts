/** The page of a guest around their copy. */

export const description = 'Lo que guardamos de ti.'
export const onThisPage = 'En esta página'
export const copy = 'Tu copia'
export const copyText = 'Lo mismo que ves aquí, en un archivo.'
export const download = 'Descargar mis datos'
export const erase = 'Borrar mis datos'
export const keep = 'No, dejarlos'
export const needsScript = 'Para borrarlos hace falta JavaScript.'
export const eraseText =
  'Se borra todo lo que has enviado sin cuenta con este correo: también las aplicaciones a otros empleos. No se puede deshacer.'
export const sure = '¿Seguro? La empresa deja de verlos.'
export const erasing = 'Borrando…'
export const erased = 'Tus datos están borrados.'
export const eraseAll = 'Borrar todo'
