/** Alerts about new jobs. */
import { alertLinkHours, digestTime } from '#events/limits/alerts.ts'

export const likeThese = 'Avísame de ofertas como estas'
export const whenThere = 'Avísame cuando salga'
export const onlyIfThere = 'Te escribimos solo si sale uno así. Sin cuenta también vale.'
export const offer = (searched: string) =>
  `Un correo al día o a la semana con lo nuevo${searched && ` ${searched}`}. Se quita con un clic.`
export const create = 'Crear aviso'
export const willTell = 'Te avisaremos'
export const confirmationSent = 'Mira tu correo: te hemos escrito para que lo confirmes'
export const done = 'Listo'
export const seeOwn = 'Ver mis avisos'
export const weWriteOnly = 'Te escribimos solo cuando salen ofertas nuevas de esta búsqueda:'
export const anyJob = 'cualquier empleo con caballos'
export const anyJobTitle = 'Cualquier empleo con caballos'
export const mailsGoTo = 'Los correos llegan a '
export const email = 'Correo electrónico'
export const howOften = '¿Cada cuánto?'
export const purpose =
  'mandarte las ofertas nuevas de esta búsqueda. Lo hacemos porque nos lo pides y lo confirmas (artículo 6.1.a del RGPD).'
export const duration = `hasta que lo dejes, con un enlace que hay en cada correo. Sin confirmar, ${alertLinkHours} horas.`
export const notifyMe = 'Avísame'
export const sending = 'Enviando…'
export const daily = 'Cada día'
export const dailyText = `A las ${digestTime}, si hay alguna.`
export const weekly = 'Cada semana'
export const weeklyText = 'Los lunes, si hay alguna.'
export const toConfirm = `Falta confirmarlo: mira tu correo. Sin confirmar se borra a las ${alertLinkHours} horas.`
export const unconfirmed = 'Sin confirmar'
export const howOftenFor = (text: string) => `Cada cuánto te escribimos: ${text}`
export const ending = 'Quitando…'
export const stopNamed = (text: string) => `Dejar de recibir: ${text}`
export const stop = 'Dejar de recibir'
export const job = 'oferta'
export const jobs = 'ofertas'
export const now = (count: string) => `${count} ahora`
export const lastMail = (date: string, jobs: string) => `el último correo, el ${date} con ${jobs}`
export const withoutAccount = 'Sin cuenta también vale'
export const about =
  'Busca lo que te interese y pulsa «Avísame de ofertas como estas»: basta con tu correo. Cada correo trae un enlace para dejarlo.'
export const searchJobs = 'Buscar empleo'
export const signIn = 'Iniciar sesión'
export const failed = 'No hemos podido cargar tus avisos'
export const yours = 'Tus avisos'
export const none = 'No tienes ningún aviso'
export const arriveAt = 'Llegan a '
export const endByLink = '. Cada correo trae un enlace para dejarlos.'
export const howTo = 'Busca lo que te interese y pulsa «Avísame de ofertas como estas».'
export const notChanged = 'No se ha podido cambiar'
export const saved = 'Guardado'
export const title = 'Avisos de empleo'
export const description = 'Te escribimos cuando salen ofertas como las que buscas.'
export const lead =
  'Te escribimos cuando salen ofertas como las que buscas: cada mañana o cada lunes, y solo si hay alguna.'
export const needsScript = 'Para ver y cambiar tus avisos hace falta JavaScript.'
