/** What forms share. */
export const formWords = {
  problem: 'Hay un problema',
  error: 'Error:',
  errorPrefix: 'Error: ',
  optional: '(opcional)',
  leaveEmpty: 'No rellenes este campo',
  cancel: 'Cancelar',
  close: 'Cerrar',
  remove: 'Quitar',
  loading: 'Cargando…',
  password: 'Contraseña',
  passwordHint:
    'Al menos 6 caracteres. Dos o tres palabras que solo tú juntarías son fáciles de recordar y difíciles de adivinar.',
  thePassword: 'la contraseña',
  repeatPassword: 'Repite la contraseña',
  theRepeatedPassword: 'la contraseña repetida',
  easyToGuess: 'Es fácil de adivinar. Añade una palabra más.',
  hardToGuess: 'Difícil de adivinar',
  almostHard: 'Con una palabra más será difícil de adivinar.',
  yourPassword: 'Tu contraseña',
  yourOwnPassword: 'tu contraseña',
  hide: 'Ocultar',
  show: 'Mostrar',
  code: 'Código de verificación',
  codeHint: 'El de tu aplicación de autenticación, o uno de recuperación.',
  place: 'Ubicación',
  townOrProvince: 'Ciudad o provincia',
  cutTo: (max: number) => `Hemos recortado el texto a ${max} caracteres`,
  character: 'carácter',
  characters: 'caracteres',
  over: (count: number, text: string) => `${count === 1 ? 'Te sobra' : 'Te sobran'} ${text}`,
  left: (count: number, text: string) => `${count === 1 ? 'Te queda' : 'Te quedan'} ${text}`,
  least: (min: number) => ` (mínimo ${min})`,
  aboutYou: 'Sobre ti',
  aboutUs: 'Sobre nosotros',
  sessionEnded: 'Tu sesión ha terminado',
  username: 'Nombre de usuario',
  leaveUnsaved: 'Salir sin guardar',
  notNow: 'Ahora no',
  signInToGoOn:
    'Inicia sesión y continúa donde estabas: no se pierde nada de lo que hayas escrito.',
  closedElsewhere:
    'La has cerrado en otra pestaña. Lo que escribías en esta no se ha perdido: inicia sesión para continuar.',
  logInFailed: 'Error de inicio de sesión',
  logIn: 'Iniciar Sesión',
  loggingIn: 'Iniciando sesión…',
  sessionUnknown: 'No hemos podido comprobar tu sesión',
  notice: 'Aviso',
  closeNotice: 'Cerrar aviso',
  /** `{hotkey}` is filled in by the component. */
  notices: 'Notificaciones ({hotkey})'
}

/** Keeping a job for later, and sharing it. */
export const saveWords = {
  saveNamed: (title: string) => `Guardar: ${title}`,
  save: 'Guardar',
  saved: 'Guardado',
  removed: 'Empleo quitado de tus guardados',
  failed: 'No se ha podido guardar el cambio',
  refused:
    'Este navegador no deja guardar nada. Si entras en tu cuenta, los empleos se guardan en ella.',
  jobSaved: 'Empleo guardado',
  savedInAccount: 'Guardado en tu cuenta.',
  savedOnPhone: 'Guardado en este teléfono.',
  savedInBrowser: 'Guardado en este navegador.',
  linkCopied: 'Enlace copiado',
  copyLink: 'Copiar enlace',
  pasteIt: 'Ya puedes pegarlo donde quieras.',
  copyThis: 'Copia este enlace'
}
