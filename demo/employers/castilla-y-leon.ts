import type { DemoEmployer } from '#demo/employer.ts'

export const castillaYLeon: DemoEmployer[] = [
  {
    username: 'soto.rincon',
    fullName: 'Hípica Soto Rincón',
    email: 'cuadra@sotorincon.example.com',
    phone: '(+34) 900 000 212',
    location: 'Cuéllar, Segovia',
    bio: 'Pupilaje, concurso completo y 20 hectáreas de campo con saltos naturales.',
    registeredDaysAgo: 310,
    jobs: [
      {
        key: 'segovia-completo',
        title: 'Jinete o amazona de concurso completo',
        location: 'Cuéllar, Segovia',
        description:
          'Tres caballos de CCI2* y dos jóvenes. 1.500 € en 14 pagas, vivienda y un box para tu caballo.',
        requirements:
          'Haber corrido CCI2* o superior.\nCuidar en persona de los caballos que montes.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 12.9
      },
      {
        title: 'Mozo/a de cuadra para pupilaje',
        location: 'Cuéllar, Segovia',
        description:
          '30 caballos entre dos personas. 1.250 € en 14 pagas, 40 h y un fin de semana libre de dos.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 0.3
      },
      {
        title: 'Ayudante de cuadra, sábados y domingos',
        location: 'Segovia',
        description:
          'De 9 a 14 h, 100 € el fin de semana con alta. Ideal para quien estudia. Se puede montar.',
        jobType: 'Media Jornada',
        experience: 'Nivel Básico',
        postedDaysAgo: 10.2
      },
      {
        title: 'Cuidador/a de caballos jubilados',
        location: 'Arenas de San Pedro, Ávila',
        description:
          '19 caballos mayores en prado. 1.230 € en 14 pagas y casa de piedra con huerta.',
        requirements: 'Vivir en la finca.\nPoner inyecciones y curar cascos.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 22.8
      },
      {
        title: 'Monitor/a de equitación para colegios',
        location: 'Ávila',
        description: 'Extraescolares de octubre a mayo, cuatro tardes. 15 h por 560 € en 14 pagas.',
        requirements: 'Certificado negativo de delitos sexuales.\nTD1 o monitor de tiempo libre.',
        jobType: 'Media Jornada',
        experience: 'Experiencia Media',
        postedDaysAgo: 27.9
      }
    ]
  },
  {
    username: 'pisuerga.bajo',
    fullName: 'Escuela de Equitación Pisuerga Bajo',
    email: 'secretaria@pisuergabajo.example.org',
    phone: '900 000 223',
    location: 'Valladolid',
    bio: 'Escuela municipal gestionada por una cooperativa docente.',
    registeredDaysAgo: 220,
    jobs: [
      {
        key: 'valladolid-profesora',
        title: 'Profesor/a de doma clásica',
        location: 'Valladolid',
        description:
          'Adultos y competición hasta galope 7. 36 h, 1.390 € en 14 pagas y opción de ser socio/a.',
        requirements: 'TD2.\nMontar en las clases cuando haga falta.\nTrabajo en equipo.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 6.6
      },
      {
        title: 'Monitor/a de volteo',
        location: 'Valladolid',
        description:
          'Grupo infantil y juvenil, martes y jueves tarde. 18 € la hora, alta y seguro.',
        requirements:
          'Dar cuerda al galope con regularidad.\nCertificado negativo de delitos sexuales.',
        jobType: 'Media Jornada',
        experience: 'Experiencia Media',
        postedDaysAgo: 19.8
      },
      {
        title: 'Mozo/a de cuadra de escuela',
        location: 'Medina del Campo, Valladolid',
        description: '20 caballos de clase. De 7 a 15 h, 1.240 € en 14 pagas. Contrato indefinido.',
        jobType: 'Jornada Completa',
        postedDaysAgo: 3.1
      },
      {
        title: 'Responsable de mantenimiento de centro ecuestre',
        location: 'Palencia',
        description:
          'Vallados, electricidad básica y maquinaria. 1.420 € en 14 pagas, 38 h, sin fines de semana.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 16.1
      },
      {
        title: 'Prácticas de comunicación en escuela ecuestre',
        location: 'Valladolid',
        description: 'Vídeos, web y carteles de concursos. 20 h con convenio y bolsa de 350 €.',
        jobType: 'Prácticas',
        postedDaysAgo: 52,
        isExpired: true
      }
    ]
  },
  {
    username: 'paramo.y.sabina',
    fullName: 'Rutas Páramo y Sabina',
    email: 'rutas@paramoysabina.example.com',
    phone: '900.000.234',
    location: 'Covaleda, Soria',
    bio: 'Rutas a caballo por pinares, cañones y cañadas. Caballos losinos y cruzados.',
    registeredDaysAgo: 180,
    jobs: [
      {
        title: 'Guía de turismo ecuestre',
        location: 'Covaleda, Soria',
        description:
          'Trashumancia y rutas de tres días, de mayo a octubre. 1.480 € en 14 pagas y casa rural.',
        requirements:
          'Orientación con mapa y GPS.\nPrimeros auxilios de personas y de caballos.\nInglés.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 8.4
      },
      {
        title: 'Herrador/a para cuadra de rutas',
        location: 'Soria',
        description:
          '15 caballos, herraje de campo cada siete semanas. 70 € por caballo, factura mensual.',
        jobType: 'Media Jornada',
        experience: 'Experto',
        postedDaysAgo: 24.3
      },
      {
        title: 'Pastor/a a caballo para losinos en libertad',
        location: 'Espinosa de los Monteros, Burgos',
        description:
          'Seguimiento de 50 yeguas en el monte. 1.300 € en 14 pagas, refugio y 4x4 de la casa.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 1.5
      },
      {
        title: 'Ayudante de rutas en verano',
        location: 'Burgos',
        description:
          'Julio y agosto, ensillar y acompañar grupos. 1.430 € al mes y comida. Sin vivienda.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 14.8
      }
    ]
  },
  {
    username: 'val.alcaravan',
    fullName: 'Cuadras Val de Alcaraván',
    email: 'contacto@valdealcaravan.example.org',
    phone: '+34 900 000 245',
    location: 'Ledesma, Salamanca',
    bio: 'Doma vaquera y acoso y derribo en el Campo Charro.',
    registeredDaysAgo: 350,
    jobs: [
      {
        key: 'ledesma-domador',
        title: 'Domador/a de doma vaquera',
        location: 'Ledesma, Salamanca',
        description:
          'Caballos de cuatro a siete años, campo y pista. 1.650 € en 14 pagas, piso en el pueblo pagado.',
        requirements: 'Palmarés o referencias en doma vaquera.\nGusto por el ganado bravo.',
        jobType: 'Jornada Completa',
        experience: 'Experto',
        postedDaysAgo: 11.1
      },
      {
        title: 'Garrochista y ayudante de campo',
        location: 'Ledesma, Salamanca',
        description:
          'Tentaderos y acoso de noviembre a mayo, 80 € por jornada y desayuno. Caballos de casa.',
        jobType: 'Media Jornada',
        experience: 'Experiencia Media',
        postedDaysAgo: 29.6
      },
      {
        title: 'Mozo/a de cuadra, zona de Sayago',
        location: 'Bermillo de Sayago, Zamora',
        description: 'Diez caballos y doce burras zamoranas. 1.221 € en 14 pagas, casa y leña.',
        requirements: 'Cariño por los burros.\nCarné B.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 17.2
      },
      {
        title: 'Esquilador/a de caballos',
        location: 'Zamora',
        description:
          'Campaña de octubre y noviembre, 40 € por caballo. Máquina y cuchillas de la casa.',
        jobType: 'Media Jornada',
        postedDaysAgo: 4.2
      }
    ]
  },
  {
    username: 'urz.blanca',
    fullName: 'Picadero Urz Blanca',
    email: 'picadero@urzblanca.example.com',
    phone: '900 00 02 56',
    location: 'La Robla, León',
    registeredDaysAgo: 130,
    jobs: [
      {
        title: 'Monitor/a de hípica con vivienda',
        location: 'La Robla, León',
        description:
          'Clases y cuidado de 14 caballos. 1.280 € en 14 pagas, apartamento y luz incluidos.',
        requirements:
          'TD1 o galope 6.\nCertificado negativo de delitos sexuales.\nQue la nieve no te pare en invierno.',
        jobType: 'Jornada Completa',
        experience: 'Experiencia Media',
        postedDaysAgo: 5.9
      },
      {
        title: 'Mozo/a de cuadra con hispano-bretones',
        location: 'Riaño, León',
        description:
          'Yeguas de montaña y potros. De abril a noviembre, 1.260 € en 14 pagas y casa.',
        jobType: 'Jornada Completa',
        experience: 'Nivel Básico',
        postedDaysAgo: 20.9
      },
      {
        title: 'Ayudante de fines de semana',
        location: 'León',
        description:
          'Sábados y domingos de 10 a 14 h. 11 € la hora y una clase semanal. Con contrato.',
        jobType: 'Media Jornada',
        experience: 'Nivel Básico',
        postedDaysAgo: 40,
        isExpired: true
      }
    ]
  }
]
