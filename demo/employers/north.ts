import type { DemoEmployer } from '#demo/employer.ts'

export const north: DemoEmployer[] = [
  {
    username: 'prado.marino',
    fullName: 'Club Hípico Prado Marino',
    email: 'club@pradomarino.example.com',
    phone: '900 000 290',
    location: 'Ribamontán al Mar, Cantabria',
    bio: 'Escuela, pupilaje y equipo de salto junto al mar.',
    registeredDaysAgo: 280,
    jobs: [
      {
        key: 'cantabria-caballos-jovenes',
        title: 'Amazona o jinete de caballos jóvenes',
        location: 'Ribamontán al Mar, Cantabria',
        description:
          'Siete montas al día y ciclos de 4 a 6 años. 1.480 € en 14 pagas. Estudio en el club.',
        requirements: 'Manos suaves y paciencia.\nHaber presentado caballos en ciclos.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 7.3
      },
      {
        title: 'Mozo/a de cuadra',
        location: 'Santander, Cantabria',
        description:
          '18 boxes, camas de viruta. 1.245 € en 14 pagas, jornada continua y domingo libre.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 0.15
      },
      {
        title: 'Comisario/a y auxiliar de concursos',
        location: 'Torrelavega, Cantabria',
        description:
          'Ocho fines de semana al año, 90 € por día y comida. Control de pista de ensayo.',
        jobType: 'Media Jornada',
        experience: 'Experiencia Media',
        postedDaysAgo: 21.3
      },
      {
        title: 'Repartidor/a de forraje y pienso',
        location: 'Reinosa, Cantabria',
        description:
          'Camión ligero, carga con carretilla. 1.380 € en 14 pagas, de lunes a viernes.',
        jobType: 'Jornada Completa',
        postedDaysAgo: 30.6
      }
    ]
  },
  {
    username: 'harizpe',
    fullName: 'Harizpe Zaldi Eskola',
    email: 'lana@harizpe.example.org',
    phone: '+34 900 000 301',
    location: 'Oiartzun, Gipuzkoa',
    bio: 'Escuela de equitación en euskera y castellano. Ponis, salto y equinoterapia.',
    registeredDaysAgo: 320,
    jobs: [
      {
        key: 'oiartzun-monitora',
        title: 'Monitor/a de ponis en euskera',
        location: 'Oiartzun, Gipuzkoa',
        description:
          'Grupos de 5 a 10 años, tardes y sábados. 26 h por 1.080 € en 14 pagas. Convenio propio.',
        requirements:
          'Euskera B2.\nMonitor de tiempo libre o TD1.\nCertificado negativo de delitos sexuales.',
        jobType: 'Media Jornada',
        experience: 'Experiencia Media',
        postedDaysAgo: 5.4
      },
      {
        title: 'Terapeuta ecuestre',
        location: 'Donostia-San Sebastián, Gipuzkoa',
        description:
          'Sesiones con infancia con discapacidad, 36 h. 1.500 € en 14 pagas, agosto libre.',
        requirements:
          'Fisioterapia, psicología o terapia ocupacional.\nFormación en intervención con caballos.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 15.6
      },
      {
        title: 'Mozo/a de cuadra con turno de tarde',
        location: 'Bilbao, Bizkaia',
        description: '25 caballos, de 14 a 21 h. 1.400 € en 14 pagas y dos días seguidos libres.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 11.9
      },
      {
        title: 'Profesor/a de salto',
        location: 'Getxo, Bizkaia',
        description: 'Galopes 3 a 6, 36 h. 1.750 € brutos en 14 pagas. Se compite con la escuela.',
        requirements: 'TD2.\nCarné B+E o ganas de sacarlo: lo pagamos.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 22.2
      },
      {
        title: 'Auxiliar de cuadra y jardinería',
        location: 'Vitoria-Gasteiz, Álava',
        description:
          'Siete caballos en finca particular. 25 h, 880 € en 14 pagas. Pabellón para vivir.',
        jobType: 'Media Jornada',
        postedDaysAgo: 27.4
      },
      {
        title: 'Prácticas de terapia ocupacional con caballos',
        location: 'Donostia-San Sebastián, Gipuzkoa',
        description:
          'Convenio universitario de 300 h, tutora y transporte pagado. Bolsa de 300 € al mes.',
        jobType: 'Prácticas',
        postedDaysAgo: 8.7
      }
    ]
  },
  {
    username: 'ribera.berrueco',
    fullName: 'Hípica Ribera del Berrueco',
    email: 'hipica@riberaberrueco.example.com',
    phone: '900 000 312',
    location: 'Tudela, Navarra',
    registeredDaysAgo: 170,
    jobs: [
      {
        key: 'tudela-enganches',
        title: 'Ayudante de enganches y cuadra',
        location: 'Tudela, Navarra',
        description:
          'Groom de coche en competición y cuidado de ocho caballos. 1.380 € en 14 pagas y piso.',
        requirements: 'Saber guarnecer una limonera.\nEquilibrio y ganas de correr obstáculos.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 14.5
      },
      {
        title: 'Mozo/a de cuadra de burguetes',
        location: 'Roncesvalles, Navarra',
        description: 'Yeguas de monte y potros. 1.300 € en 14 pagas y casa, de abril a diciembre.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 4.7
      },
      {
        title: 'Comercial de pienso para caballos',
        location: 'Pamplona, Navarra',
        description:
          'Cartera de 120 cuadras en Navarra, La Rioja y Aragón. 1.500 € más comisión, coche.',
        requirements: 'Conocer el mundo del caballo.\nCarné B.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 19.1,
        withdrawnDaysAgo: 2.2
      },
      {
        title: 'Monitor/a de rutas entre viñedos',
        location: 'Haro, La Rioja',
        description:
          'Grupos pequeños, catas y fotos. Viernes a domingo, 210 € el fin de semana con alta.',
        jobType: 'Media Jornada',
        experience: 'Experiencia Media',
        postedDaysAgo: 1.1
      },
      {
        title: 'Mozo/a de cuadra',
        location: 'Logroño, La Rioja',
        description: '22 caballos de pupilaje, 40 h, 1.250 € en 14 pagas. Autobús a la puerta.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 24.6,
        withdrawnDaysAgo: 3.5
      }
    ]
  }
]
