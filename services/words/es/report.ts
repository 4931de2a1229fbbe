/** The form with which something is reported. */

export const title = 'Denunciar'
export const description =
  'Denuncia un anuncio, un perfil, un mensaje o una cuadra. No hace falta cuenta.'
export const titleOf = (title: string) => `Denunciar «${title}»`
export const aboutTo = 'Vas a denunciar '
export const aPerson =
  'Lo mirará una persona. No hace falta tener cuenta, y a quien lo publica no le decimos quién eres.'
export const reason = '¿Qué pasa?'
export const text = 'Cuéntanoslo'
export const textHint = 'Qué dice o qué te ha pasado, con tus palabras.'
export const name = 'Tu nombre'
export const email = 'Tu correo electrónico'
export const emailHint = 'Para decirte qué decidimos. Sin correo no podemos contestarte.'
export const controller = 'Responsable: '
export const purpose =
  'Usamos lo que escribas solo para mirar esta denuncia y contestarte, como obliga el Reglamento de Servicios Digitales.'
export const rights = 'Tus derechos'
export const send = 'Enviar denuncia'
export const sent = 'Denuncia enviada'
export const thanks = 'Gracias. Tu denuncia tiene el número '
export const answerable =
  'Te mandamos ahora un acuse de recibo y, cuando una persona lo haya mirado, qué ha decidido.'
export const unanswerable =
  'La mirará una persona. Como no nos has dejado un correo, no podemos contestarte.'
export const close = 'Cerrar'
export const done = 'Listo'
export const unexpected = 'Ha ocurrido un error inesperado. Inténtalo de nuevo más tarde.'
