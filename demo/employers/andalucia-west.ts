import type { DemoEmployer } from '#demo/employer.ts'

export const andaluciaWest: DemoEmployer[] = [
  {
    username: 'demo.empresa',
    fullName: 'Yeguada Lentiscar Alto',
    email: 'personal@lentiscar.example.org',
    phone: '+34 900 000 101',
    location: 'Jerez de la Frontera, Cádiz',
    bio: 'Criamos y domamos caballos de Pura Raza Española desde hace tres generaciones. Ochenta cabezas, dos picaderos y una cuadra de competición de doma clásica. Vivienda en la finca para quien la necesite.',
    registeredDaysAgo: 410,
    jobs: [
      {
        key: 'jerez-mozo',
        title: 'Mozo/a de cuadra para yeguada de PRE',
        location: 'Jerez de la Frontera, Cádiz',
        description:
          'Cuidado de 22 caballos de doma. 1.250 € en 14 pagas, 40 h y día y medio libre. Vivienda gratuita.',
        requirements:
          'Manejo seguro de caballos enteros.\nCarné B.\nSe valora saber dar cuerda.\nEmpezamos el día 1 del mes que viene.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 12.3
      },
      {
        key: 'jerez-jinete',
        title: 'Jinete o amazona de doma clásica',
        location: 'Jerez de la Frontera, Cádiz',
        description:
          'Montar seis caballos al día, de potros a San Jorge. 1.800 € brutos en 14 pagas. Sin vivienda.',
        requirements:
          'Experiencia en pista hasta nivel San Jorge como mínimo.\nVídeo reciente montando.\nGanas de competir con nuestros caballos.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 6.8,
        revised: {
          age: 2.1,
          before: {
            description:
              'Montar seis caballos al día, de potros a San Jorge. 1.650 € brutos en 14 pagas.'
          }
        }
      },
      {
        title: 'Desbravador/a de potros',
        location: 'Jerez de la Frontera, Cádiz',
        description:
          'Desbrave pie a tierra de 14 potros de tres años. De octubre a junio, 1.550 € y habitación.',
        requirements: 'Dos temporadas desbravando.\nTrabajamos sin violencia ni prisas.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 47,
        renewedDaysAgo: 18.2
      },
      {
        key: 'jerez-yeguero',
        title: 'Yegüero/a para la temporada de partos',
        location: 'Medina Sidonia, Cádiz',
        description:
          'Vigilancia de 30 yeguas de cría, turno de noche. 1.400 € al mes en 14 pagas. Casa en la finca.',
        requirements: 'Haber atendido partos.\nSaber cuándo hay que llamar al veterinario.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 27.2
      },
      {
        title: 'Auxiliar de oficina para yeguada',
        location: 'Jerez de la Frontera, Cádiz',
        description:
          'Registro de nacimientos, cartas de origen y ventas. 20 h por las mañanas, 720 € en 14 pagas.',
        requirements: 'Inglés para atender a compradores.\nOrden con los papeles.',
        jobType: 'Media Jornada',
        postedDaysAgo: 29.8
      },
      {
        title: 'Prácticas de doma clásica con alumnado de FP',
        location: 'Jerez de la Frontera, Cádiz',
        description:
          'Tres meses con convenio del centro, 5 h diarias, ayuda de 400 € y comida. Monta supervisada.',
        jobType: 'Prácticas',
        experience: 'Nivel Básico',
        postedDaysAgo: 0.6
      },
      {
        title: 'Groom para el circuito de invierno',
        location: 'Vejer de la Frontera, Cádiz',
        description:
          'Cinco semanas de concursos de salto, 6 caballos. 450 € a la semana, caravana y comidas.',
        requirements: 'Saber trenzar y vendar.\nGanas de quedarse: puede haber contrato fijo.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 30.2
      },
      {
        title: 'Cochero/a de enganches',
        location: 'Jerez de la Frontera, Cádiz',
        description: 'Limoneras y cuartas para ferias y bodas. 90 € el servicio, fines de semana.',
        jobType: 'Media Jornada',
        experience: 'Experto',
        postedDaysAgo: 64,
        isExpired: true
      },
      {
        title: 'Peón de finca ecuestre',
        location: 'Arcos de la Frontera, Cádiz',
        description: 'Cercas, riego y tractor en finca con caballos. 1.221 € en 14 pagas, 40 h.',
        jobType: 'Jornada Completa',
        postedDaysAgo: 21,
        withdrawnDaysAgo: 9
      }
    ]
  },
  {
    username: 'hipica.torrezarcal',
    fullName: 'Hípica Torrezarcal',
    email: 'hola@torrezarcal.example.com',
    phone: '900 000 112',
    location: 'Dos Hermanas, Sevilla',
    bio: 'Escuela de equitación y pupilaje a las puertas de Sevilla: 140 alumnos, 35 ponis y caballos de escuela.',
    registeredDaysAgo: 380,
    jobs: [
      {
        key: 'sevilla-monitor',
        title: 'Monitor/a de equitación con TD1',
        location: 'Dos Hermanas, Sevilla',
        description:
          'Iniciación y ponis, de martes a sábado. 38 h por 1.290 € en 14 pagas. Alta desde el primer día.',
        requirements:
          'Técnico Deportivo nivel 1 o equivalente.\nCertificado negativo de delitos sexuales.\nPaciencia con grupos de seis.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 4.4
      },
      {
        title: 'Auxiliar de cuadra por las mañanas',
        location: 'Dos Hermanas, Sevilla',
        description:
          'Camas, pienso y agua de 35 caballos, de 7 a 11 h, de lunes a viernes. 640 € en 14 pagas.',
        jobType: 'Media Jornada',
        experience: 'Nivel Básico',
        postedDaysAgo: 1.2
      },
      {
        title: 'Coordinador/a de escuela de ponis',
        location: 'Sevilla',
        description:
          'Horarios, familias y seis monitores. 1.700 € brutos en 14 pagas, dos tardes libres a la semana.',
        requirements:
          'TD2 o diez años dando clase.\nManejo de hoja de cálculo.\nCertificado negativo de delitos sexuales.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 16.5
      },
      {
        title: 'Jinete o amazona de doma vaquera',
        location: 'Carmona, Sevilla',
        description:
          'Poner cuatro caballos a la vara y sacarlos al campo. 1.500 € en 14 pagas. Box para el tuyo.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 8.9
      },
      {
        title: 'Monitor/a de campamento de verano',
        location: 'Cazalla de la Sierra, Sevilla',
        description:
          'Julio entero con grupos de 8 a 14 años. 1.450 € más comida y cabaña compartida. Un día libre.',
        requirements:
          'Título de monitor de tiempo libre o TD1.\nCertificado negativo de delitos sexuales.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 29.4
      },
      {
        title: 'Prácticas de gestión de centros ecuestres',
        location: 'Dos Hermanas, Sevilla',
        description:
          'Recepción, pupilajes y redes, 25 h con convenio universitario. Bolsa de 500 € al mes.',
        jobType: 'Prácticas',
        postedDaysAgo: 13.1
      }
    ]
  },
  {
    username: 'marisma.larga',
    fullName: 'Ganadería Marisma Larga',
    email: 'cuadra@marismalarga.example.org',
    phone: '(900) 000 123',
    location: 'Almonte, Huelva',
    bio: 'Yeguas marismeñas y caballos de campo junto a la marisma.',
    registeredDaysAgo: 290,
    jobs: [
      {
        key: 'almonte-vaquero',
        title: 'Vaquero/a a caballo para ganadería',
        location: 'Almonte, Huelva',
        description:
          'Manejo de yeguas y vacas a caballo en la marisma. 1.350 € en 14 pagas, casa en la finca y caballo.',
        requirements: 'Montar a la vaquera con soltura.\nNo tener miedo al barro ni a madrugar.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 10.6
      },
      {
        title: 'Guía de rutas a caballo por pinares y playa',
        location: 'Almonte, Huelva',
        description:
          'Dos rutas diarias de jueves a domingo. 70 € al día, propinas aparte. Alta y seguro.',
        requirements: 'Primeros auxilios.\nInglés o francés para atender al grupo.',
        jobType: 'Media Jornada',
        experience: 'Experiencia Media',
        postedDaysAgo: 3.7
      },
      {
        title: 'Ayudante de yegüero/a',
        location: 'Hinojos, Huelva',
        description:
          'Aprender el oficio con yeguas en libertad. 1.221 € en 14 pagas, 40 h, sin vivienda.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 22.4
      },
      {
        title: 'Conductor/a de camión de caballos',
        location: 'Huelva',
        description:
          'Ferias y romerías de abril a septiembre. 1.650 € brutos, dietas aparte. Carné C y CAP.',
        requirements: 'Certificado de competencia para transporte de animales vivos.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 18.8
      }
    ]
  },
  {
    username: 'hebilla.y.cincha',
    fullName: 'Guarnicionería Hebilla y Cincha',
    email: 'taller@hebillaycincha.example.com',
    phone: '900.000.134',
    location: 'Ubrique, Cádiz',
    bio: 'Taller de cuero con siete personas. Monturas vaqueras, arreos y arreglos.',
    registeredDaysAgo: 240,
    jobs: [
      {
        key: 'ubrique-taller',
        title: 'Guarnicionero/a para taller de monturas',
        location: 'Ubrique, Cádiz',
        description:
          'Corte, cosido a mano y montaje. 1.380 € en 14 pagas, de 7 a 15 h, viernes hasta las 13.',
        requirements:
          'Tres años de oficio.\nCoser a dos agujas.\nTrae algo hecho por ti a la entrevista.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 7.5
      },
      {
        title: 'Aprendiz de guarnicionería',
        location: 'Ubrique, Cádiz',
        description:
          'Contrato de formación de un año: 35 h, 1.068 € en 14 pagas. Enseñamos desde cero.',
        jobType: 'Prácticas',
        postedDaysAgo: 15.9
      },
      {
        title: 'Dependiente/a de tienda hípica',
        location: 'Marbella, Málaga',
        description:
          'Tardes y sábados, 24 h por 760 € en 14 pagas. Comisión por montura vendida. Inglés.',
        jobType: 'Media Jornada',
        experience: 'Nivel Básico',
        postedDaysAgo: 0.05
      }
    ]
  }
]
