/** Pages of an error, and of an ad that is not shown. */
export const errorWords = {
  notFound: 'No encontramos esta página.',
  notFoundText: 'No encontramos esta página. Puede que el anuncio haya caducado.',
  tooMany: 'Demasiadas visitas seguidas',
  tooManyHeading: 'Vamos a tomarlo al paso',
  tooManyDescription: 'Hay que esperar un poco antes de seguir.',
  tooManyText: 'Desde tu conexión han llegado muchas peticiones seguidas.',
  unavailable: 'No podemos responder',
  unavailableHeading: 'Ahora no podemos responder',
  unavailableDescription: 'El servicio no responde en este momento.',
  unavailableText:
    'El derribo es nuestro, no tuyo. Lo que ya habías enviado está a salvo: espera un minuto y vuelve a intentarlo.',
  missingJob: 'Error al cargar el trabajo',
  missingJobDescription: 'Este anuncio ya no está.',
  missingJobText: 'No se pudo encontrar la información del empleo solicitado.',
  hiddenJob: (name: string) => `Anuncio retirado por ${name}`,
  hiddenJobDescription: 'Este anuncio no se puede ver.',
  hiddenJobText: 'Hemos retirado este anuncio mientras lo revisamos. No admite aplicaciones.',
  heldJob: 'Anuncio en revisión',
  heldJobDescription: 'Este anuncio todavía no se puede ver.',
  heldJobText:
    'Lo revisamos antes de publicarlo. Si es tuyo, en «Mis Empleos» dice por qué, y te escribiremos.'
}
