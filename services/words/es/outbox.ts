/** What was written without a line, and waits on the device. */
export const outboxWords = {
  phone: 'móvil',
  computer: 'ordenador',
  ownApplication: 'Tu aplicación',
  keptOn: (device: string, isMessage: boolean) =>
    `${isMessage ? 'Guardado' : 'Guardada'} en este ${device}`,
  sentLater: '; se envía en cuanto haya cobertura.',
  messageWaits: 'Sin cobertura: tu mensaje espera en este dispositivo.',
  whenClosed: 'También si cierras la página. ',
  whenOpened: 'Si cierras la página, la próxima vez que entres. ',
  keptUntil: 'Se borra a los 14 días, o si cierras sesión.',
  arrived: 'Ya ha llegado',
  signInFirst: (isMessage: boolean) => `Inicia sesión para ${isMessage ? 'enviarlo' : 'enviarla'}`,
  refused: 'No se ha podido enviar',
  written: 'Lo que escribiste',
  tryNow: 'Probar ahora',
  trying: 'Enviando…',
  signIn: 'Iniciar sesión',
  toForm: 'Volver al formulario',
  drop: (isMessage: boolean): string => (isMessage ? 'Borrarlo' : 'Borrarla'),
  seeWhy: 'Ver por qué',
  nothingTitle: 'No hay nada pendiente',
  nothing: 'Todo lo que enviaste desde este dispositivo ha llegado.',
  searchJobs: 'Buscar Empleo',
  application: (title: string, company: string) => `Tu aplicación a «${title}», de ${company}`,
  message: (name: string) => `Tu mensaje para ${name}`
}
