import { brand } from '../../shared/brand.ts'

/** Texts of e-mails to applicants; `title` is that of the ad, `company` its employer. */
export const applicationMailWords = {
  /** `isOwn` is false where anybody may have typed the address. */
  why: (isOwn: boolean) =>
    `Recibes este correo porque ${isOwn ? 'has' : 'alguien ha'} aplicado a un empleo en ${brand} con esta dirección.`,

  sent: (title: string, company: string, warning: string) => ({
    subject: `Has aplicado a «${title}»`,
    lines: [
      `${company} ya tiene tu aplicación. Te contestará por teléfono, por correo o aquí.`,
      warning
    ],
    action: 'Seguir o retirar mi aplicación'
  }),
  written: 'Esto es lo que escribiste:',
  phone: (phone: string) => `Teléfono: ${phone}`,
  writtenOnPage: 'Lo que escribiste está en la página del botón. Si no has sido tú, retírala ahí.',

  sentSeveral: (warning: string) => ({
    subject: `Tus aplicaciones en ${brand}`,
    lines: [
      'Has enviado varias. En la página del botón ves qué ha sido de cada una y lo que escribiste, y puedes retirarlas.',
      warning
    ],
    action: 'Seguir o retirar mis aplicaciones'
  }),

  rewritten: (title: string, company: string) => ({
    subject: `Otra carta para «${title}»`,
    lines: [
      `Ya habías aplicado a este empleo, y ha llegado otra carta con tu correo. ${company} ve primero la nueva, y las anteriores debajo.`,
      'Si no la has escrito tú, míralo y retira la aplicación: podrás enviar otra.'
    ],
    action: 'Ver o retirar mi aplicación'
  }),

  approved: (title: string, company: string, warning: string) => ({
    subject: `Tu aplicación a «${title}» está aprobada`,
    lines: [`${company} quiere seguir adelante contigo y se pondrá en contacto.`, warning]
  }),
  rejected: (title: string, company: string) => ({
    subject: `Tu aplicación a «${title}» no sigue adelante`,
    lines: [`${company} ha contestado que no. No te desanimes: hay más empleos en ${brand}.`]
  }),
  jobClosed: (title: string, company: string) => ({
    subject: `El anuncio «${title}» se ha cerrado`,
    lines: [`${company} ya no admite aplicaciones y no ha contestado a la tuya.`]
  }),
  pendingAgain: (title: string, company: string) => ({
    subject: `Tu aplicación a «${title}» vuelve a estar pendiente`,
    lines: [`${company} aún no ha decidido.`]
  }),
  wordsAlone: (title: string, company: string, warning: string) => ({
    subject: `${company} te ha escrito sobre «${title}»`,
    lines: [warning]
  }),
  wordsOnPage: 'Te ha escrito unas palabras: están en la página del botón.',
  see: 'Ver mi aplicación',

  erasure: (title: string, company: string, day: string, months: number) => ({
    subject: `Tu aplicación a «${title}» se borra pronto`,
    lines: [
      `El ${day} borramos lo que escribiste a ${company}: el anuncio terminó hace ${months} meses.`,
      'Si quieres guardarlo, cópialo antes. No tienes que hacer nada más.'
    ],
    action: 'Ver mi aplicación'
  })
}
