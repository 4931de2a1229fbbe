/** The pages of an account: its data, its e-mails, its sessions. */
import { inWords } from '../../shared/spanish-counts.ts'

export const profile = 'Mi Perfil'
export const profileDescription = 'Tus datos, tus anuncios y tus aplicaciones.'
export const personalData = 'Información Personal'
export const ownApplications = 'Mis Aplicaciones'
export const applicant = 'Profesional Equino'
export const yourData = 'Tus datos'
export const publishedProfile = 'Tu perfil publicado'
export const access = 'Acceso'
export const mails = 'Correos'
export const myData = 'Mis datos'
export const deleteAccount = 'Eliminar cuenta'
export const backHome = 'Te llevamos al inicio…'
export const bouncedBefore = 'No podemos escribirte a '
export const bouncedAfter =
  ': su servidor de correo dice que esa dirección no existe. Corrígela en «Información Personal».'
export const tryAgain = 'Probar otra vez'
export const tryAgainToWrite = 'Probar otra vez a escribir a este correo'
export const mailsAndData = 'Correos y datos'
export const data = 'Datos'
export const chooseMails = 'Elegir qué correos recibo'
export const myDataText = 'Tu copia de todo, quién ha visto tu contacto, y tus derechos.'
export const seeMyData = 'Ver mis datos'
export const allMails = (count: number) => `Recibes los ${inWords(count)} que puedes elegir.`
export const noMails = 'No recibes ninguno de los que puedes elegir.'
export const someMails = (wanted: number, count: number) =>
  `Recibes ${inWords(wanted)} de los ${inWords(count)} que puedes elegir.`
export const editData = 'Editar tus datos'
export const edit = 'Editar'
export const dataSaved = 'Tus datos están guardados.'
export const passwordChanged = 'Tu contraseña ha cambiado.'
export const sessionsEnded = 'Hemos cerrado tu sesión en los demás dispositivos.'
export const passwordChangedTitle = 'Contraseña cambiada'
export const password = 'Contraseña'
export const passwordAbout = 'Al cambiarla se cierran las demás sesiones.'
export const changePassword = 'Cambiar contraseña'
export const passwordFailed = 'Error al cambiar la contraseña'
export const currentPassword = 'Contraseña actual'
export const theCurrentPassword = 'la contraseña actual'
export const newPassword = 'Contraseña nueva'
export const savePassword = 'Guardar contraseña'
export const saving = 'Guardando…'
export const openSessions = 'Sesiones abiertas'
export const onDevices = (devices: string) => `En ${devices}.`
export const device = 'dispositivo'
export const devices = 'dispositivos'
export const sessionsAbout = 'En qué dispositivos está abierta tu cuenta.'
export const hideSessions = 'Ocultar sesiones'
export const seeSessions = 'Ver sesiones'
export const sessionsFailed = 'No hemos podido cargar tus sesiones'
export const sessionFailed = 'Error al cerrar la sesión'
export const sessionClosed = 'Sesión cerrada.'
export const othersClosed = (count: number) =>
  count === 1 ? 'Hemos cerrado la otra sesión.' : `Hemos cerrado las otras ${count} sesiones.`
export const closing = 'Cerrando…'
export const closeOthers = 'Cerrar las demás sesiones'
export const openedOn = 'Abierta el '
export const lastUse = ' Último uso: '
export const thisSession = 'Esta sesión'
export const closeSessionOf = (device: string) => `Cerrar la sesión de ${device}`
export const close = 'Cerrar'
/** «Firefox en Windows», as a session stores it. */
export const deviceName = (device: string) => device
export const profileUpdated = 'Perfil actualizado'
export const updateFailed = 'Error al actualizar perfil'
export const email = 'Correo electrónico'
export const passwordForEmail = 'La pedimos para cambiar el correo.'
export const phone = 'Teléfono'
export const saveChanges = 'Guardar cambios'
export const uploading = 'Subiendo la foto…'
export const username = 'Nombre de usuario'
export const sendAgain = 'Enviar otra vez'
export const sendLinkAgain = 'Enviar otra vez el enlace para confirmar el correo'
export const phoneShown = 'Solo se enseña a una empresa con cuenta que lo pida; tú verás cuál.'
export const place = 'Ubicación'
export const updatePlace = 'Actualizar mi ubicación'
export const kind = 'Tipo de cuenta'
export const createdOn = 'Cuenta creada el'
export const notSaid = 'Sin indicar'
export const changesToBefore = 'Cambiará a '
export const changesToAfter = ' cuando lo confirmes.'
export const confirmed = 'Confirmado'
export const notConfirmed = 'Sin confirmar'
export const pictureReady = 'Foto lista. Guarda los cambios para usarla.'
export const saveToRemove = 'Guarda los cambios para quitar la foto.'
export const picture = 'Foto de perfil'
export const pictureHint = (megabytes: number) =>
  `JPEG, PNG o WebP, hasta ${megabytes} MB. La recortamos en cuadrado.`
export const pictureEmpty = 'El archivo está vacío. Elige la foto otra vez.'
export const pictureHeic =
  'Esta foto es HEIC, el formato de los iPhone, y no podemos leerla. En Ajustes, Cámara, Formatos elige «El más compatible» y hazla otra vez, o envíate la foto por correo y guarda la copia.'
export const pictureUnread =
  'Tu dispositivo no deja leer esta foto. Ábrela en la galería, para que se descargue entera, y elígela otra vez.'
export const pictureType = 'La foto debe ser JPEG, PNG o WebP'
export const pictureTooLarge = (megabytes: number) =>
  `La foto no puede pesar más de ${megabytes} MB`
export const removePicture = 'Quitar foto'
export const choosePicture = 'Elegir foto'
export const seenBy = {
  everyone: 'Lo ve todo el mundo, sin tu teléfono ni tu correo.',
  employers: 'Lo ven las empresas que han iniciado sesión.',
  applied: 'Lo ven las empresas a las que aplicas.',
  nobody: 'Por ahora no lo ve nadie.'
}
export const see = 'Ver'
export const yourProfile = ' tu perfil publicado'
export const noProfile = 'Todavía no tienes perfil'
export const profileLoading = 'Tu perfil'
export const publishIt = 'Publícalo y las empresas te encontrarán.'
export const publish = 'Publicar perfil'
export const whoSawPhone = 'Quién ha visto mi teléfono'
export const seeWho = 'Ver quién'
export const publishedOn = (date: string) => `Publicado el ${date}.`
export const nobodyYet = 'Nadie todavía.'
export const goneAccount = 'una cuenta que ya no existe'
export const company = 'empresa'
export const companies = 'empresas'
export const lastSeen = (count: string, name: string, date: string) =>
  `${count}. La última, ${name}, el ${date}.`
export const notWritten = 'No hemos podido escribirte'
export const written = 'Te hemos escrito. Mira tu correo.'
export const sending = 'Enviando…'
export const decisions = 'Decisiones sobre lo que publicas'
export const appeal = 'Reclamar'
export const termsBefore = 'Los '
export const terms = 'términos'
export const termsChangeOn = (date: string) => ` cambian el ${date}. `
/** The changes are a legal text, in Spanish. */
export const termsSay = (version: number, changes: string) => `La versión ${version} ${changes}`
export const termsRefused = ' Si no la quieres, puedes eliminar tu cuenta.'
export const appealUntil = (date: string) => `, hasta el ${date}.`
export const ownJobs = 'Mis Empleos Publicados'
export const checkedCentre = 'Comprobar tu centro'
export const employer = 'Empleador'
export const choosePictures = 'Elegir fotos'
