/** Which e-mails an account receives. */

export const title = 'Qué correos recibes'
export const description = 'Elige qué correos te mandamos.'
export const always = 'Los correos sobre tu cuenta y tu contraseña llegan siempre.'
export const weWriteTo = 'Te escribimos a '
export const saved = 'Guardado'
export const savedText = 'Solo te mandaremos los que has elegido.'
export const failed = 'No se ha podido guardar'
export const writeMe = 'Escríbeme'
export const saving = 'Guardando…'
export const save = 'Guardar'
export const back = 'Volver a mi perfil'
export const language = 'Idioma de los correos'
export const messages = 'Mensajes'
export const messagesText = (minutes: number) =>
  `Cuando un mensaje lleva ${minutes} minutos sin leer.`
export const applications = 'Mis aplicaciones'
export const applicationsText = 'Lo que envías, y lo que te contestan.'
export const sentMails = 'Correos que te hemos enviado'
export const ofLast = (term: string) => `Los de los últimos ${term}.`
export const hide = 'Ocultar correos'
export const see = 'Ver correos'
export const notLoaded = 'No hemos podido cargar tus correos'
export const none = (term: string) => `En los últimos ${term} no te hemos enviado ninguno.`
export const anotherMail = 'Aviso'
export const newApplications = 'Aplicaciones nuevas'
export const newApplicationsText = 'Cuando alguien aplica a un anuncio tuyo.'
export const ownAds = 'Mis anuncios'
export const ownAdsText = (days: number) =>
  `${days} días antes de que termine uno, y cuando ha terminado.`
