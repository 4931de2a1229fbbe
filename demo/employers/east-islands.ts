import type { DemoEmployer } from '#demo/employer.ts'

export const eastIslands: DemoEmployer[] = [
  {
    username: 'barranco.almez',
    fullName: 'Centro Hípico Barranco del Almez',
    email: 'trabajo@barrancoalmez.example.com',
    phone: '900 000 356',
    location: 'Bétera, Valencia',
    bio: 'Tres centros en la Comunitat Valenciana: escuela, pupilaje y concursos.',
    registeredDaysAgo: 340,
    jobs: [
      {
        key: 'betera-encargado',
        title: 'Encargado/a de cuadra',
        location: 'Bétera, Valencia',
        description:
          '45 caballos y cuatro personas. 1.650 € en 14 pagas, casa en el centro, 40 h reales.',
        requirements: 'Tres años en un puesto parecido.\nCarné B.\nValenciano se valora.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 10.4
      },
      {
        title: 'Mozo/a de cuadra',
        location: 'Bétera, Valencia',
        description:
          'Turno de 6 a 14 h, camas y paddocks. 1.250 € en 14 pagas, dos días libres seguidos.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 0.4
      },
      {
        title: 'Monitor/a de iniciación',
        location: 'Valencia',
        description: 'Escuela infantil de ponis, sábados y miércoles. 14 h por 520 € en 14 pagas.',
        requirements: 'Certificado negativo de delitos sexuales.\nTD1 o en curso.',
        jobType: 'Media Jornada',
        experience: 'Nivel Básico',
        postedDaysAgo: 14.1
      },
      {
        title: 'Juez/a y secretario/a de concursos sociales',
        location: 'Gandia, Valencia',
        description:
          'Doce domingos al año, 80 € y comida. Doma y salto hasta 1 m. Formación federativa.',
        jobType: 'Media Jornada',
        postedDaysAgo: 25.5
      },
      {
        title: 'Profesor/a de doma vaquera y clásica',
        location: 'Vila-real, Castellón',
        description:
          'Alumnado adulto, 38 h. 1.350 € en 14 pagas y box gratis para un caballo propio.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 5.7
      },
      {
        title: 'Auxiliar de cuadra con carretilla',
        location: 'Castellón de la Plana, Castellón',
        description:
          'Media jornada de mañana, 20 h. 650 € en 14 pagas. Contrato de seis meses prorrogable.',
        jobType: 'Media Jornada',
        experience: 'Nivel Básico',
        postedDaysAgo: 29.2,
        withdrawnDaysAgo: 20.5
      },
      {
        title: 'Mozo/a de cuadra para finca particular',
        location: 'Altea, Alicante',
        description:
          'Cinco caballos y jardín de una familia extranjera. 1.450 € en 14 pagas y apartamento.',
        requirements: 'Inglés conversacional.\nCarné B.\nReferencias.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 8.2
      }
    ]
  },
  {
    username: 'huerta.clara',
    fullName: 'Asociación de Equinoterapia Huerta Clara',
    email: 'asociacion@huertaclara.example.org',
    phone: '+34 900 000 367',
    location: 'Molina de Segura, Murcia',
    bio: 'Intervenciones asistidas con caballos para niñas, niños y mayores. Sin ánimo de lucro.',
    registeredDaysAgo: 160,
    jobs: [
      {
        key: 'murcia-equinoterapia',
        title: 'Técnico/a de equinoterapia',
        location: 'Molina de Segura, Murcia',
        description:
          'Sesiones individuales y de grupo, 25 h. 980 € en 14 pagas, sin fines de semana.',
        requirements:
          'Formación en intervención asistida con caballos.\nCertificado negativo de delitos sexuales.\nTD1 o experiencia de manejo.',
        jobType: 'Media Jornada',
        experience: 'Experiencia Media',
        postedDaysAgo: 11.6
      },
      {
        title: 'Cuidador/a de caballos de terapia',
        location: 'Murcia',
        description:
          'Seis caballos tranquilos, de 8 a 14 h. 960 € en 14 pagas. Equipo pequeño y alegre.',
        jobType: 'Media Jornada',
        experience: 'Nivel Básico',
        postedDaysAgo: 19.6
      },
      {
        title: 'Coordinador/a de voluntariado',
        location: 'Lorca, Murcia',
        description:
          'Cuadrantes, formación y familias. 20 h por 730 € en 14 pagas, horario flexible.',
        jobType: 'Media Jornada',
        postedDaysAgo: 2.8
      },
      {
        title: 'Prácticas de psicología con caballos',
        location: 'Elche, Alicante',
        description:
          'Convenio de máster, 240 h de enero a mayo. Kilometraje pagado y supervisión semanal.',
        jobType: 'Prácticas',
        postedDaysAgo: 30.3
      }
    ]
  },
  {
    username: 'son.marroqueta',
    fullName: 'Cuadras Son Marroqueta',
    email: 'cuadras@sonmarroqueta.example.com',
    phone: '900 000 378',
    location: 'Manacor, Islas Baleares',
    bio: 'Trotones, caballos menorquines y paseos por la isla.',
    registeredDaysAgo: 230,
    jobs: [
      {
        key: 'mallorca-trote',
        title: 'Mozo/a de cuadra para trotones',
        location: 'Manacor, Islas Baleares',
        description:
          'Entrenos y carreras de trote, 14 caballos. 1.450 € en 14 pagas y habitación con baño.',
        requirements: 'Saber enganchar un sulky o querer aprender.\nMadrugar.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 6.4
      },
      {
        title: 'Jinete o amazona de doma menorquina',
        location: 'Ciutadella de Menorca, Islas Baleares',
        description:
          'Preparar ocho caballos para fiestas y exhibición. 1.700 € en 14 pagas. Sin vivienda.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 21.6
      },
      {
        title: 'Guía de paseos a caballo',
        location: 'Santa Eulària des Riu, Islas Baleares',
        description:
          'Abril a octubre, grupos de seis. 1.650 € al mes y casa compartida con otros guías.',
        requirements: 'Inglés o alemán.\nPrimeros auxilios.\nMontar bien y mandar con calma.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 27.1
      },
      {
        title: 'Monitor/a de ponis en hotel rural',
        location: 'Palma, Islas Baleares',
        description:
          'Temporada de mayo a septiembre, 25 h. 1.050 € al mes y comida. Domingos libres.',
        jobType: 'Media Jornada',
        experience: 'Nivel Básico',
        postedDaysAgo: 0.02
      }
    ]
  },
  {
    username: 'barranco.azul',
    fullName: 'Ecuestre Barranco Azul',
    email: 'ecuestre@barrancoazul.example.org',
    phone: '900-000-389',
    location: 'Telde, Las Palmas',
    registeredDaysAgo: 140,
    jobs: [
      {
        key: 'telde-monitor',
        title: 'Monitor/a de equitación',
        location: 'Telde, Las Palmas',
        description:
          'Escuela de 60 alumnos, todo el año. 1.320 € en 14 pagas, martes y domingo libres.',
        requirements: 'TD1.\nCertificado negativo de delitos sexuales.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 8.6
      },
      {
        title: 'Mozo/a de cuadra en Fuerteventura',
        location: 'Antigua, Las Palmas',
        description:
          'Diez caballos, rutas y paddocks. 1.300 € en 14 pagas, apartamento y vuelo de llegada.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 22.6
      },
      {
        title: 'Guía ecuestre en zona volcánica',
        location: 'La Laguna, Santa Cruz de Tenerife',
        description:
          'Rutas de dos y cuatro horas, turnos de mañana. 1.380 € en 14 pagas. Alemán o inglés.',
        requirements: 'Idiomas para explicar la seguridad.\nCarné B.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 3.2
      },
      {
        title: 'Herrador/a con residencia en la isla',
        location: 'Los Llanos de Aridane, Santa Cruz de Tenerife',
        description:
          'Faltan herradores en La Palma: 80 caballos esperando. 60 € por herraje, alojamiento.',
        jobType: 'Media Jornada',
        experience: 'Experto',
        postedDaysAgo: 15.1
      }
    ]
  },
  {
    username: 'dos.orillas',
    fullName: 'Club Hípico Dos Orillas',
    email: 'club@dosorillas.example.com',
    phone: '+34 900 000 390',
    location: 'Ceuta',
    registeredDaysAgo: 110,
    jobs: [
      {
        title: 'Monitor/a de escuela hípica',
        location: 'Ceuta',
        description:
          'De martes a sábado, 38 h. 1.290 € en 14 pagas con plus de residencia. Sin vivienda.',
        requirements: 'TD1.\nCertificado negativo de delitos sexuales.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 12.6
      },
      {
        title: 'Mozo/a de cuadra',
        location: 'Melilla',
        description:
          '16 boxes, jornada partida y viernes tarde libre. 1.300 € en 14 pagas con plus.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 4.6
      },
      {
        title: 'Veterinario/a por horas',
        location: 'Melilla',
        description:
          'Una mañana por semana y urgencias. 45 € la hora y guardia pagada. Club y particulares.',
        jobType: 'Media Jornada',
        experience: 'Experto',
        postedDaysAgo: 24.1
      }
    ]
  }
]
