import type { DemoEmployer } from '#demo/employer.ts'

export const northwest: DemoEmployer[] = [
  {
    username: 'carballeira.vella',
    fullName: 'Granxa Carballeira Vella',
    email: 'granxa@carballeiravella.example.org',
    phone: '+34 900 000 267',
    location: 'Sarria, Lugo',
    bio: 'Caballos de pura raza gallega, casa rural y rutas por el Camino.',
    registeredDaysAgo: 260,
    jobs: [
      {
        key: 'sarria-mozo',
        title: 'Mozo/a de cuadra en casa rural con caballos',
        location: 'Sarria, Lugo',
        description:
          'Doce caballos gallegos y prados. 1.230 € en 14 pagas, habitación y comida. Dos días libres.',
        requirements: 'Carné B.\nTrato amable con huéspedes.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 3.9
      },
      {
        title: 'Guía del Camino a caballo',
        location: 'Sarria, Lugo',
        description:
          'Etapas de seis días hasta Santiago, de mayo a octubre. 100 € por día, cama y comida.',
        requirements: 'Gallego o portugués además de castellano.\nInglés.\nCarné B+E.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 13.4
      },
      {
        title: 'Auxiliar de equinoterapia',
        location: 'Lugo',
        description:
          'Acompañar sesiones y cuidar de cuatro caballos. 20 h por 680 € en 14 pagas, mañanas.',
        jobType: 'Media Jornada',
        experience: 'Nivel Básico',
        postedDaysAgo: 25.2
      },
      {
        title: 'Profesor/a de equitación',
        location: 'Arteixo, A Coruña',
        description:
          'Escuela de 80 alumnos, picadero cubierto. 1.450 € en 14 pagas, tardes y sábados.',
        requirements: 'TD1 como mínimo.\nCertificado negativo de delitos sexuales.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 9.5
      },
      {
        title: 'Groom para cuadra de salto',
        location: 'Santiago de Compostela, A Coruña',
        description:
          'Seis caballos y concursos por Galicia y Portugal. 1.400 € en 14 pagas y caravana.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 28.4
      }
    ]
  },
  {
    username: 'ria.mansa',
    fullName: 'Hípica Ría Mansa',
    email: 'info@riamansa.example.com',
    phone: '900 000 278',
    location: 'Cambados, Pontevedra',
    registeredDaysAgo: 150,
    jobs: [
      {
        key: 'cambados-paseos',
        title: 'Monitor/a de paseos por la playa',
        location: 'Cambados, Pontevedra',
        description:
          'Temporada de junio a septiembre, según mareas. 1.430 € al mes y propinas. Sin vivienda.',
        requirements: 'Montar con seguridad en grupo.\nSaber nadar.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 1.9
      },
      {
        title: 'Herrador/a ortopédico/a',
        location: 'Pontevedra',
        description: 'Casos derivados por veterinaria, dos días al mes. Desde 90 € por caballo.',
        jobType: 'Media Jornada',
        experience: 'Experto',
        postedDaysAgo: 18.5
      },
      {
        title: 'Auxiliar de cuadra a media jornada',
        location: 'Vigo, Pontevedra',
        description: 'De martes a sábado de 16 a 20 h, camas y última ronda. 645 € en 14 pagas.',
        jobType: 'Media Jornada',
        experience: 'Nivel Básico',
        postedDaysAgo: 7.9
      },
      {
        title: 'Encargado/a de picadero',
        location: 'Ourense',
        description:
          'Llevar clases, cuentas y once caballos. 1.550 € en 14 pagas y piso encima del picadero.',
        requirements: 'TD1.\nAlta como responsable de núcleo zoológico.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 23.1
      }
    ]
  },
  {
    username: 'valle.cimero',
    fullName: 'Valle Cimero Asturcones',
    email: 'hola@vallecimero.example.org',
    phone: '+34 900 000 289',
    location: 'Cangas de Onís, Asturias',
    bio: 'Cría de asturcones y rutas familiares al pie de los Picos.',
    registeredDaysAgo: 210,
    jobs: [
      {
        key: 'cangas-guia',
        title: 'Guía de rutas con asturcones',
        location: 'Cangas de Onís, Asturias',
        description: 'Familias, tres salidas al día en verano. 1.440 € al mes y piso compartido.',
        requirements:
          'Primeros auxilios.\nCertificado negativo de delitos sexuales.\nConducir con remolque.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 10.9
      },
      {
        title: 'Cuidador/a de manada en puerto de montaña',
        location: 'Ponga, Asturias',
        description: 'De junio a octubre con 40 asturcones. 1.350 € en 14 pagas, cabaña y víveres.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 2.9
      },
      {
        title: 'Monitor/a de ponis para fiestas y ferias',
        location: 'Gijón, Asturias',
        description:
          'Fines de semana, 60 € por mañana con alta. Poni club con seis animales tranquilos.',
        jobType: 'Media Jornada',
        postedDaysAgo: 16.9
      },
      {
        title: 'Mozo/a de cuadra de competición',
        location: 'Oviedo, Asturias',
        description:
          'Diez caballos de salto, 40 h, 1.290 € en 14 pagas. Posibilidad de montar a diario.',
        requirements: 'Referencias de la última cuadra.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 26.9
      }
    ]
  }
]
