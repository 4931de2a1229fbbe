/** Pages of the links in e-mails. */
export const mailLinkWords = {
  seeJobs: 'Ver empleos',
  home: 'Inicio',
  confirmAlert: '¿Te avisamos de ofertas nuevas?',
  confirmAlertButton: 'Sí, avisadme',
  confirmAlertText:
    'Te escribiremos cuando salgan empleos como los que buscabas. En cada correo hay un enlace para dejarlo.',
  acceptBefore: 'Al pulsar el botón aceptas los ',
  terms: 'términos',
  acceptBetween: ' y que usemos tu correo para esto, como cuenta la ',
  policy: 'política de privacidad',
  alertConfirmed: 'Hecho: te avisaremos',
  alertConfirmedText:
    'El primer correo llega a las siete y media de la mañana en cuanto haya ofertas nuevas.',
  unsubscribe: '¿No quieres más correos como este?',
  unsubscribeButton: 'No quiero más',
  unsubscribeText: 'Al pulsar el botón dejamos de mandártelos. Lo demás sigue igual.',
  unsubscribed: 'Hecho: no te mandaremos más',
  unsubscribedText: 'Si alguno ya estaba saliendo, puede que aún te llegue.',
  needsScript: 'Para esto hace falta JavaScript.',
  signInTitle: 'Inicia sesión',
  confirmEmail: 'Confirma tu correo',
  confirmEmailDescription: 'Confirma que este correo es tuyo.',
  confirming: 'Confirmando…',
  signInToConfirm:
    'Para confirmar tu correo, inicia sesión con la cuenta que lo lleva. Luego sigues donde estabas.',
  toProfile: 'Ir a mi perfil',
  confirmEmailText: (board: string) =>
    `Con el botón nos dices que este correo es tuyo y que quieres usarlo en ${board}. Hace falta la sesión de tu cuenta: si no la tienes abierta, te la pedimos antes.`,
  confirmMyEmail: 'Confirmar mi correo',
  emailConfirmed: 'Tu correo está confirmado.',
  emailOn: (board: string) => `Tu correo en ${board}`,
  ofAccount: 'De la cuenta ',
  createdOn: (date: string) => `, creada el ${date}`,
  withoutMail: 'Este sitio no envía correos',
  withoutMailText:
    'Por eso aquí no hay avisos de empleo, ni correos que elegir, ni enlaces para cambiar la contraseña.',
  forgottenBefore: '¿Has olvidado la tuya? Escribe a quien lleva el sitio: está en ',
  contact: 'Contacto',
  linkOver: 'Este enlace ya no sirve',
  linkOverText:
    'Ha caducado, o falta un trozo de la dirección. Abre otra vez el del último correo que te mandamos.',
  problem: 'No ha podido ser',
  alert: 'Tu aviso',
  searched: 'Lo que buscabas',
  allJobs: 'Todos los empleos',
  everyDay: 'Cada día, solo si hay ofertas nuevas',
  everyMonday: 'Cada lunes, solo si hay ofertas nuevas',
  ratherWeekly: 'Mejor cada semana',
  yourMails: 'Tus correos',
  reminders: 'Recordatorios',
  remindersText: 'Cuando una aplicación lleva una o dos semanas sin respuesta.'
}
