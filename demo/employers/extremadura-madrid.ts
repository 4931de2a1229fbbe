import type { DemoEmployer } from '#demo/employer.ts'

export const extremaduraMadrid: DemoEmployer[] = [
  {
    username: 'dehesa.zorzal',
    fullName: 'Yeguada Dehesa del Zorzal',
    email: 'dehesa@zorzal.example.org',
    phone: '900 000 167',
    location: 'Zafra, Badajoz',
    bio: 'Lusitanos y cruzados de equitación de trabajo en una dehesa de 300 hectáreas.',
    registeredDaysAgo: 360,
    jobs: [
      {
        key: 'zafra-encargada',
        title: 'Encargado/a de yeguada',
        location: 'Zafra, Badajoz',
        description:
          '60 yeguas, cubriciones y dos personas a cargo. 1.750 € brutos en 14 pagas. Casa para familia.',
        requirements:
          'Experiencia en reproducción y libros genealógicos.\nCarné B y tractor.\nSe admiten perro y caballo propios.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 17.7
      },
      {
        title: 'Domador/a de equitación de trabajo',
        location: 'Zafra, Badajoz',
        description:
          'Cinco caballos en doma y concursos con la casa. 1.600 € en 14 pagas, vivienda y box.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 3.3
      },
      {
        title: 'Mozo/a de cuadra en la dehesa',
        location: 'Olivenza, Badajoz',
        description:
          '16 caballos entre cuadra y cercado. 1.221 € en 14 pagas, 40 h, habitación con baño.',
        requirements: 'Moto o coche para llegar.\nNo hace falta experiencia: te enseñamos.',
        jobType: 'Jornada Completa',
        postedDaysAgo: 23.5
      },
      {
        title: 'Técnico/a en reproducción equina',
        location: 'Cáceres',
        description:
          'Ecografías, inseminación y congelación de semen. De febrero a julio, 2.100 € brutos.',
        requirements: 'Grado en Veterinaria o ciclo superior con prácticas.\nCarné B.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 28.1
      },
      {
        title: 'Monitor/a de fin de semana',
        location: 'Plasencia, Cáceres',
        description:
          'Clases y paseos sábado y domingo, 12 h por 160 €. Con contrato fijo discontinuo.',
        jobType: 'Media Jornada',
        experience: 'Nivel Básico',
        postedDaysAgo: 6.2
      }
    ]
  },
  {
    username: 'carcavas.altas',
    fullName: 'Club Hípico Cárcavas Altas',
    email: 'empleo@carcavasaltas.example.com',
    phone: '+34 900-000-178',
    location: 'Colmenar Viejo, Madrid',
    bio: 'Competición de salto y escuela. Cien boxes, tres pistas y picadero cubierto.',
    registeredDaysAgo: 395,
    jobs: [
      {
        key: 'madrid-groom',
        title: 'Groom de concursos de salto',
        location: 'Colmenar Viejo, Madrid',
        description:
          'Ocho caballos, dos semanas fuera al mes. 1.550 € en 14 pagas, dietas de 40 € y habitación.',
        requirements:
          'Dos temporadas en concursos nacionales o internacionales.\nInglés básico.\nTrenzar, vendar y cuidar miembros.\nCarné B; B+E se valora.\nPasaporte en vigor.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 8.1
      },
      {
        key: 'madrid-jefe-cuadra',
        title: 'Jefe/a de cuadra para 100 boxes',
        location: 'Colmenar Viejo, Madrid',
        description:
          'Turnos de nueve personas, compras y trato con propietarios. 2.200 € brutos en 14 pagas y casa.',
        requirements:
          'Ocho años de cuadra, tres mandando equipo.\nPrimeras curas.\nHoja de cálculo y facturas.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 20.4
      },
      {
        title: 'Profesor/a de salto con TD2',
        location: 'Colmenar Viejo, Madrid',
        description:
          'Grupos de galope 4 a 7 y salidas a concurso. 38 h, 1.850 € brutos en 14 pagas.',
        requirements: 'TD2 de salto, doma y completo.\nCertificado negativo de delitos sexuales.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 1.8
      },
      {
        title: 'Recepcionista de club hípico',
        location: 'Las Rozas, Madrid',
        description:
          'Reservas, cobros y teléfono, viernes a domingo. 22 h, 720 € en 14 pagas. Café gratis.',
        jobType: 'Media Jornada',
        postedDaysAgo: 11.7
      },
      {
        title: 'Mozo/a de cuadra de noche',
        location: 'San Sebastián de los Reyes, Madrid',
        description:
          'Rondas de 22 a 6 h, cuatro noches por semana. 1.300 € en 14 pagas con nocturnidad.',
        requirements: 'Reconocer un cólico a tiempo.\nTransporte propio.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 25.8
      },
      {
        title: 'Montador/a y mantenedor/a de pistas',
        location: 'Colmenar Viejo, Madrid',
        description:
          'Rastrear, regar y montar recorridos. 1.290 € en 14 pagas, de lunes a viernes, 40 h.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 45.5,
        renewedDaysAgo: 16.4
      }
    ]
  },
  {
    username: 'tres.cantones',
    fullName: 'Clínica Equina Tres Cantones',
    email: 'equipo@trescantones.example.org',
    phone: '900000189',
    location: 'Villaviciosa de Odón, Madrid',
    bio: 'Medicina, cirugía y ambulancia para caballos del centro de la península.',
    registeredDaysAgo: 300,
    jobs: [
      {
        key: 'clinica-auxiliar',
        title: 'Auxiliar de veterinaria equina',
        location: 'Villaviciosa de Odón, Madrid',
        description:
          'Hospital y quirófano, turnos rotativos y una guardia al mes. 1.400 € en 14 pagas. Sin vivienda.',
        requirements:
          'Título de auxiliar o técnico en ganadería.\nSujetar caballos con dolor sin perder la calma.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 5.6
      },
      {
        title: 'Veterinario/a de équidos para clínica ambulante',
        location: 'Guadalajara',
        description:
          'Visitas por Guadalajara y el Henares, coche de clínica. 2.400 € brutos en 14 pagas.',
        requirements: 'Dos años en équidos.\nEcografía y radiología.\nGuardias cada tres semanas.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 13.8
      },
      {
        title: 'Internado clínico en medicina equina',
        location: 'Villaviciosa de Odón, Madrid',
        description: 'Doce meses rotando por todos los servicios. Beca de 950 € y piso compartido.',
        requirements: 'Grado en Veterinaria terminado.\nCarta de recomendación.',
        jobType: 'Prácticas',
        postedDaysAgo: 30.05
      },
      {
        title: 'Dentista equino o técnico/a en odontología',
        location: 'Talavera de la Reina, Toledo',
        description:
          'Dos días por semana con veterinaria titular. 180 € por jornada y kilometraje.',
        jobType: 'Media Jornada',
        experience: 'Experto',
        postedDaysAgo: 21.9
      }
    ]
  }
]
