/** Texts of every e-mail. */
import { mailsToUnconfirmed } from '#events/limits/mail.ts'
import { inWords } from '../../shared/spanish-counts.ts'

export const settings = 'Elige qué correos recibes'
export const unsubscribe = 'No quiero más correos como este'
export const unconfirmedAddress = `Mientras no confirmes este correo, te escribimos ${inWords(mailsToUnconfirmed)} veces al día como mucho.`
/** For the e-mails after which a swindler may write. */
export const scamWarning =
  'Nadie serio te pide dinero ni una foto del DNI antes de la entrevista. Si te lo piden, no contestes y avísanos.'
/** After «tu cuenta de Ramal». */
export const ofUser = (username: string) => `, «${username}»`
export const someJob = 'un empleo'
export const someCompany = 'la empresa'
export const day = 'día'
export const days = 'días'
export const year = 'año'
export const years = 'años'
