/** What was written without a line, and waits on the device. */
import { deviceDays } from '#events/limits/storage.ts'

export const title = 'Pendiente de enviar'
export const description = 'Lo que escribiste sin cobertura y sigue guardado en este dispositivo.'
export const phone = 'móvil'
export const computer = 'ordenador'
export const ownApplication = 'Tu aplicación'
export const keptOn = (device: string, isMessage: boolean) =>
  `${isMessage ? 'Guardado' : 'Guardada'} en este ${device}`
export const sentLater = '; se envía en cuanto haya cobertura.'
export const messageWaits = 'Sin cobertura: tu mensaje espera en este dispositivo.'
export const whenClosed = 'También si cierras la página. '
export const whenOpened = 'Si cierras la página, la próxima vez que entres. '
export const keptUntil = (isGuest: boolean): string =>
  `Se borra si en ${deviceDays} días con cobertura no llega${isGuest ? '' : ', o si cierras sesión'}.`
export const arrived = 'Ya ha llegado'
export const signInFirst = (isMessage: boolean) =>
  `Inicia sesión para ${isMessage ? 'enviarlo' : 'enviarla'}`
export const refused = 'No se ha podido enviar'
export const erased = 'Se ha borrado sin enviarse'
const writeAgain = (isMessage: boolean) =>
  `Si aún quieres ${isMessage ? 'enviarlo, escríbelo' : 'enviarla, escríbela'} de nuevo.`
export const whyGone = {
  erased: (device: string, isMessage: boolean) =>
    `Tu sesión se cerró desde otro sitio, y lo que esperaba en este ${device} se borró con ella. ${writeAgain(isMessage)}`,
  expired: (device: string, isMessage: boolean) =>
    `No llegó en ${deviceDays} días con cobertura, y se borró de este ${device}. ${writeAgain(isMessage)}`
}
export const dismiss = 'Quitar este aviso'
export const written = 'Lo que escribiste'
export const tryNow = 'Probar ahora'
export const trying = 'Enviando…'
export const signIn = 'Iniciar sesión'
export const toForm = 'Volver al formulario'
export const drop = (isMessage: boolean): string => (isMessage ? 'Borrarlo' : 'Borrarla')
export const seeWhy = 'Ver por qué'
export const nothingTitle = 'No hay nada pendiente'
export const nothing = 'Todo lo que enviaste desde este dispositivo ha llegado.'
export const ofAccount = (device: string) =>
  `Ahora no podemos comprobar tu sesión. Lo que escribiste con tu cuenta sigue guardado en este ${device}: lo verás, y se enviará, en cuanto haya cobertura.`
export const searchJobs = 'Buscar Empleo'
export const application = (title: string, company: string) =>
  `Tu aplicación a «${title}», de ${company}`
export const message = (name: string) => `Tu mensaje para ${name}`
