/** The page of saved jobs. */
export const savedWords = {
  title: 'Empleos guardados',
  description: 'Los anuncios que has guardado para más tarde, en tu cuenta o en este navegador.',
  needsScript: 'Para guardar empleos hace falta JavaScript. Sin él puedes buscar, leer y aplicar.',
  failed: 'Error al obtener tus guardados',
  open: 'Abiertos',
  order: 'Orden',
  endFirst: 'Terminan antes',
  savedFirst: 'Guardados antes',
  removedSome: 'Quitados de tus guardados',
  removed: 'Empleo quitado de tus guardados',
  notRemoved: 'No se ha podido quitar',
  gone: 'Ya no',
  removeGone: 'Quitar los que ya no están',
  adGone: 'Este anuncio ya no está',
  adGoneText: 'La empresa lo ha eliminado, o ya no se puede ver.',
  removeNamed: (title: string) => `Quitar: ${title}`,
  removeGoneAd: 'Quitar: anuncio que ya no está',
  remove: 'Quitar',
  expired: 'Anuncio caducado',
  none: 'Todavía no has guardado ningún empleo',
  noneText: 'Pulsa el marcador de un anuncio y lo tendrás aquí a mano.',
  findJob: 'Buscar empleo',
  inAccount: 'Están en tu cuenta: los verás desde cualquier dispositivo.',
  onlyHere: 'Solo se ven en este navegador.',
  signIn: 'Entra en tu cuenta',
  theyMove: ' y pasarán a ella.',
  tooMany: (limit: number) =>
    `Ya tienes ${limit} empleos guardados: quita alguno para guardar otro`,
  one: '1 empleo guardado.',
  some: (count: number) => `${count} empleos guardados.`,
  applied: (status: string) => `Ya aplicaste: ${status}`,
  pending: 'Pendiente',
  approved: 'Aprobada',
  rejected: 'Rechazada'
}

/** Keeping a job for later, and sharing it. */
export const saveWords = {
  saveNamed: (title: string) => `Guardar: ${title}`,
  save: 'Guardar',
  saved: 'Guardado',
  removed: 'Empleo quitado de tus guardados',
  failed: 'No se ha podido guardar el cambio',
  refused:
    'Este navegador no deja guardar nada. Si entras en tu cuenta, los empleos se guardan en ella.',
  jobSaved: 'Empleo guardado',
  savedInAccount: 'Guardado en tu cuenta.',
  savedOnPhone: 'Guardado en este teléfono.',
  savedInBrowser: 'Guardado en este navegador.',
  linkCopied: 'Enlace copiado',
  copyLink: 'Copiar enlace',
  pasteIt: 'Ya puedes pegarlo donde quieras.',
  copyThis: 'Copia este enlace'
}
