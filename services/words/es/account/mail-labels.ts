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
  'cases-waiting': 'Casos por decidir',
  'confirm-email': 'Confirmar el correo',
  'email-change': 'Cambio de correo',
  'email-retry': 'Probar otra vez tu correo',
  'job-ended': 'Tu anuncio ha terminado',
  'job-ending': 'Tu anuncio termina pronto',
  'mail-code': 'Código para entrar',
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
