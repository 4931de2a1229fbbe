import type { DemoApplication } from '#demo/application.ts'

export const toGroomAds: DemoApplication[] = [
  {
    jobKey: 'madrid-groom',
    applicant: 'alba.colmenar',
    submittedDaysAgo: 7.9,
    coverLetter:
      'Tres temporadas internacionales con caballos de 1,45 m y 1,50 m. Llevo el van, organizo papeles y pasaportes y trenzo deprisa. Vivo en Tres Cantos, a veinte minutos del club.',
    decision: { status: 'approved', age: 6.2 }
  },
  {
    jobKey: 'madrid-groom',
    applicant: 'demo.candidata',
    submittedDaysAgo: 7.5,
    coverLetter:
      'Hice una temporada de concursos nacionales con cuatro caballos y me gustaría dar el salto a una cuadra más grande. No tengo B+E todavía, aunque estoy dispuesta a sacarlo.',
    decision: { status: 'rejected', age: 6.1 }
  },
  {
    jobKey: 'madrid-groom',
    applicant: 'gonzalo.tajo',
    submittedDaysAgo: 7.1,
    coverLetter:
      'He sido groom de mi hermana en categorías de ponis y juveniles durante cinco años. Conozco el ambiente, los horarios y a casi todos los jefes de pista de Madrid.'
  },
  {
    jobKey: 'madrid-groom',
    applicant: 'carlota.bernal',
    submittedDaysAgo: 6.4,
    coverLetter:
      'Estudio Veterinaria y puedo viajar en fines de semana y vacaciones. Sé vendar, poner hielo y ver una cojera pronto. Quizá os sirva como segunda groom.',
    decision: { status: 'rejected', age: 5.5 }
  },
  {
    jobKey: 'madrid-groom',
    applicant: {
      name: 'Bruno Salcedo Rey',
      email: 'bruno.salcedo@buzon.example.org',
      phone: '900 000 511'
    },
    submittedDaysAgo: 5.8,
    coverLetter:
      'Dos años de groom en Bélgica con caballos jóvenes y una gira en Vilamoura. Inglés y francés. Quiero volver a España y quedarme varias temporadas en la misma casa.'
  },
  {
    jobKey: 'madrid-groom',
    applicant: {
      name: 'Jennifer Toapanta',
      email: 'jennifer.toapanta@buzon.example.com',
      phone: '+34 900 000 512'
    },
    submittedDaysAgo: 4.7,
    coverLetter:
      'Trabajo de moza en una cuadra de Galapagar y acompaño a los concursos sociales. Me ofrezco para aprender al lado de alguien con experiencia. Carné B desde hace cuatro años.'
  },
  {
    jobKey: 'madrid-groom',
    applicant: 'montse.girona',
    submittedDaysAgo: 3.3,
    coverLetter:
      'Aunque mi puesto es de jefa de cuadra, busco una temporada de viaje y menos despacho. Veinte años de salto, gran premio incluido. ¿Habría margen para hablar del sueldo?'
  },
  {
    jobKey: 'madrid-groom',
    applicant: {
      name: 'Luis Miguel Pastrana',
      email: 'lm.pastrana@buzon.example.org',
      phone: '900.000.513'
    },
    submittedDaysAgo: 1.3,
    coverLetter:
      'Conductor de camión con CAP y competencia de transporte de animales. He hecho de groom en rutas largas. Puedo unir los dos trabajos y ahorraros un viaje.'
  },
  {
    jobKey: 'girona-groom',
    applicant: 'alba.colmenar',
    submittedDaysAgo: 3.8,
    coverLetter:
      'Me interesa la gira europea. Tengo el pasaporte en regla, inglés fluido y referencias de dos jinetes internacionales. Podría incorporarme en quince días.'
  },
  {
    jobKey: 'girona-groom',
    applicant: 'mireia.vic',
    submittedDaysAgo: 3.4,
    coverLetter:
      'Soy de Vic y he trabajado dos inviernos en circuito mediterráneo. Catalán, castellano e inglés. Me gusta llevar pocos caballos y conocerlos bien.',
    decision: { status: 'approved', age: 2.0 }
  },
  {
    jobKey: 'girona-groom',
    applicant: 'toni.mallorca',
    submittedDaysAgo: 2.9,
    coverLetter:
      'Vengo del trote, pero un miembro hinchado es igual en todas las disciplinas. Hablo cuatro idiomas y conduzco lo que haga falta. Quiero salir de la isla un par de años.',
    decision: { status: 'rejected', age: 1.8 }
  },
  {
    jobKey: 'girona-groom',
    applicant: {
      name: 'Clara Sabater Mir',
      email: 'clara.sabater@buzon.example.com',
      phone: '900 000 514'
    },
    submittedDaysAgo: 2.2,
    coverLetter:
      'Acabo contrato en una cuadra de doma en Alemania, donde cuidaba cinco caballos de Gran Premio. Busco volver cerca de mi familia sin dejar de viajar.'
  },
  {
    jobKey: 'girona-groom',
    applicant: {
      name: 'Bruno Salcedo Rey',
      email: 'bruno.salcedo@buzon.example.org',
      phone: '900 000 511'
    },
    submittedDaysAgo: 1.7,
    coverLetter:
      'Conozco vuestra pista de haber pasado con la cuadra belga. Llevo cuatro caballos sin problema, y en cinco idiomas si cuenta chapurrear el neerlandés.'
  },
  {
    jobKey: 'girona-groom',
    applicant: 'olga.petrova',
    submittedDaysAgo: 0.7,
    coverLetter:
      'Fui amazona de completo en mi país y en España trabajo con caballos de pupilaje. Soy muy ordenada con el guadarnés y puedo dormir en caravana sin problema.'
  },
  {
    jobKey: 'cantabria-caballos-jovenes',
    applicant: 'leire.cantabria',
    submittedDaysAgo: 6.7,
    coverLetter:
      'Vivo en Torrelavega y llevo ocho años presentando caballos de 4 a 6 años. El año pasado llevé dos a la final. Me encantaría trabajar tan cerca de casa.',
    decision: { status: 'approved', age: 5.1 }
  },
  {
    jobKey: 'cantabria-caballos-jovenes',
    applicant: {
      name: 'Mateo Ruiloba San Emeterio',
      email: 'mateo.ruiloba@buzon.example.com',
      phone: '900 000 515'
    },
    submittedDaysAgo: 5.9,
    coverLetter:
      'Monto cada tarde los potros de un amigo y he salido a los ciclos de 4 años. Tengo 22 años y busco mi primer trabajo a jornada completa sobre el caballo.',
    decision: { status: 'rejected', age: 4.9 }
  },
  {
    jobKey: 'cantabria-caballos-jovenes',
    applicant: 'hector.avila',
    submittedDaysAgo: 4.3,
    coverLetter:
      'Lo mío es el desbrave y la base: los dejo a los tres aires, cargando en el van y tranquilos. Si tenéis quien siga después, formaríamos buen equipo.'
  },
  {
    jobKey: 'sarria-mozo',
    applicant: 'brais.coruna',
    submittedDaysAgo: 2.7,
    coverLetter:
      'Estoy acostumbrado a vacas, caballos y lluvia. Me gusta el trato con la gente y conduzco remolque. La habitación me vendría muy bien porque vivo a hora y media.'
  },
  {
    jobKey: 'mallorca-trote',
    applicant: 'toni.mallorca',
    submittedDaysAgo: 5.8,
    coverLetter:
      'Soy de Manacor y tengo licencia de conductor. He entrenado con mi padre desde pequeño. Busco sueldo fijo y, si puede ser, correr alguna tarde.',
    decision: { status: 'approved', age: 4.5 }
  },
  {
    jobKey: 'tudela-enganches',
    applicant: 'xabier.navarra',
    submittedDaysAgo: 12.7,
    coverLetter:
      'Fui de groom en maratón tres temporadas y guarnezco tronco y cuarta. Tengo carné C con CAP y vivo en Tudela, así que el piso os lo ahorráis.',
    decision: { status: 'approved', age: 11.2 }
  }
]
