/** Texts of e-mails about an account; `user` is empty, or «, «ana»». */
import {
  emailLinkHours,
  guessesNoticeDays,
  mailCode as mailCodeLimits,
  passwordLinkMinutes,
  wrongPasswords
} from '#events/limits/auth.ts'
import { inWords, minutes } from '../../shared/spanish-counts.ts'
import { brand } from '../../shared/brand.ts'

const whyAccount = `Recibes este correo porque tienes una cuenta en ${brand} con esta dirección.`

const whyAddress = `Recibes este correo porque esta es la dirección de tu cuenta de ${brand}.`

export const deleted = (user: string, days: string, years: string) => ({
  subject: 'Tu cuenta está eliminada',
  lines: [
    `Has eliminado tu cuenta de ${brand}${user}.`,
    'Lo que publicaste y lo que escribiste ya no se ve.',
    `En ${days} se borra del todo. Una copia cifrada queda bloqueada ${years}, por si la pide un juzgado, y después se destruye.`,
    'No volveremos a escribirte. Si no has sido tú, escribe cuanto antes a quien lleva este sitio: sus datos están en el aviso legal.'
  ],
  why: `Recibes este correo porque tenías una cuenta en ${brand} con esta dirección.`
})

export const idle = (user: string, months: number, day: string) => ({
  subject: `¿Sigues usando tu cuenta de ${brand}?`,
  lines: [
    `Hace casi ${months} meses que no entras en tu cuenta${user}. Para no guardar tus datos sin motivo, eliminaremos la cuenta el ${day}.`,
    'Si quieres conservarla, entra una vez.'
  ],
  action: 'Entrar en mi cuenta',
  why: whyAccount
})

export const confirmEmail = (isChange: boolean) => ({
  subject: 'Confirma tu correo',
  lines: [
    ...(isChange
      ? [
          `Has pedido que este sea el correo de tu cuenta de ${brand}.`,
          'Hasta que lo confirmes vale el de antes.'
        ]
      : [
          `Este es el correo de una cuenta de ${brand}. Confírmalo para que sepamos que es tuyo.`,
          'Mientras tanto la cuenta funciona igual, y ya puedes entrar con este correo.'
        ]),
    `El enlace sirve durante ${emailLinkHours} horas, y hay que entrar en esa cuenta. Si la cuenta no es tuya, no hagas nada.`
  ],
  action: 'Confirmar mi correo',
  why: `Recibes este correo porque alguien ha escrito esta dirección en una cuenta de ${brand}.`
})

export const emailRetry = {
  subject: 'Tu dirección vuelve a recibir nuestros correos',
  lines: [
    'Has pedido que probemos otra vez este correo. Si lees esto, funciona: no tienes que hacer nada más.'
  ],
  why: `Recibes este correo porque has pulsado «Probar otra vez» en tu cuenta de ${brand}.`
}

/** `address` is empty while the present one is not confirmed. */
export const emailChange = (user: string, address: string) => ({
  subject: 'Va a cambiar el correo de tu cuenta',
  lines: [
    `${address && `El nuevo es ${address}, para tu cuenta de ${brand}${user}. `}Lo ha pedido alguien con tu contraseña.`,
    'Cuando se confirme, dejaremos de escribir a esta dirección.',
    'Si has sido tú, no hagas nada. Si no, elige ya otra contraseña: se cierran todas las sesiones y el cambio queda anulado.'
  ],
  action: 'Elegir otra contraseña',
  why: whyAddress
})

export const newPassword = (user: string) => ({
  subject: 'Elige una contraseña nueva',
  lines: [
    `Has pedido una contraseña nueva para tu cuenta de ${brand}${user}.`,
    `El enlace sirve una sola vez y caduca ${minutes(passwordLinkMinutes)} después de pedirlo. Al cambiar la contraseña se cierran todas tus sesiones.`,
    'Si no la has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.'
  ],
  action: 'Elegir contraseña',
  why: `Recibes este correo porque alguien ha escrito tu nombre de usuario o tu correo en «¿Has olvidado tu contraseña?» de ${brand}.`
})

export const mailCode = (code: string, isConfirmed: boolean) => ({
  subject: `Tu código para entrar en ${brand}`,
  lines: [
    { code },
    `Escríbelo en el navegador en que lo has pedido: en otro no vale. Sirve una sola vez, durante ${minutes(mailCodeLimits.minutes)}.`,
    ...(isConfirmed
      ? []
      : [
          'Este correo todavía no está confirmado: al entrar con el código se confirma. Si entras desde un navegador nuevo, se cierran las demás sesiones y la contraseña de antes deja de servir; puedes elegir otra en «¿Has olvidado tu contraseña?».'
        ]),
    `No se lo des a nadie: ${brand} no te lo va a pedir nunca. Si no lo has pedido tú, no hagas nada: sin él no se entra.`
  ],
  why: `Recibes este correo porque alguien ha escrito esta dirección en «Entrar con un código» de ${brand}.`
})

export const passwordGuesses = (user: string) => ({
  subject: 'Alguien prueba contraseñas en tu cuenta',
  lines: [
    `En pocos minutos se han escrito más de ${inWords(wrongPasswords)} contraseñas o códigos equivocados para entrar en tu cuenta de ${brand}${user}, desde navegadores que no reconocemos.`,
    'Hemos frenado esos intentos. Tú puedes entrar como siempre, sobre todo con los navegadores que ya usas.',
    'Si has sido tú, no hagas nada. Si no, y tu contraseña es corta o la usas en otros sitios, elige otra más larga.'
  ],
  action: 'Elegir otra contraseña',
  why: `${whyAddress} Te avisamos una vez cada ${guessesNoticeDays} días como mucho, aunque sigan probando.`
})

/** The changes are a legal text, in Spanish. */
export const termsChanged = (version: number, day: string, changes: string) => ({
  subject: `Los términos de ${brand} cambian el ${day}`,
  lines: [
    `La versión ${version} ${changes}`,
    'Hasta ese día valen los términos que aceptaste. Si no quieres los nuevos, puedes eliminar tu cuenta desde tu perfil, sin coste ninguno.'
  ],
  action: 'Leer los términos',
  why: whyAccount
})

/** `name` is empty when it may not be said. */
export const message = (
  name: string,
  unread: number,
  shown: string,
  isFirst: boolean,
  warning: string
) => ({
  subject: `${name || 'Alguien'} te ha escrito`,
  lines: [
    `Tienes ${shown} ${unread === 1 ? 'mensaje' : 'mensajes'} sin leer${name && ` de ${name}`} en ${brand}.`,
    ...(isFirst ? [warning] : [])
  ],
  action: 'Leer y contestar',
  why: `Recibes este correo porque tienes una conversación en ${brand}.`
})
