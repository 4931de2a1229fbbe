/** Alerts about new jobs. */
import { alertLinkHours, digestTime } from '#events/limits/alerts.ts'

export const likeThese = 'Avísame de empleos como estos'
export const whenThere = 'Avísame cuando salga'
export const onlyIfThere = 'Te escribimos solo si sale uno así. Sin cuenta también vale.'
export const offer = (searched: string) =>
  `Un correo al día o a la semana con lo nuevo${searched && ` ${searched}`}. Se quita con un clic.`
export const create = 'Crear aviso'
export const willTell = 'Te avisaremos'
export const confirmationSent = 'Mira tu correo: te hemos escrito para que lo confirmes'
export const done = 'Listo'
export const seeOwn = 'Ver mis avisos'
export const weWriteOnly = 'Te escribimos solo cuando salen empleos nuevos de esta búsqueda:'
export const anyJob = 'cualquier empleo con caballos'
export const anyJobTitle = 'Cualquier empleo con caballos'
export const mailsGoTo = 'Los correos llegan a '
export const email = 'Correo electrónico'
export const howOften = '¿Cada cuánto?'
export const purpose =
  'mandarte los empleos nuevos de esta búsqueda. Lo hacemos porque nos lo pides y lo confirmas (artículo 6.1.a del RGPD).'
export const duration = `hasta que lo dejes, con un enlace que hay en cada correo. Sin confirmar, ${alertLinkHours} horas.`
export const notifyMe = 'Avísame'
export const sending = 'Enviando…'
export const daily = 'Cada día'
export const dailyText = `A las ${digestTime}, si hay alguno.`
export const weekly = 'Cada semana'
export const weeklyText = 'Los lunes, si hay alguno.'
export const toConfirm = `Falta confirmarlo: mira tu correo. Sin confirmar se borra a las ${alertLinkHours} horas.`
export const unconfirmed = 'Sin confirmar'
export const howOftenFor = (text: string) => `Cada cuánto te escribimos: ${text}`
export const ending = 'Quitando…'
export const stopNamed = (text: string) => `Dejar de recibir: ${text}`
export const stop = 'Dejar de recibir'
export const job = 'empleo'
export const jobs = 'empleos'
export const now = (count: string) => `${count} ahora`
export const lastMail = (date: string, jobs: string) => `último correo, el ${date}, con ${jobs}`
export const withoutAccount = 'Sin cuenta también vale'
export const about =
  'Busca lo que te interese y pulsa «Avísame de empleos como estos»: basta con tu correo. Cada correo trae un enlace para dejarlo.'
export const searchJobs = 'Buscar Empleo'
export const signIn = 'Iniciar sesión'
export const failed = 'No hemos podido cargar tus avisos'
export const yours = 'Tus avisos'
export const none = 'No tienes ningún aviso'
export const arriveAt = 'Llegan a '
export const endByLink = '. Cada correo trae un enlace para dejarlos.'
export const howTo = 'Busca lo que te interese y pulsa «Avísame de empleos como estos».'
export const notChanged = 'No se ha podido cambiar'
export const saved = 'Guardado'
export const title = 'Avisos de empleo'
export const description = 'Te escribimos cuando salen empleos como los que buscas.'
export const lead =
  'Te escribimos cuando salen empleos como los que buscas: cada mañana o cada lunes, y solo si hay alguno.'
export const needsScript = 'Para ver y cambiar tus avisos hace falta JavaScript.'
