/** Texts of every e-mail. */
export const mailWords = {
  settings: 'Elige qué correos recibes',
  unsubscribe: 'No quiero más correos como este',
  unconfirmedAddress:
    'Mientras no confirmes este correo, te escribimos tres veces al día como mucho.',
  /** For the e-mails after which a swindler may write. */
  scamWarning:
    'Nadie serio te pide dinero ni una foto del DNI antes de la entrevista. Si te lo piden, no contestes y avísanos.',
  /** After «tu cuenta de Ramal». */
  ofUser: (username: string) => `, «${username}»`,
  someJob: 'un empleo',
  someCompany: 'la empresa',
  day: 'día',
  days: 'días',
  year: 'año',
  years: 'años'
}
