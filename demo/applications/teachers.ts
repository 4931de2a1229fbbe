import type { DemoApplication } from '#demo/application.ts'

export const toTeachingAds: DemoApplication[] = [
  {
    ad: 'sevilla-monitor',
    by: 'nadia.elk',
    age: 4.1,
    letter:
      'Hago las prácticas del ciclo este trimestre y tengo el certificado de delitos sexuales al día. Me encantan los ponis y los grupos pequeños. ¿Aceptaríais a alguien que empieza?'
  },
  {
    ad: 'sevilla-monitor',
    by: 'demo.candidata',
    age: 3.6,
    letter:
      'No tengo el TD1 terminado, me falta el bloque común. Sí he dado clases de iniciación dos años con supervisión. Vivo en Lebrija y puedo desplazarme a diario.'
  },
  {
    ad: 'sevilla-monitor',
    by: {
      name: 'Sergio Maldonado Ruz',
      email: 'sergio.maldonado@buzon.example.org',
      phone: '900 000 521'
    },
    age: 3.2,
    letter:
      'TD1 y monitor de tiempo libre. Cinco años con escuela de ponis en Mairena. Dejo mi centro porque cierra en verano y busco contrato todo el año.',
    answer: { status: 'approved', age: 1.9 }
  },
  {
    ad: 'sevilla-monitor',
    by: {
      name: 'Virginia Coronel',
      email: 'virginia.coronel@buzon.example.com',
      phone: '+34 900 000 522'
    },
    age: 2.4,
    letter:
      'Soy maestra de infantil y amazona de paseo. He organizado granja escuela y ponis en mi colegio. Me falta la titulación deportiva, pero no la paciencia.',
    answer: { status: 'rejected', age: 1.9 }
  },
  {
    ad: 'sevilla-monitor',
    by: 'estela.moguer',
    age: 0.9,
    letter:
      'Trabajé dos cursos en una escuela de ponis como ayudante y este año me examino del TD1 en Huelva. Tengo coche y puedo empezar por horas si lo preferís.'
  },
  {
    ad: 'cuenca-monitora',
    by: 'ines.valladolid',
    age: 1.9,
    letter:
      'Maestra de educación especial, TD1 y volteo. He coordinado campamentos inclusivos cuatro veranos. Me atrae una escuela pequeña con los caballos en manada.',
    answer: { status: 'approved', age: 0.8 }
  },
  {
    ad: 'cuenca-monitora',
    by: 'celia.toledo',
    age: 1.6,
    letter:
      'Tengo 17 años y galope 4. Sé que pedís experiencia, pero podría ayudar en los campamentos de julio y aprender. Mis padres están de acuerdo y firman lo que haga falta.',
    answer: { status: 'rejected', age: 0.7 }
  },
  {
    ad: 'cuenca-monitora',
    by: {
      name: 'Diego Herráiz Culebras',
      email: 'diego.herraiz@buzon.example.org',
      phone: '900 000 523'
    },
    age: 1.1,
    letter:
      'Soy de Cuenca, animador y socorrista. Monto desde hace diez años y llevo talleres de naturaleza en colegios. Certificado negativo recién pedido.'
  },
  {
    ad: 'cuenca-monitora',
    by: 'samuel.albacete',
    age: 0.5,
    letter:
      'No he dado clases nunca, pero soy el mayor de seis hermanos y en verano llevo el comedor de un campamento. Con los caballos tengo ganas, y con los niños costumbre.'
  },
  {
    ad: 'jaca-temporada',
    by: 'jordi.lleida',
    age: 5.7,
    letter:
      'Termino el grado medio en junio y quiero pasar el verano en la montaña. He guiado rutas de prácticas por el Montsec y hablo catalán, castellano e inglés.',
    answer: { status: 'approved', age: 3.8 }
  },
  {
    ad: 'jaca-temporada',
    by: 'noelia.zaragoza',
    age: 4.9,
    letter:
      'En verano paran las carreras y me gustaría cambiar de aires. Galope 7, francés correcto y nada de vértigo. Conozco bien el valle de haber veraneado allí.'
  },
  {
    ad: 'jaca-temporada',
    by: {
      name: 'Elena Bescós Allué',
      email: 'elena.bescos@buzon.example.com',
      phone: '900 000 524'
    },
    age: 2.5,
    letter:
      'Soy monitora de esquí en invierno y amazona todo el año. TD1 de la promoción pasada. Vivo en Sabiñánigo, así que no necesitaría la habitación.'
  },
  {
    ad: 'telde-monitor',
    by: 'yaiza.tenerife',
    age: 7.4,
    letter:
      'TD1, inglés y alemán, y seis años de clases en Tenerife. No me importa cambiar de isla. ¿Podríais contarme cómo se reparten las horas entre clase y cuadra?',
    answer: { status: 'approved', age: 6.0 }
  },
  {
    ad: 'telde-monitor',
    by: {
      name: 'Airam Suárez Medina',
      email: 'airam.suarez@buzon.example.org',
      phone: '900-000-525'
    },
    age: 6.1,
    letter:
      'Doy clases particulares en Arucas y ayudo en una cuadra de carreras. Me matriculo del TD1 en septiembre. Soy puntual y las familias hablan bien de mí.',
    answer: { status: 'rejected', age: 5.9 }
  },
  {
    ad: 'oiartzun-monitora',
    by: 'iker.gipuzkoa',
    age: 4.8,
    letter:
      'Kaixo! Euskera de casa, TD1 y cinco campamentos de ponis. Me gustan los juegos a caballo más que las filas. Vivo en Tolosa y me acerco en coche sin problema.',
    answer: { status: 'approved', age: 3.1 }
  },
  {
    ad: 'oiartzun-monitora',
    by: 'ainara.vitoria',
    age: 3.7,
    letter:
      'Estudio magisterio en Vitoria y tengo el B2 de euskera. He sido monitora de tiempo libre cuatro años y monto los sábados. Podría trasladarme el curso que viene.'
  },
  {
    ad: 'valladolid-profesora',
    by: 'begona.segovia',
    age: 5.9,
    letter:
      'Veinte años de escuela, TD2 y muchos exámenes de galopes. Me gusta la idea de la cooperativa, donde las decisiones se toman entre quienes dan clase. ¿Nos vemos y hablamos?'
  },
  {
    ad: 'murcia-equinoterapia',
    by: 'ines.valladolid',
    age: 10.7,
    letter:
      'Trabajo con caballos y discapacidad desde 2018 y manejo lengua de signos. Me mudaría a Murcia por un proyecto estable. Puedo enviar un par de programaciones mías.',
    answer: { status: 'rejected', age: 9.0 }
  },
  {
    ad: 'murcia-equinoterapia',
    by: {
      name: 'Lourdes Cánovas Egea',
      email: 'lourdes.canovas@buzon.example.com',
      phone: '900 000 526'
    },
    age: 9.3,
    letter:
      'Terapeuta ocupacional con curso de intervención asistida con caballos. Hice con vosotros la formación de otoño y me quedé con ganas de más. Vivo a diez minutos.',
    answer: { status: 'approved', age: 7.2 }
  },
  {
    ad: 'murcia-equinoterapia',
    by: {
      name: 'Juan Pedro Belmonte',
      email: 'jp.belmonte@buzon.example.org',
      phone: '+34 900 000 527'
    },
    age: 5.0,
    letter:
      'Soy mozo de cuadra y padre de una niña que va a equinoterapia. Conozco los dos lados y creo que puedo aportar calma. Estoy apuntado a un curso de técnico.'
  }
]
