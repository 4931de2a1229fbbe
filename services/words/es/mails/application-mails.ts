/** Texts of e-mails to applicants; `title` is that of the ad, `company` its employer. */
import { brand } from '../../shared/brand.ts'

/** `isOwn` is false where anybody may have typed the address. */
export const why = (isOwn: boolean) =>
  `Recibes este correo porque ${isOwn ? 'has' : 'alguien ha'} aplicado a un empleo en ${brand} con esta dirección.`

export const sent = (title: string, company: string, warning: string) => ({
  subject: `Has aplicado a «${title}»`,
  lines: [
    `${company} ya tiene tu aplicación. Si te contesta, será por teléfono o por correo.`,
    warning
  ],
  action: 'Seguir o retirar mi aplicación'
})
export const written = 'Esto es lo que escribiste:'
export const phone = (phone: string) => `Teléfono: ${phone}`
export const writtenOnPage =
  'Lo tienes todo, con lo que escribiste, en el enlace de abajo. Si no has sido tú, retira ahí la aplicación.'

export const sentSeveral = (warning: string) => ({
  subject: `Tus aplicaciones en ${brand}`,
  lines: [
    'Has enviado varias. En el enlace de abajo ves cómo va cada una y lo que escribiste, y puedes retirarlas.',
    warning
  ],
  action: 'Seguir o retirar mis aplicaciones'
})

export const rewritten = (title: string, company: string) => ({
  subject: `Otra carta para «${title}»`,
  lines: [
    `Ya habías aplicado a este empleo, y ha llegado otra carta con tu correo. ${company} ve primero la nueva, y las anteriores debajo.`,
    'Si no la has escrito tú, ábrela y retira la aplicación: podrás enviar otra.'
  ],
  action: 'Ver o retirar mi aplicación'
})

export const approved = (title: string, company: string, warning: string) => ({
  subject: `Tu aplicación a «${title}» está aprobada`,
  lines: [`${company} quiere seguir adelante contigo y se pondrá en contacto.`, warning]
})
export const rejected = (title: string, company: string) => ({
  subject: `Tu aplicación a «${title}» no sigue adelante`,
  lines: [`Esta vez ${company} no sigue adelante con tu aplicación. Hay más empleos en ${brand}.`]
})
export const jobClosed = (title: string, company: string, isAnswered: boolean) => ({
  subject: `El anuncio «${title}» se ha cerrado`,
  lines: [
    `${company} ya no admite aplicaciones${isAnswered ? '' : ' y no ha contestado a la tuya'}.`
  ]
})
export const pendingAgain = (title: string, company: string) => ({
  subject: `Tu aplicación a «${title}» vuelve a estar pendiente`,
  lines: [`${company} aún no ha decidido.`]
})
export const wordsAlone = (title: string, company: string, warning: string) => ({
  subject: `${company} te ha escrito sobre «${title}»`,
  lines: [warning]
})
export const talked = (title: string, company: string, day: string) => ({
  subject: `${company} dice que habéis hablado sobre «${title}»`,
  lines: [
    `${company} dice que habéis hablado el ${day}.`,
    'Si no es así, dilo en el enlace de abajo: dejará de contar como respuesta.'
  ]
})
export const wordsOnPage = 'Te ha escrito: lo lees en el enlace de abajo.'
export const see = 'Ver mi aplicación'
export const read = 'Leer y contestar'

export const erasure = (title: string, company: string, day: string, months: number) => ({
  subject: `Tu aplicación a «${title}» se borra pronto`,
  lines: [
    `El ${day} borramos lo que escribiste a ${company}: el anuncio terminó hace ${months} meses.`,
    'Si quieres guardarlo, cópialo antes. No tienes que hacer nada más.'
  ],
  action: 'Ver mi aplicación'
})
