import type { DemoEmployer } from '#demo/employer.ts'

export const castillaLaMancha: DemoEmployer[] = [
  {
    username: 'molinos.rotos',
    fullName: 'Haras Molinos Rotos',
    email: 'haras@molinosrotos.example.com',
    phone: '+34 900 000 190',
    location: 'Almagro, Ciudad Real',
    bio: 'Caballos árabes de raid: cría, entrenamiento y equipo propio.',
    registeredDaysAgo: 250,
    jobs: [
      {
        key: 'almagro-raid',
        title: 'Preparador/a de caballos de raid',
        location: 'Almagro, Ciudad Real',
        description:
          'Entrenar 12 árabes a pulsómetro y llevar asistencias. 1.550 € en 14 pagas. Casa compartida.',
        requirements:
          'Haber terminado raids de 120 km o más.\nMontar ligero y con buenas manos.\nCarné B+E.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 4.9
      },
      {
        title: 'Amazona o jinete para caballos jóvenes de raid',
        location: 'Almagro, Ciudad Real',
        description:
          'Cuatro o cinco montas por mañana, 20 h. 690 € en 14 pagas y clases de resistencia.',
        jobType: 'Media Jornada',
        experience: 'Nivel Básico',
        postedDaysAgo: 15.3
      },
      {
        title: 'Mozo/a de cuadra para haras',
        location: 'Valdepeñas, Ciudad Real',
        description:
          'Yeguas con rastra y sementales. 1.270 € en 14 pagas, turno seguido de 7 a 15 h.',
        requirements: 'Experiencia con sementales.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 28.7
      },
      {
        title: 'Tractorista para fincas con caballos',
        location: 'Almansa, Albacete',
        description:
          'Siembra de forraje, empacado y reparto. 1.500 € brutos, de abril a octubre. Estudio incluido.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 9.9
      }
    ]
  },
  {
    username: 'la.hoz.chica',
    fullName: 'Escuela Ecuestre La Hoz Chica',
    email: 'escuela@lahozchica.example.org',
    phone: '900 000 201',
    location: 'Cuenca',
    bio: 'Escuela pequeña de doma y naturaleza. Caballos en manada, alumnado de 4 a 80 años.',
    registeredDaysAgo: 200,
    jobs: [
      {
        key: 'cuenca-monitora',
        title: 'Monitor/a de equitación y campamentos',
        location: 'Cuenca',
        description:
          'Curso escolar y campamentos de julio. 1.300 € en 14 pagas, habitación con cocina y dos días libres.',
        requirements:
          'TD1 o experiencia demostrable.\nCertificado negativo de delitos sexuales.\nGanas de jugar y de mojarse.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 2.2
      },
      {
        title: 'Ayudante de campamento de verano con ponis',
        location: 'Cuenca',
        description: 'Seis semanas, contrato de 20 h. 720 € al mes, comida y cabaña compartida.',
        jobType: 'Media Jornada',
        postedDaysAgo: 18.2,
        revised: {
          age: 12.5,
          before: {
            title: 'Voluntariado de verano con ponis',
            description:
              'Seis semanas ayudando en campamentos a cambio de comida y cabaña compartida.'
          }
        }
      },
      {
        title: 'Auxiliar de cuadra en La Sagra',
        location: 'Illescas, Toledo',
        description:
          '24 boxes de pupilaje, de 8 a 12 h de lunes a sábado. 760 € en 14 pagas. Sin vivienda.',
        jobType: 'Media Jornada',
        experience: 'Nivel Básico',
        postedDaysAgo: 7.1
      },
      {
        title: 'Prácticas de ciclo en actividades ecuestres',
        location: 'Toledo',
        description:
          'FP dual: clases, manejo y rutas junto al Tajo. 540 € al mes y tutora titulada.',
        requirements: 'Estar matriculado/a en el ciclo de grado medio.',
        jobType: 'Prácticas',
        experience: 'Nivel Básico',
        postedDaysAgo: 26.4
      }
    ]
  }
]
