import type { DemoEmployer } from '#demo/employer.ts'

export const aragonCatalonia: DemoEmployer[] = [
  {
    username: 'valle.cinglera',
    fullName: 'Centro Ecuestre Valle Cinglera',
    email: 'equipo@vallecinglera.example.org',
    phone: '+34 900 000 323',
    location: 'Jaca, Huesca',
    bio: 'Centro ecuestre de montaña: escuela todo el año, rutas en verano y trineo en invierno.',
    registeredDaysAgo: 240,
    jobs: [
      {
        key: 'jaca-temporada',
        title: 'Monitor/a para temporada de verano en el Pirineo',
        location: 'Jaca, Huesca',
        description:
          'Clases y rutas de julio a septiembre. 1.450 € al mes, habitación y media pensión. Un día libre.',
        requirements:
          'TD1 o galope 7.\nFrancés o inglés.\nCertificado negativo de delitos sexuales.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 6.1
      },
      {
        title: 'Cochero/a de trineo y calesa',
        location: 'Benasque, Huesca',
        description:
          'Tiro de dos percherones, de diciembre a marzo. 1.500 € en 14 pagas y apartamento.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 17.9
      },
      {
        title: 'Mozo/a de cuadra con posibilidad de montar',
        location: 'Zaragoza',
        description: '20 caballos de salto y doma. 1.260 € en 14 pagas, 40 h, dos montas al día.',
        requirements: 'Galope 4.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 2.4
      },
      {
        title: 'Galopador/a de caballos de carreras',
        location: 'Calatayud, Zaragoza',
        description:
          'Seis lotes por mañana, de 6 a 11 h. 940 € en 14 pagas y prima por carrera. Hasta 60 kg.',
        jobType: 'Media Jornada',
        experience: 'Experiencia Media',
        postedDaysAgo: 12.1
      },
      {
        title: 'Cuidador/a de yeguas y mulas',
        location: 'Albarracín, Teruel',
        description:
          'Finca aislada con 20 animales. 1.280 € en 14 pagas, casa, internet y todoterreno.',
        requirements:
          'Vivir en la finca, se admite pareja.\nMaña con la albañilería y los vallados.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 20.1
      },
      {
        title: 'Guía de rutas ecuestres en fin de semana',
        location: 'Teruel',
        description:
          'Sábados y domingos de marzo a noviembre. 75 € al día, comida y seguro incluidos.',
        jobType: 'Media Jornada',
        experience: 'Experiencia Media',
        postedDaysAgo: 28.9
      }
    ]
  },
  {
    username: 'mas.roureda',
    fullName: 'Hípica Mas Roureda Alta',
    email: 'feina@masroureda.example.com',
    phone: '900 000 334',
    location: 'Caldes de Malavella, Girona',
    bio: 'Cuadra internacional de salto con escuela, a media hora de la costa.',
    registeredDaysAgo: 370,
    jobs: [
      {
        key: 'girona-groom',
        title: 'Groom internacional de salto',
        location: 'Caldes de Malavella, Girona',
        description:
          'Giras por Europa, cuatro caballos a tu cargo. 1.800 € netos, dietas, estudio y un mes de vacaciones.',
        requirements:
          'Inglés.\nCarné B; C se valora.\nTres años en concursos internacionales.\nOrden con los papeles de viaje.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 4.1
      },
      {
        title: 'Jinete o amazona de salto, 1,35 m',
        location: 'Caldes de Malavella, Girona',
        description:
          'Montar y presentar caballos de venta. 1.900 € brutos en 14 pagas y parte de cada venta.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 16.3
      },
      {
        title: 'Auxiliar de cuadra, verano en la Costa Brava',
        location: 'Palafrugell, Girona',
        description:
          'Junio a septiembre, turnos de siete horas. 1.430 € al mes y habitación compartida.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 26.2
      },
      {
        title: 'Monitor/a de hípica para escuela de adultos',
        location: 'Sabadell, Barcelona',
        description:
          'Tardes de 17 a 22 h, cuatro días. 20 h por 870 € en 14 pagas. Tren a diez minutos.',
        requirements: 'TD1.\nCatalán y castellano.',
        jobType: 'Media Jornada',
        experience: 'Experiencia Media',
        postedDaysAgo: 9.1
      },
      {
        title: 'Fisioterapeuta de caballos',
        location: 'Barcelona',
        description:
          'En régimen de autónomos, cartera de 60 caballos de deporte. 75 € por sesión, agenda hecha.',
        jobType: 'Media Jornada',
        experience: 'Experto',
        postedDaysAgo: 1.4
      },
      {
        title: 'Mozo/a de polo (petisero/a)',
        location: 'Vic, Barcelona',
        description:
          'Doce caballos, taqueo y partidos de mayo a septiembre. 1.500 € en 14 pagas y vivienda.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 34,
        renewedDaysAgo: 5.2
      }
    ]
  },
  {
    username: 'pla.llobera',
    fullName: 'Eugassada Pla de Llobera',
    email: 'eugassada@plallobera.example.org',
    phone: '+34 900 000 345',
    location: 'Solsona, Lleida',
    registeredDaysAgo: 190,
    jobs: [
      {
        title: 'Auxiliar de paridera y potrada',
        location: 'Solsona, Lleida',
        description:
          'De febrero a junio, 25 partos. Noches alternas, 1.420 € en 14 pagas, casa con chimenea.',
        requirements: 'Haber visto partos.\nSueño ligero.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 13.2
      },
      {
        title: 'Domador/a de potros de silla',
        location: 'Lleida',
        description:
          'Doma de base de ocho potros, cobro por caballo: 450 € al mes cada uno. Pista cubierta.',
        jobType: 'Media Jornada',
        experience: 'Experto',
        postedDaysAgo: 23.8
      },
      {
        title: 'Mozo/a de cuadra en centro de doma',
        location: 'Reus, Tarragona',
        description:
          '15 caballos de doma clásica. 1.270 € en 14 pagas, de lunes a sábado mediodía.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 3.5
      },
      {
        title: 'Guía de rutas por el delta',
        location: 'Amposta, Tarragona',
        description:
          'Paseos al amanecer entre arrozales. Jueves a domingo, 24 h por 900 € en 14 pagas.',
        requirements: 'Catalán o castellano, y francés.\nPrimeros auxilios.',
        jobType: 'Media Jornada',
        experience: 'Experiencia Media',
        postedDaysAgo: 18.1
      }
    ]
  }
]
