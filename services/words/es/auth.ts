import { minutes } from '../shared/spanish-counts.ts'
import { passwordLinkMinutes } from '#events/limits/auth.ts'
/** Signing in, registering, and a new password. */

export const title = 'Iniciar sesión o registrarse'
export const description = (name: string) =>
  `Entra en ${name} o crea tu cuenta gratis: empleo y profesionales del caballo en toda España.`
export const heading = (name: string) => `Tu cuenta en ${name}`
export const whatIs = (name: string) => `Qué es ${name}`
export const free = 'Gratis'
export const freeText = 'Publicar, buscar y aplicar no cuesta nada, a nadie.'
export const direct = 'Sin intermediarios'
export const directText = 'Hablas directamente con quien contrata o con quien trabaja.'
export const days = (count: number) => `${count} días`
export const daysText = 'Es lo que dura cada anuncio. Lo que ves sigue en pie.'
export const logIn = 'Iniciar Sesión'
export const register = 'Registrarse'
export const access = 'Acceso'
export const usernameOrEmail = 'Nombre de usuario o correo'
export const forgotten = '¿Has olvidado tu contraseña?'
export const mailCodeIntro =
  'Te mandamos un código al correo de tu cuenta y entras con él, sin contraseña.'
export const noAccount = '¿Todavía no tienes cuenta? '
export const createAccount = 'Crear una cuenta'
export const whatFor = '¿Para qué quieres la cuenta?'
export const notChangedLater = 'No se puede cambiar después.'
export const seekWork = 'Busco Empleo'
export const seekWorkText = 'Profesional Equino: publicas tu perfil y aplicas a empleos.'
export const offerWork = 'Ofrezco Empleo'
export const offerWorkText = 'Empresa o particular: publicas anuncios y recibes aplicaciones.'
export const firstJobsWait =
  'Antes de publicarse, una persona mira los primeros anuncios de cada cuenta.'
export const registerFailed = 'Error de registro'
export const username = 'Nombre de usuario'
export const usernameHint = (min: number, max: number) =>
  `Con él inicias sesión. Entre ${min} y ${max} letras, números, puntos o guiones, sin espacios.`
export const email = 'Correo electrónico'
export const phone = 'Teléfono'
export const fullName = 'Nombre completo'
export const companyName = 'Nombre de la empresa'
export const acceptBefore = 'Al registrarte aceptas los '
export const terms = 'términos'
export const and = ' y la '
export const policy = 'política de privacidad'
export const purpose =
  'crear tu cuenta y que con ella publiques, apliques y te respondan. Lo hacemos porque nos lo pides al registrarte (artículo 6.1.b del RGPD).'
export const duration = (erase: string, archive: string) =>
  `mientras tengas la cuenta. Si la eliminas, se borra a los ${erase}; una copia bloqueada queda ${archive} por si la pide un juzgado.`
export const create = 'Crear cuenta'
export const creating = 'Creando la cuenta…'
export const haveAccount = '¿Ya tienes cuenta? '
export const loggedIn = 'Inicio de sesión exitoso'
export const welcome = (name: string) => `¡Bienvenido/a, ${name}!`
export const registered = 'Registro exitoso'
export const welcomeTo = (board: string, name: string) =>
  `Te damos la bienvenida a ${board}, ${name}.`
export const written = (email: string) =>
  `Te hemos escrito a ${email}: confirma tu correo con el enlace que lleva.`
export const passwordSet = (username: string) =>
  `Ya puedes entrar con ella. Tu usuario es «${username}».`
export const passwordSetSignedIn = (username: string) =>
  `Ya has entrado. Tu usuario es «${username}».`
export const forgottenDescription = 'Te mandamos un enlace para elegir otra contraseña.'
export const forgottenText =
  'Escribe tu nombre de usuario o tu correo, y te mandamos un enlace para elegir otra.'
export const lookAtMail = 'Mira tu correo'
export const linkSent = (login: string) =>
  `Si hay una cuenta con ${login}, acabamos de escribir a su correo. El enlace sirve durante ${minutes(passwordLinkMinutes)}.`
export const whatYouWrote = 'lo que has escrito'
export const notArrived =
  '¿No llega? Mira en el correo no deseado, o comprueba que lo has escrito bien y pide otro.'
export const askAnother = 'Pedir otro'
export const usernameOrFullEmail = 'Nombre de usuario o correo electrónico'
export const sendLink = 'Enviarme un enlace'
export const sending = 'Enviando…'
export const backToLogIn = 'Volver a iniciar sesión'
export const newPassword = 'Contraseña nueva'
export const savePassword = 'Guardar contraseña'
export const saving = 'Guardando…'
export const linkOver = `Este enlace ya no sirve. Pide otro y úsalo antes de ${minutes(passwordLinkMinutes)}.`
export const askAnotherLink = 'Pedir otro enlace'
export const chooseNew = 'Elige una contraseña nueva'
export const chooseNewDescription = 'Elige la contraseña con la que entrarás desde ahora.'
export const closesSessions = 'Al guardarla se cierran todas las sesiones que tengas abiertas.'
export const loggedOut = 'Has cerrado sesión correctamente'
export const passwordChanged = 'Tu contraseña ha cambiado. Ya puedes entrar con ella.'
export const sessionTitle = 'Has iniciado sesión'
export const sessionDescription = 'Lo que puedes hacer desde aquí.'
export const cookiesRefused =
  'Tu navegador no deja guardar cookies, y sin ellas no se puede iniciar sesión. Permítelas para este sitio en los ajustes del navegador, en «Privacidad», y vuelve a entrar.'
export const accountCreated = 'Tu cuenta está creada'
export const logOut = 'Cerrar sesión'
export const searchJobs = 'Buscar empleos'
export const searchAfter =
  ' y aplicar en la página de cada uno: escribe solo los motivos; lo demás lo tomamos de tu cuenta.'
export const applicantsNeedScript =
  'Para publicar tu perfil, seguir tus aplicaciones y escribir mensajes hace falta JavaScript.'
export const downloadData = 'Descargar una copia de tus datos'
export const helloWithoutScript = (name: string) =>
  `Hola, ${name}. Sin JavaScript puedes hacer esto:`
export const seeCandidates = 'Ver candidatos'
export const andSeeJobs = 'ver empleos'
export const employersNeedScript =
  'Para publicar anuncios y contestar a quien aplica hace falta JavaScript.'
