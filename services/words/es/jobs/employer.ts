/** What is said of an employer. */
export const employerWords = {
  seen: (name: string) => `Visto por ${name}`,
  taxIdChecked: 'NIF comprobado',
  ownDomain: (domain: string) => `Su correo es de su web, ${domain}`,
  atFarm: (farm: string) => `Declara código REGA de ${farm}`,
  overAYear: 'Más de 12 meses aquí',
  emailConfirmed: 'Correo confirmado',
  usuallyAnswers: (time: string) => `Suele responder en ${time}`,
  answers: (time: string) => `Responde en ${time}`,
  times: [
    'menos de 1 día',
    'menos de 2 días',
    'menos de 4 días',
    'menos de una semana',
    'menos de dos semanas',
    'más de dos semanas'
  ],
  shares: [
    'contesta a todos',
    'contesta a casi todos',
    'contesta a la mayoría',
    'contesta más o menos a la mitad',
    'contesta a pocos',
    'casi nunca contesta'
  ],
  howItAnswers: 'Cómo responde',
  unknownYet: 'Aún no se sabe',
  toldLater: (applications: number) => `lo diremos a partir de ${applications} aplicaciones`,
  whoHires: 'Quién contrata',
  since: (month: string) => `En Ramal desde ${month}`,
  itsPage: 'Su página',
  otherAd: 'Su otro anuncio',
  otherAds: (count: string) => `Sus otros ${count} anuncios`
}
