/** What an account chooses to receive, what the board knows of it, and what it can do about it. */
export const myDataWords = {
  title: 'Mis datos',
  about: 'Todo lo que sabemos de ti, y lo que puedes hacer con ello.',
  copy: 'Tu copia',
  copyText:
    'Un archivo con todo lo que sabemos de ti: una página para leerla y los mismos datos para programas. Se prepara en unos segundos.',
  download: 'Descargar mis datos',
  dataOnly: 'Solo los datos',
  dataOnlyText: 'Para programas, sin la página.',
  seeDataOnly: 'Ver solo los datos (JSON)',
  accountData: 'Los datos de tu cuenta',
  candidateProfile: 'Tu perfil de candidato',
  applications: 'Tus aplicaciones',
  messages: 'Tus mensajes',
  rights: 'Corregir, limitar, borrar',
  correct: 'Corregir',
  limit: 'Limitar su uso',
  chooseNobody: 'Elige «Nadie, por ahora», aquí arriba.',
  objectBefore: ' Para limitar u oponerte a otra cosa, escribe a ',
  objectAfter: ': respondemos en el plazo de un mes.',
  eraseAll: 'Borrarlo todo',
  lockedCopy: (term: string) =>
    `Una copia sellada queda bloqueada ${term} por si la pide un juzgado. Cuánto dura cada cosa está en la `,
  policy: 'política de privacidad',
  accountDeleted: 'Cuenta eliminada',
  deletedSuccessfully: 'Tu cuenta ha sido eliminada correctamente',
  deleteFailed: 'Error al eliminar cuenta',
  erasedOn:
    'Se borrarán tu perfil, tus anuncios y tus aplicaciones. Todo deja de verse en el acto y se borra para siempre el ',
  deleteAccount: 'Eliminar cuenta',
  deleteQuestion: '¿Eliminar tu cuenta?',
  cannotBeUndone: 'Se borrarán tu perfil, tus anuncios y tus aplicaciones. No se puede deshacer.',
  whyLeave: '¿Por qué te vas?',
  deleting: 'Eliminando…'
}

/** Which e-mails an account receives. */
export const mailSettingWords = {
  title: 'Qué correos recibes',
  description: 'Elige qué correos te mandamos.',
  always: 'Los correos sobre tu cuenta y tu contraseña llegan siempre.',
  weWriteTo: 'Te escribimos a ',
  saved: 'Guardado',
  savedText: 'Te escribiremos solo lo que has elegido.',
  failed: 'No se ha podido guardar',
  writeMe: 'Escríbeme',
  saving: 'Guardando…',
  save: 'Guardar',
  back: 'Volver a mi perfil',
  language: 'Idioma de los correos',
  messages: 'Mensajes',
  messagesText: (minutes: number) => `Cuando un mensaje lleva ${minutes} minutos sin leer.`,
  applications: 'Mis aplicaciones',
  applicationsText: 'Lo que envías, y lo que te contestan.',
  sentMails: 'Correos que te hemos enviado',
  ofLast: (term: string) => `Los de los últimos ${term}.`,
  hide: 'Ocultar correos',
  see: 'Ver correos',
  notLoaded: 'No hemos podido cargar tus correos',
  none: (term: string) => `En los últimos ${term} no te hemos enviado ninguno.`,
  anotherMail: 'Aviso'
}

/** What an e-mail that was sent is about. */
export const mailKindLabels = {
  'account-deleted': 'Cuenta eliminada',
  'account-idle': '¿Sigues usando tu cuenta?',
  'alert-confirmation': 'Confirmar un aviso de empleo',
  'alert-digest': 'Aviso de empleo',
  'alert-renewal': '¿Sigues queriendo el aviso?',
  'application-changed': 'Respuesta a una aplicación',
  'application-erasure': 'Una aplicación se borra pronto',
  'application-received': 'Aplicación recibida',
  'application-rewritten': 'Otra carta con tu correo',
  'application-sent': 'Aplicación enviada',
  'applications-erasure': 'Aplicaciones que se borran pronto',
  'applications-received': 'Aplicaciones recibidas',
  'applications-sent': 'Aplicaciones enviadas',
  'applications-waiting': 'Aplicaciones que esperan',
  'confirm-email': 'Confirmar el correo',
  'email-change': 'Cambio de correo',
  'email-retry': 'Probar otra vez tu correo',
  'job-ended': 'Tu anuncio ha terminado',
  'job-ending': 'Tu anuncio termina pronto',
  message: 'Mensaje nuevo',
  'new-password': 'Elegir otra contraseña',
  'report-decision': 'Qué hemos decidido',
  'report-receipt': 'Hemos recibido tu denuncia',
  'statement-of-reasons': 'Por qué hemos decidido algo',
  'terms-changed': 'Los términos cambian'
}

export const mailStateLabels = {
  waiting: 'esperando',
  sending: 'enviándose',
  sent: 'enviado',
  refused: 'tu servidor de correo no lo aceptó',
  unknown: 'no sabemos si llegó',
  stale: 'no se envió: ya no hacía falta'
}
