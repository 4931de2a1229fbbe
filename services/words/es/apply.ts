/** Applying to a job, as a guest or with an account. */

export const applyToThis = 'Aplica a este empleo'
export const applyAsGuest = 'Aplica sin registrarte'
export const signedInWithoutScript =
  '¿Has iniciado sesión? Escribe solo los motivos: lo demás lo tomamos de tu cuenta.'
export const notAsEmployer = 'Con una cuenta de empresa no se puede aplicar.'
export const sent = 'Aplicación enviada'
export const sentDescription = 'Tu aplicación se ha enviado.'
export const sentTo = (company: string) => `La tiene ${company}. `
export const followBefore = 'Sigue su estado en '
export const followLink = 'tus aplicaciones'
export const wroteBefore = 'Te hemos escrito a '
export const wroteAfter = ' con un enlace para seguirla o retirarla.'
export const notYourEmail = '¿No es tu correo?'
export const correctIt = 'Corrígelo'
export const moreJobs = 'Ver más empleos'
export const coverLetter = 'Motivos para aplicar'
export const letterHint =
  'Cuenta qué sabes hacer con caballos, desde cuándo puedes empezar y por qué te interesa.'
export const yourApplication = 'Tu aplicación'
export const weWrote = 'Te hemos escrito con un enlace para seguirla o retirarla.'
export const remembered =
  'Lo recuerda solo este navegador, sin tu nombre. ¿Eres otra persona, o quieres cambiar algo? Puedes aplicar otra vez.'
export const again = 'Aplicar otra vez'
export const forget = 'Olvidarlo en este navegador'
export const onlySeenBy = (company: string) => `Solo lo verá ${company}`
export const correcting =
  'Corrige lo que haga falta y envíala otra vez. La primera se borra, y el enlace que enviamos al otro correo deja de servir. Si la empresa ya la ha contestado, recibirá las dos.'
export const fullName = 'Nombre completo'
export const email = 'Correo electrónico'
export const phone = 'Teléfono'
export const purpose = (company: string) =>
  `entregar tu aplicación a ${company}. Lo hacemos porque nos lo pides al enviarla (artículo 6.1.b del RGPD).`
export const duration = (term: string) =>
  `${term} desde tu última aplicación, o hasta que nos pidas borrarla.`
export const send = 'Enviar aplicación'
export const sending = 'Enviando…'
export const haveAccount = '¿Ya tienes cuenta?'
export const signIn = 'Inicia sesión'
export const yourData = 'Tus datos'
export const accountData = (company: string) =>
  `${company} verá estos datos, que son los de tu cuenta. `
export const changeThem = 'Cambiarlos'
export const addPhone = 'Añadir un teléfono'

/** What an applicant says beside a cover letter: the questions, and the answers for who gave them. */

export const asked = 'Lo que pide el anuncio'
/** Where the ad asks nothing. */
export const whenAndWhere = 'Cuándo y desde dónde'
export const askedHint = 'Marca lo que quieras decir. Nada es obligatorio: con la carta basta.'
export const learning = 'Aprendiendo'
export const horseQuestion = '¿Traes caballo?'
export const startQuestion = '¿Cuándo puedes empezar?'
export const now = 'Ya'
export const onDay = (day: string) => `El ${day}`
export const anotherDay = 'Otro día'
export const theDay = 'El día'
export const housingQuestion = '¿Necesitas vivienda?'
export const placeQuestion = '¿Dónde vives?'
export const placeHint = 'Localidad y provincia'
export const placeChoose = 'Elige el tuyo entre los que salen al escribir.'
export const placeUnknown =
  'No encontramos ese municipio. Escríbelo de otra forma, o dilo en la carta.'
export const proposed =
  'Lo hemos escrito con lo que has marcado. Cámbialo como quieras: lo que escribas tú no lo tocamos.'
/** «Añade una frase más: faltan 12 caracteres.» */
export const oneMore = (count: number) =>
  `Añade una frase más: ${count === 1 ? 'falta 1 carácter' : `faltan ${count} caracteres`}.`
/** On a page in another language, above what the Spanish proposal says. */
export const reading = 'La carta dice:'
/** Of a form that came back with the letter that its answers propose, and what that says. */
export const readLetter = (_letter: string) =>
  'Hemos escrito la carta con lo que has marcado. Léela, cámbiala si quieres y envíala.'
export const youCanStart = 'Puedes empezar'
export const youNeedHousing = 'Necesitas vivienda'
export const youBringHorse = 'Traes caballo'
export const youLiveIn = 'Vives en'
