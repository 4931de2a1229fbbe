/** Where an application stands, for its candidate; some of it for its employer too. */

export const sentOn = (day: string) => `Enviada el ${day}`
export const openedOn = (day: string) => `Abierta el ${day}`
export const answeredOn = (day: string) => `Contestada el ${day}`
export const notOpened = 'Sin abrir todavía'
export const whereItStands = 'Cómo va'
export const talked = 'Habéis hablado'
export const lapsed = 'Cerrada'
export const theCompany = 'La empresa'
/** After the name of the employer. */
export const saysTalked = (day: string) => `dice que habéis hablado el ${day}.`
export const denyTalk = 'No es así'
export const denying = 'Guardando…'
export const talkDenied = 'Has dicho que no habéis hablado.'
export const denyFailed = 'Error al guardar que no habéis hablado'
export const askAgain = 'Preguntar si sigue en pie'
export const asking = 'Preguntando…'
export const askedOn = (day: string) => `Preguntaste el ${day} si el puesto sigue en pie.`
export const askFailed = 'Error al preguntar'
export const nobodyAnswered = 'No han contestado. Dala por cerrada.'
