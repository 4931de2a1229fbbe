/** The readable copy of the own data. */

export const title = 'Mis datos'
export const about = (date: string) => `Todo lo que sabemos de ti, a ${date}.`
export const onlyYours = ' Este enlace es solo tuyo: no lo compartas.'
export const aboutFile = (file: string) => `El archivo ${file} tiene lo mismo para programas.`
export const youCan = 'También puedes '
export const downloadIt = 'descargarlo'
export const orGo = ' o '
export const goBack = 'volver a tu aplicación'
export const nothing = 'Nada.'
export const yes = 'sí'
export const no = 'no'
export const archive = 'mis-datos.zip'
export const pageFile = 'mis-datos.html'
export const dataFile = 'datos.json'
export const mails = 'Correos'
export const noted = 'Lo anotado'
export const seeNoted = 'Ver lo anotado'
export const numbers = 'Números internos'
