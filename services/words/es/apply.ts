/** Applying to a job, as a guest or with an account. */
export const applyWords = {
  applyToThis: 'Aplica a este empleo',
  applyAsGuest: 'Aplica sin registrarte',
  signedInWithoutScript:
    '¿Has iniciado sesión? Escribe solo los motivos: lo demás lo tomamos de tu cuenta.',
  notAsEmployer: 'Con una cuenta de empresa no se puede aplicar.',
  sent: 'Aplicación enviada',
  sentDescription: 'Tu aplicación se ha enviado.',
  sentTo: (company: string) => `La tiene ${company}. `,
  followBefore: 'Sigue su estado en ',
  followLink: 'tus aplicaciones',
  wroteBefore: 'Te hemos escrito a ',
  wroteAfter: ' con un enlace para seguirla o retirarla.',
  notYourEmail: '¿No es tu correo?',
  correctIt: 'Corrígelo',
  moreJobs: 'Ver más empleos',
  letter: 'Motivos para aplicar',
  letterHint:
    'Cuenta qué sabes hacer con caballos, desde cuándo puedes empezar y por qué te interesa.',
  yourApplication: 'Tu aplicación',
  weWrote: 'Te escribimos a tu correo con un enlace para seguirla o retirarla.',
  remembered:
    'Lo recuerda solo este navegador, sin tu nombre. ¿Eres otra persona, o quieres cambiar algo? Puedes aplicar otra vez.',
  again: 'Aplicar otra vez',
  forget: 'Olvidarlo en este navegador',
  onlySeenBy: (company: string) => `Solo lo verá ${company}`,
  correcting:
    'Corrige lo que haga falta y envíala otra vez. La primera se borra, y el enlace que fue al otro correo deja de servir. Si la empresa ya la ha contestado, recibirá las dos.',
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  purpose: (company: string) =>
    `entregar tu aplicación a ${company}. Lo hacemos porque nos lo pides al enviarla (artículo 6.1.b del RGPD).`,
  duration: (term: string) => `${term} desde tu última aplicación, o hasta que nos pidas borrarla.`,
  send: 'Enviar aplicación',
  sending: 'Enviando…',
  haveAccount: '¿Ya tienes cuenta?',
  signIn: 'Inicia sesión',
  yourData: 'Tus datos',
  accountData: (company: string) => `${company} verá estos datos, que son los de tu cuenta. `,
  changeThem: 'Cambiarlos',
  addPhone: 'Añadir un teléfono'
}
