import type { DemoApplication } from '#demo/application.ts'

export const toTeachingAds: DemoApplication[] = [
  {
    jobKey: 'sevilla-monitor',
    applicant: 'nadia.elk',
    submittedDaysAgo: 4.1,
    coverLetter:
      'Hago las prácticas del ciclo este trimestre y tengo el certificado de delitos sexuales al día. Me encantan los ponis y los grupos pequeños. ¿Aceptaríais a alguien que empieza?'
  },
  {
    jobKey: 'sevilla-monitor',
    applicant: 'demo.candidata',
    submittedDaysAgo: 3.6,
    coverLetter:
      'No tengo el TD1 terminado, me falta el bloque común. Sí he dado clases de iniciación dos años con supervisión. Vivo en Lebrija y puedo desplazarme a diario.'
  },
  {
    jobKey: 'sevilla-monitor',
    applicant: {
      name: 'Sergio Maldonado Ruz',
      email: 'sergio.maldonado@buzon.example.org',
      phone: '900 000 521'
    },
    submittedDaysAgo: 3.2,
    coverLetter:
      'TD1 y monitor de tiempo libre. Cinco años con escuela de ponis en Mairena. Dejo mi centro porque cierra en verano y busco contrato todo el año.',
    decision: { status: 'approved', age: 1.9 }
  },
  {
    jobKey: 'sevilla-monitor',
    applicant: {
      name: 'Virginia Coronel',
      email: 'virginia.coronel@buzon.example.com',
      phone: '+34 900 000 522'
    },
    submittedDaysAgo: 2.4,
    coverLetter:
      'Soy maestra de infantil y amazona de paseo. He organizado granja escuela y ponis en mi colegio. Me falta la titulación deportiva, pero no la paciencia.',
    decision: { status: 'rejected', age: 1.9 }
  },
  {
    jobKey: 'sevilla-monitor',
    applicant: 'estela.moguer',
    submittedDaysAgo: 0.9,
    coverLetter:
      'Trabajé dos cursos en una escuela de ponis como ayudante y este año me examino del TD1 en Huelva. Tengo coche y puedo empezar por horas si lo preferís.'
  },
  {
    jobKey: 'cuenca-monitora',
    applicant: 'ines.valladolid',
    submittedDaysAgo: 1.9,
    coverLetter:
      'Maestra de educación especial, TD1 y volteo. He coordinado campamentos inclusivos cuatro veranos. Me atrae una escuela pequeña con los caballos en manada.',
    decision: { status: 'approved', age: 0.8 }
  },
  {
    jobKey: 'cuenca-monitora',
    applicant: 'celia.toledo',
    submittedDaysAgo: 1.6,
    coverLetter:
      'Tengo 17 años y galope 4. Sé que pedís experiencia, pero podría ayudar en los campamentos de julio y aprender. Mis padres están de acuerdo y firman lo que haga falta.',
    decision: { status: 'rejected', age: 0.7 }
  },
  {
    jobKey: 'cuenca-monitora',
    applicant: {
      name: 'Diego Herráiz Culebras',
      email: 'diego.herraiz@buzon.example.org',
      phone: '900 000 523'
    },
    submittedDaysAgo: 1.1,
    coverLetter:
      'Soy de Cuenca, animador y socorrista. Monto desde hace diez años y llevo talleres de naturaleza en colegios. Certificado negativo recién pedido.'
  },
  {
    jobKey: 'cuenca-monitora',
    applicant: 'samuel.albacete',
    submittedDaysAgo: 0.5,
    coverLetter:
      'No he dado clases nunca, pero soy el mayor de seis hermanos y en verano llevo el comedor de un campamento. Con los caballos tengo ganas, y con los niños costumbre.'
  },
  {
    jobKey: 'jaca-temporada',
    applicant: 'jordi.lleida',
    submittedDaysAgo: 5.7,
    coverLetter:
      'Termino el grado medio en junio y quiero pasar el verano en la montaña. He guiado rutas de prácticas por el Montsec y hablo catalán, castellano e inglés.',
    decision: { status: 'approved', age: 3.8 }
  },
  {
    jobKey: 'jaca-temporada',
    applicant: 'noelia.zaragoza',
    submittedDaysAgo: 4.9,
    coverLetter:
      'En verano paran las carreras y me gustaría cambiar de aires. Galope 7, francés correcto y nada de vértigo. Conozco bien el valle de haber veraneado allí.'
  },
  {
    jobKey: 'jaca-temporada',
    applicant: {
      name: 'Elena Bescós Allué',
      email: 'elena.bescos@buzon.example.com',
      phone: '900 000 524'
    },
    submittedDaysAgo: 2.5,
    coverLetter:
      'Soy monitora de esquí en invierno y amazona todo el año. TD1 de la promoción pasada. Vivo en Sabiñánigo, así que no necesitaría la habitación.'
  },
  {
    jobKey: 'telde-monitor',
    applicant: 'yaiza.tenerife',
    submittedDaysAgo: 7.4,
    coverLetter:
      'TD1, inglés y alemán, y seis años de clases en Tenerife. No me importa cambiar de isla. ¿Podríais contarme cómo se reparten las horas entre clase y cuadra?',
    decision: { status: 'approved', age: 6.0 }
  },
  {
    jobKey: 'telde-monitor',
    applicant: {
      name: 'Airam Suárez Medina',
      email: 'airam.suarez@buzon.example.org',
      phone: '900-000-525'
    },
    submittedDaysAgo: 6.1,
    coverLetter:
      'Doy clases particulares en Arucas y ayudo en una cuadra de carreras. Me matriculo del TD1 en septiembre. Soy puntual y las familias hablan bien de mí.',
    decision: { status: 'rejected', age: 5.9 }
  },
  {
    jobKey: 'oiartzun-monitora',
    applicant: 'iker.gipuzkoa',
    submittedDaysAgo: 4.8,
    coverLetter:
      'Kaixo! Euskera de casa, TD1 y cinco campamentos de ponis. Me gustan los juegos a caballo más que las filas. Vivo en Tolosa y me acerco en coche sin problema.',
    decision: { status: 'approved', age: 3.1 }
  },
  {
    jobKey: 'oiartzun-monitora',
    applicant: 'ainara.vitoria',
    submittedDaysAgo: 3.7,
    coverLetter:
      'Estudio magisterio en Vitoria y tengo el B2 de euskera. He sido monitora de tiempo libre cuatro años y monto los sábados. Podría trasladarme el curso que viene.'
  },
  {
    jobKey: 'valladolid-profesora',
    applicant: 'begona.segovia',
    submittedDaysAgo: 5.9,
    coverLetter:
      'Veinte años de escuela, TD2 y muchos exámenes de galopes. Me gusta la idea de la cooperativa, donde las decisiones se toman entre quienes dan clase. ¿Nos vemos y hablamos?'
  },
  {
    jobKey: 'murcia-equinoterapia',
    applicant: 'ines.valladolid',
    submittedDaysAgo: 10.7,
    coverLetter:
      'Trabajo con caballos y discapacidad desde 2018 y manejo lengua de signos. Me mudaría a Murcia por un proyecto estable. Puedo enviar un par de programaciones mías.',
    decision: { status: 'rejected', age: 9.0 }
  },
  {
    jobKey: 'murcia-equinoterapia',
    applicant: {
      name: 'Lourdes Cánovas Egea',
      email: 'lourdes.canovas@buzon.example.com',
      phone: '900 000 526'
    },
    submittedDaysAgo: 9.3,
    coverLetter:
      'Terapeuta ocupacional con curso de intervención asistida con caballos. Hice con vosotros la formación de otoño y me quedé con ganas de más. Vivo a diez minutos.',
    decision: { status: 'approved', age: 7.2 }
  },
  {
    jobKey: 'murcia-equinoterapia',
    applicant: {
      name: 'Juan Pedro Belmonte',
      email: 'jp.belmonte@buzon.example.org',
      phone: '+34 900 000 527'
    },
    submittedDaysAgo: 5.0,
    coverLetter:
      'Soy mozo de cuadra y padre de una niña que va a equinoterapia. Conozco los dos lados y creo que puedo aportar calma. Estoy apuntado a un curso de técnico.'
  }
]
