/** What forms share. */
import { mailCode as mailCodeLimits, passwordLength } from '#events/limits/auth.ts'
import { inWords, minutes } from '../shared/spanish-counts.ts'

export const problem = 'Hay un problema'
export const error = 'Error:'
export const errorPrefix = 'Error: '
export const optional = '(opcional)'
export const leaveEmpty = 'No rellenes este campo'
export const cancel = 'Cancelar'
export const close = 'Cerrar'
export const remove = 'Quitar'
export const loading = 'Cargando…'
export const password = 'Contraseña'
export const passwordHint = `Al menos ${passwordLength.min} caracteres. Dos o tres palabras que solo tú juntarías son fáciles de recordar y difíciles de adivinar.`
export const thePassword = 'la contraseña'
export const repeatPassword = 'Repite la contraseña'
export const theRepeatedPassword = 'la contraseña repetida'
export const easyToGuess = 'Es fácil de adivinar. Añade una palabra más.'
export const hardToGuess = 'Difícil de adivinar'
export const almostHard = 'Con una palabra más será difícil de adivinar.'
export const yourPassword = 'Tu contraseña'
export const yourOwnPassword = 'tu contraseña'
export const hide = 'Ocultar'
export const show = 'Mostrar'
export const code = 'Código de verificación'
export const codeHint = 'El de tu app de autenticación, o uno de recuperación.'
export const place = 'Ubicación'
export const townOrProvince = 'Ciudad o provincia'
export const cutTo = (max: number) => `Hemos recortado el texto a ${max} caracteres`
export const character = 'carácter'
export const characters = 'caracteres'
export const over = (count: number, text: string) =>
  `${count === 1 ? 'Te sobra' : 'Te sobran'} ${text}`
export const left = (count: number, text: string) =>
  `${count === 1 ? 'Te queda' : 'Te quedan'} ${text}`
export const least = (min: number) => ` (mínimo ${min})`
export const aboutYou = 'Sobre ti'
export const aboutUs = 'Sobre nosotros'
export const sessionEnded = 'Tu sesión ha terminado'
export const username = 'Nombre de usuario'
export const leaveUnsaved = 'Salir sin guardar'
export const notNow = 'Ahora no'
export const signInToGoOn =
  'Inicia sesión y continúa donde estabas: no se pierde nada de lo que hayas escrito.'
export const closedElsewhere =
  'La has cerrado en otra pestaña. Lo que escribías en esta no se ha perdido: inicia sesión para continuar.'
export const logInFailed = 'Error de inicio de sesión'
export const logIn = 'Iniciar Sesión'
export const loggingIn = 'Iniciando sesión…'
export const enterWithCode = 'Entrar con un código'
export const enterWithPassword = 'Entrar con mi contraseña'
export const sendCode = 'Enviarme un código'
export const sendingCode = 'Enviando…'
export const mailCode = 'Código del correo'
export const emailWritten = 'el correo que has escrito'
export const codeSent = (email: string) =>
  `Si hay una cuenta con ${email}, acabamos de mandarle ${inWords(mailCodeLimits.digits)} cifras. Valen ${minutes(mailCodeLimits.minutes)}, en este navegador.`
export const codeNotArrived =
  '¿No llega? Mira en el correo no deseado, o comprueba la dirección y pide otro.'
export const askAnotherCode = 'Pedir otro código'
export const needsScript = 'Para esta página hace falta JavaScript. Sin él puedes '
export const seeJobs = 'ver los empleos'
export const applyAnd = ', aplicar a ellos y '
export const dataOrLogOut = 'descargar tus datos o cerrar la sesión'
export const partFailed = 'No hemos podido cargar esta parte'
export const sessionUnknown = 'No hemos podido comprobar tu sesión'
export const notice = 'Aviso'
export const closeNotice = 'Cerrar aviso'
export const didYouMean = (provider: string) => `¿Querías decir ${provider}?`
export const yesIt = (provider: string) => `Sí, ${provider}`
export const isNow = (email: string) => `Ahora es ${email}.`
/** `{hotkey}` is filled in by the component. */
export const notices = 'Notificaciones ({hotkey})'
export const noticeList = 'Notificaciones'
export const seenOnPage = 'Se ve en tu página pública.'
export const companyHint = 'Si eres un particular, tu nombre. Se ve en tu página pública.'
