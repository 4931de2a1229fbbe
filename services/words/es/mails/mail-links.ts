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
