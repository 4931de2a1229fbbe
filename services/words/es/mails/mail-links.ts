/** Pages of the links in e-mails. */
import { digestTime } from '#events/limits/alerts.ts'
import { remindedWeeks } from '#events/limits/applications.ts'
import { inWords } from '../../shared/spanish-counts.ts'

export const home = 'Inicio'
export const confirmAlert = '¿Te avisamos de empleos nuevos?'
export const confirmAlertButton = 'Sí, avisadme'
export const confirmAlertText =
  'Te escribiremos cuando salgan empleos como los que buscabas. En cada correo hay un enlace para dejarlo.'
export const acceptBefore = 'Al pulsar el botón aceptas los '
export const terms = 'términos'
export const acceptBetween = ' y que usemos tu correo para esto, como explica la '
export const policy = 'política de privacidad'
export const alertConfirmed = 'Hecho: te avisaremos'
export const alertConfirmedText = `El primer correo llega a las ${digestTime} de la mañana en cuanto haya empleos nuevos.`
export const unsubscribe = '¿No quieres más correos como este?'
export const unsubscribeButton = 'No quiero más'
export const unsubscribeText = 'Al pulsar el botón dejamos de mandártelos. Lo demás sigue igual.'
export const unsubscribed = 'Hecho: no te mandaremos más'
export const unsubscribedText = 'Si alguno ya estaba saliendo, puede que aún te llegue.'
export const done = 'Hecho'
export const needsScript = 'Para esto hace falta JavaScript.'
export const signInTitle = 'Inicia sesión'
export const confirmEmail = 'Confirma tu correo'
export const confirmEmailDescription = 'Confirma que este correo es tuyo.'
export const confirming = 'Confirmando…'
export const signInToConfirm =
  'Para confirmar tu correo, inicia sesión en la cuenta que lo tiene. Luego sigues donde estabas.'
export const toProfile = 'Ir a mi perfil'
export const confirmEmailText = (board: string) =>
  `Con el botón nos dices que este correo es tuyo y que quieres usarlo en ${board}. Para eso tienes que haber iniciado sesión: si no, te lo pedimos antes.`
export const confirmMyEmail = 'Confirmar mi correo'
export const emailConfirmed = 'Tu correo está confirmado.'
export const emailOn = (board: string) => `Tu correo en ${board}`
export const ofAccount = 'De la cuenta '
export const createdOn = (date: string) => `, creada el ${date}`
export const withoutMail = 'Este sitio no envía correos'
export const withoutMailText =
  'Por eso aquí no hay avisos de empleo, ni correos que elegir, ni enlaces para cambiar la contraseña.'
export const forgottenBefore = '¿Has olvidado la tuya? Escribe a quien lleva el sitio: está en '
export const contact = 'Contacto'
export const linkOver = 'Este enlace ya no sirve'
export const linkOverText =
  'Ha caducado, ya lo has usado o falta un trozo de la dirección. Abre otra vez el del último correo que te mandamos.'
export const problem = 'No ha podido ser'
export const alert = 'Tu aviso'
export const searched = 'Lo que buscabas'
export const allJobs = 'Todos los empleos'
export const everyDay = 'Cada día, solo si hay empleos nuevos'
export const everyMonday = 'Cada lunes, solo si hay empleos nuevos'
export const ratherWeekly = 'Mejor cada semana'
export const yourMails = 'Tus correos'
export const reminders = 'Recordatorios'
export const remindersText = `Cuando una aplicación lleva ${inWords(remindedWeeks.first, 'una')} o ${inWords(remindedWeeks.last)} semanas sin respuesta.`
