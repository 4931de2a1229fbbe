import type { DemoEmployer } from '#demo/employer.ts'

export const andaluciaEast: DemoEmployer[] = [
  {
    username: 'albero.viejo',
    fullName: 'Cuadras Albero Viejo',
    email: 'cuadras@alberoviejo.example.org',
    phone: '+34 900 000 145',
    location: 'Córdoba',
    bio: 'Espectáculo ecuestre y doma a cinco minutos del casco histórico.',
    registeredDaysAgo: 330,
    jobs: [
      {
        key: 'cordoba-alta-escuela',
        title: 'Jinete o amazona de alta escuela para espectáculo',
        location: 'Córdoba',
        description:
          'Cuatro funciones a la semana y ensayos. 1.900 € brutos en 14 pagas, vestuario y box para tu caballo.',
        requirements:
          'Piaffé y passage con seguridad delante de público.\nGusto por el baile y la música en directo.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 9.2
      },
      {
        title: 'Mozo/a de espuelas para espectáculo ecuestre',
        location: 'Córdoba',
        description:
          'Preparar y entregar 12 caballos por función. 25 h de tarde y noche, 860 € en 14 pagas.',
        jobType: 'Media Jornada',
        experience: 'Nivel Básico',
        postedDaysAgo: 2.6
      },
      {
        title: 'Encargado/a de cuadra',
        location: 'Villanueva de Córdoba, Córdoba',
        description:
          'Dirigir a tres personas y 40 caballos de cría. 1.600 € en 14 pagas y casa con dos cuartos.',
        requirements:
          'Cinco años al frente de una cuadra.\nControl de piensos, vacunas y libros de registro.\nCarné B.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 19.3
      },
      {
        title: 'Mozo/a de cuadra en finca de olivar',
        location: 'Úbeda, Jaén',
        description:
          'Ocho caballos de paseo y ayuda en la finca. 1.240 € en 14 pagas. Estudio independiente.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 5.1
      },
      {
        title: 'Monitor/a de rutas por la sierra',
        location: 'Cazorla, Jaén',
        description:
          'Fines de semana y puentes, 75 € al día con comida. Grupos de ocho, caballos tranquilos.',
        requirements: 'Orientación en montaña.\nPrimeros auxilios.',
        jobType: 'Media Jornada',
        experience: 'Experiencia Media',
        postedDaysAgo: 27.6
      }
    ]
  },
  {
    username: 'vereda.y.estribo',
    fullName: 'Vereda y Estribo Rutas a Caballo',
    email: 'rutas@veredayestribo.example.com',
    phone: '0034 900 000 156',
    location: 'Órgiva, Granada',
    bio: 'Viajes a caballo de dos a siete días por la Alpujarra, la costa y el desierto.',
    registeredDaysAgo: 270,
    jobs: [
      {
        key: 'alpujarra-guia',
        title: 'Guía de rutas a caballo de varios días',
        location: 'Órgiva, Granada',
        description:
          'Ocho rutas de marzo a noviembre por la Alpujarra. 95 € por día de ruta, dormir y comer incluido.',
        requirements:
          'Técnico Deportivo en resistencia, orientación y turismo ecuestre, o en curso.\nInglés fluido.\nPrimeros auxilios en montaña.\nCarné B+E.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 14.2
      },
      {
        title: 'Cuidador/a de caballos de ruta',
        location: 'Granada',
        description:
          '18 caballos criollos al aire libre. 30 h, 950 € en 14 pagas. Habitación si hace falta.',
        jobType: 'Media Jornada',
        experience: 'Nivel Básico',
        postedDaysAgo: 0.9
      },
      {
        title: 'Guía a caballo en zona de rodajes',
        location: 'Tabernas, Almería',
        description:
          'Paseos western de una hora, temporada de Semana Santa a octubre. 1.430 € al mes.',
        requirements:
          'Montar western y hablar inglés.\nSe valora saber caer: a veces hay figuración.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 24.9
      },
      {
        title: 'Herrador/a autónomo/a con visitas fijas',
        location: 'Níjar, Almería',
        description:
          '26 caballos cada seis semanas, a 65 € el herraje. Fragua y sombra en la finca.',
        jobType: 'Media Jornada',
        experience: 'Experto',
        postedDaysAgo: 43,
        isExpired: true,
        renewedDaysAgo: 11.4
      },
      {
        title: 'Mozo/a de cuadra y apoyo en rutas',
        location: 'Ronda, Málaga',
        description:
          'Ensillar, limpiar y cerrar ruta. 1.260 € en 14 pagas, librando lunes y martes. Habitación.',
        requirements: 'Galope 4 o montar con soltura por el campo.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 29.1
      }
    ]
  }
]
