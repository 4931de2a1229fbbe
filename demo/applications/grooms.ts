import type { DemoApplication } from '#demo/application.ts'

export const toGroomAds: DemoApplication[] = [
  {
    ad: 'madrid-groom',
    by: 'alba.colmenar',
    age: 7.9,
    letter:
      'Tres temporadas internacionales con caballos de 1,45 m y 1,50 m. Llevo el van, organizo papeles y pasaportes y trenzo deprisa. Vivo en Tres Cantos, a veinte minutos del club.',
    answer: { status: 'approved', age: 6.2 }
  },
  {
    ad: 'madrid-groom',
    by: 'demo.candidata',
    age: 7.5,
    letter:
      'Hice una temporada de concursos nacionales con cuatro caballos y me gustaría dar el salto a una cuadra más grande. No tengo B+E todavía, aunque estoy dispuesta a sacarlo.',
    answer: { status: 'rejected', age: 6.1 }
  },
  {
    ad: 'madrid-groom',
    by: 'gonzalo.tajo',
    age: 7.1,
    letter:
      'He sido groom de mi hermana en categorías de ponis y juveniles durante cinco años. Conozco el ambiente, los horarios y a casi todos los jefes de pista de Madrid.'
  },
  {
    ad: 'madrid-groom',
    by: 'carlota.bernal',
    age: 6.4,
    letter:
      'Estudio Veterinaria y puedo viajar en fines de semana y vacaciones. Sé vendar, poner hielo y ver una cojera pronto. Quizá os sirva como segunda groom.',
    answer: { status: 'rejected', age: 5.5 }
  },
  {
    ad: 'madrid-groom',
    by: {
      name: 'Bruno Salcedo Rey',
      email: 'bruno.salcedo@buzon.example.org',
      phone: '900 000 511'
    },
    age: 5.8,
    letter:
      'Dos años de groom en Bélgica con caballos jóvenes y una gira en Vilamoura. Inglés y francés. Quiero volver a España y quedarme varias temporadas en la misma casa.'
  },
  {
    ad: 'madrid-groom',
    by: {
      name: 'Jennifer Toapanta',
      email: 'jennifer.toapanta@buzon.example.com',
      phone: '+34 900 000 512'
    },
    age: 4.7,
    letter:
      'Trabajo de moza en una cuadra de Galapagar y acompaño a los concursos sociales. Me ofrezco para aprender al lado de alguien con experiencia. Carné B desde hace cuatro años.'
  },
  {
    ad: 'madrid-groom',
    by: 'montse.girona',
    age: 3.3,
    letter:
      'Aunque mi puesto es de jefa de cuadra, busco una temporada de viaje y menos despacho. Veinte años de salto, gran premio incluido. ¿Habría margen para hablar del sueldo?'
  },
  {
    ad: 'madrid-groom',
    by: {
      name: 'Luis Miguel Pastrana',
      email: 'lm.pastrana@buzon.example.org',
      phone: '900.000.513'
    },
    age: 1.3,
    letter:
      'Conductor de camión con CAP y competencia de transporte de animales. He hecho de groom en rutas largas. Puedo unir los dos trabajos y ahorraros un viaje.'
  },
  {
    ad: 'girona-groom',
    by: 'alba.colmenar',
    age: 3.8,
    letter:
      'Me interesa la gira europea. Tengo el pasaporte en regla, inglés fluido y referencias de dos jinetes internacionales. Podría incorporarme en quince días.'
  },
  {
    ad: 'girona-groom',
    by: 'mireia.vic',
    age: 3.4,
    letter:
      'Soy de Vic y he trabajado dos inviernos en circuito mediterráneo. Catalán, castellano e inglés. Me gusta llevar pocos caballos y conocerlos bien.',
    answer: { status: 'approved', age: 2.0 }
  },
  {
    ad: 'girona-groom',
    by: 'toni.mallorca',
    age: 2.9,
    letter:
      'Vengo del trote, pero un miembro hinchado es igual en todas las disciplinas. Hablo cuatro idiomas y conduzco lo que haga falta. Quiero salir de la isla un par de años.',
    answer: { status: 'rejected', age: 1.8 }
  },
  {
    ad: 'girona-groom',
    by: {
      name: 'Clara Sabater Mir',
      email: 'clara.sabater@buzon.example.com',
      phone: '900 000 514'
    },
    age: 2.2,
    letter:
      'Acabo contrato en una cuadra de doma en Alemania, donde cuidaba cinco caballos de Gran Premio. Busco volver cerca de mi familia sin dejar de viajar.'
  },
  {
    ad: 'girona-groom',
    by: {
      name: 'Bruno Salcedo Rey',
      email: 'bruno.salcedo@buzon.example.org',
      phone: '900 000 511'
    },
    age: 1.7,
    letter:
      'Conozco vuestra pista de haber pasado con la cuadra belga. Llevo cuatro caballos sin problema, y en cinco idiomas si cuenta chapurrear el neerlandés.'
  },
  {
    ad: 'girona-groom',
    by: 'olga.petrova',
    age: 0.7,
    letter:
      'Fui amazona de completo en mi país y en España trabajo con caballos de pupilaje. Soy muy ordenada con el guadarnés y puedo dormir en caravana sin problema.'
  },
  {
    ad: 'cantabria-caballos-jovenes',
    by: 'leire.cantabria',
    age: 6.7,
    letter:
      'Vivo en Torrelavega y llevo ocho años presentando caballos de 4 a 6 años. El año pasado llevé dos a la final. Me encantaría trabajar tan cerca de casa.',
    answer: { status: 'approved', age: 5.1 }
  },
  {
    ad: 'cantabria-caballos-jovenes',
    by: {
      name: 'Mateo Ruiloba San Emeterio',
      email: 'mateo.ruiloba@buzon.example.com',
      phone: '900 000 515'
    },
    age: 5.9,
    letter:
      'Monto cada tarde los potros de un amigo y he salido a los ciclos de 4 años. Tengo 22 años y busco mi primer trabajo a jornada completa sobre el caballo.',
    answer: { status: 'rejected', age: 4.9 }
  },
  {
    ad: 'cantabria-caballos-jovenes',
    by: 'hector.avila',
    age: 4.3,
    letter:
      'Lo mío es el desbrave y la base: los dejo a los tres aires, cargando en el van y tranquilos. Si tenéis quien siga después, formaríamos buen equipo.'
  },
  {
    ad: 'sarria-mozo',
    by: 'brais.coruna',
    age: 2.7,
    letter:
      'Estoy acostumbrado a vacas, caballos y lluvia. Me gusta el trato con la gente y conduzco remolque. La habitación me vendría muy bien porque vivo a hora y media.'
  },
  {
    ad: 'mallorca-trote',
    by: 'toni.mallorca',
    age: 5.8,
    letter:
      'Soy de Manacor y tengo licencia de conductor. He entrenado con mi padre desde pequeño. Busco sueldo fijo y, si puede ser, correr alguna tarde.',
    answer: { status: 'approved', age: 4.5 }
  },
  {
    ad: 'tudela-enganches',
    by: 'xabier.navarra',
    age: 12.7,
    letter:
      'Fui de groom en maratón tres temporadas y guarnezco tronco y cuarta. Tengo carné C con CAP y vivo en Tudela, así que el piso os lo ahorráis.',
    answer: { status: 'approved', age: 11.2 }
  }
]
