import type { DemoApplicant } from '#demo/candidate.ts'

export const centralCandidates: DemoApplicant[] = [
  {
    username: 'alba.colmenar',
    fullName: 'Alba Rincón Sacristán',
    email: 'alba.rincon@correo.example.org',
    phone: '+34 900 000 421',
    location: 'Tres Cantos, Madrid',
    registeredDaysAgo: 140,
    profile: {
      age: 26,
      description: 'Groom de salto, tres temporadas internacionales. Organizada y con carné B+E.',
      experience: 'Experto',
      skills: 'concursos, trenzado, vendajes, inglés, carné B+E',
      contactPhone: '+34 900 000 421',
      contactEmail: 'alba.rincon@correo.example.org',
      location: 'Tres Cantos, Madrid',
      publishedDaysAgo: 7.7
    }
  },
  {
    username: 'andrei.ionescu',
    fullName: 'Andrei Ionescu',
    email: 'andrei.ionescu@correo.example.com',
    phone: '900 000 422',
    location: 'Coslada, Madrid',
    registeredDaysAgo: 190,
    profile: {
      age: 44,
      description: 'Mozo de cuadra con 15 años en España. Tractor, soldadura y caballos difíciles.',
      experience: 'Experto',
      skills: 'tractor, soldadura, sementales, carné B',
      contactPhone: '900 000 422',
      location: 'Madrid',
      publishedDaysAgo: 19.9
    }
  },
  {
    username: 'celia.toledo',
    fullName: 'Celia Ballesteros Huecas',
    email: 'celia.ballesteros@correo.example.org',
    location: 'Toledo',
    registeredDaysAgo: 30,
    profile: {
      age: 17,
      description: 'Tengo galope 4 y el verano libre. Quiero aprender el oficio desde abajo.',
      experience: 'Nivel Básico',
      skills: 'galope 4, ponis, limpieza de cuadra',
      contactPhone: '900 000 423',
      contactEmail: 'celia.ballesteros@correo.example.org',
      location: 'Toledo',
      publishedDaysAgo: 2.3
    }
  },
  {
    username: 'ramiro.cuenca',
    fullName: 'Ramiro Poveda Alarcón',
    email: 'ramiro.poveda@correo.example.com',
    location: 'Motilla del Palancar, Cuenca',
    registeredDaysAgo: 150,
    profile: {
      age: 58,
      description:
        'Esquilador y herrador de burros y mulas, de los que quedan pocos. Voy donde haga falta.',
      experience: 'Experto',
      skills: 'esquileo, herraje, mulas, burros',
      contactPhone: '900.000.424',
      publishedDaysAgo: 36.5
    }
  },
  {
    username: 'yolanda.raid',
    fullName: 'Yolanda Mora Calatrava',
    email: 'yolanda.mora@correo.example.org',
    location: 'Daimiel, Ciudad Real',
    registeredDaysAgo: 77,
    profile: {
      age: 31,
      description:
        'Amazona de raid de 120 km. Entrenamiento con pulsómetro y asistencia en carrera.',
      experience: 'Experiencia Media',
      skills: 'raid, pulsómetro, nutrición, carné B+E',
      contactPhone: '+34 900 000 425',
      contactEmail: 'yolanda.mora@correo.example.org',
      location: 'Daimiel, Ciudad Real',
      publishedDaysAgo: 12.6
    }
  },
  {
    username: 'samuel.albacete',
    fullName: 'Samuel Tébar Requena',
    email: 'samuel.tebar@correo.example.com',
    location: 'Albacete',
    registeredDaysAgo: 25,
    profile: {
      age: 20,
      description: 'Sin mucha experiencia, pero madrugo, tengo coche y no me asusta el trabajo.',
      contactPhone: '900000426',
      location: 'Albacete',
      publishedDaysAgo: 0.8
    }
  },
  {
    username: 'begona.segovia',
    fullName: 'Begoña Sanz Migueláñez',
    email: 'begona.sanz@correo.example.org',
    phone: '900 000 427',
    location: 'Segovia',
    registeredDaysAgo: 230,
    profile: {
      age: 48,
      description:
        'Profesora de equitación con TD2 y 20 años de escuela. Adultos con miedo, mi especialidad.',
      experience: 'Experto',
      skills: 'TD2, doma clásica, adultos, galopes, primeros auxilios',
      contactPhone: '900 000 427',
      contactEmail: 'begona.sanz@correo.example.org',
      location: 'Segovia',
      publishedDaysAgo: 24.4
    }
  },
  {
    username: 'hector.avila',
    fullName: 'Héctor Jiménez Muñogrande',
    email: 'hector.jimenez@correo.example.com',
    location: 'Arévalo, Ávila',
    registeredDaysAgo: 48,
    profile: {
      age: 23,
      description: 'Desbrave y doma de base con pie a tierra. Aprendí en casa y con dos maestros.',
      experience: 'Experiencia Media',
      skills: 'desbrave, doma natural, dar cuerda, riendas largas',
      contactPhone: '(900) 000 428',
      location: 'Arévalo, Ávila',
      publishedDaysAgo: 16.8
    }
  },
  {
    username: 'ines.valladolid',
    fullName: 'Inés Tordesillas Calvo',
    email: 'ines.tordesillas@correo.example.org',
    location: 'Valladolid',
    registeredDaysAgo: 63,
    profile: {
      age: 34,
      description: 'Monitora de volteo y equinoterapia, magisterio de educación especial.',
      experience: 'Experiencia Media',
      skills: 'volteo, equinoterapia, lengua de signos, TD1',
      contactPhone: '900 000 429',
      contactEmail: 'ines.tordesillas@correo.example.org',
      location: 'Valladolid',
      publishedDaysAgo: 6.9
    }
  },
  {
    username: 'fermin.soria',
    fullName: 'Fermín Las Heras Antón',
    email: 'fermin.lasheras@correo.example.com',
    registeredDaysAgo: 170,
    profile: {
      age: 72,
      description:
        'Pastor y arriero retirado. Puedo acompañar trashumancias y enseñar a aparejar mulas.',
      experience: 'Experto',
      contactPhone: '900 000 430',
      location: 'Soria',
      publishedDaysAgo: 44.8
    }
  },
  {
    username: 'daniela.salamanca',
    fullName: 'Daniela Quispe Rojas',
    email: 'daniela.quispe@correo.example.org',
    location: 'Salamanca',
    registeredDaysAgo: 41,
    profile: {
      age: 28,
      description:
        'Auxiliar de veterinaria con prácticas en hospital equino. Turnos y noches sin problema.',
      experience: 'Nivel Básico',
      skills: 'curas, anestesia, radiología, quechua',
      contactPhone: '+34 900 000 431',
      contactEmail: 'daniela.quispe@correo.example.org',
      location: 'Salamanca',
      publishedDaysAgo: 8.2
    }
  },
  {
    username: 'pascual.teruel',
    fullName: 'Pascual Izquierdo Monleón',
    email: 'pascual.izquierdo@correo.example.com',
    location: 'Teruel',
    registeredDaysAgo: 92,
    profile: {
      age: 36,
      description:
        'Mantenimiento de fincas y centros hípicos: vallados, riego, pistas y maquinaria.',
      experience: 'Experiencia Media',
      skills: 'vallados, riego, retroexcavadora, carné C',
      contactPhone: '900 000 432',
      location: 'Teruel',
      publishedDaysAgo: 30.7
    }
  },
  {
    username: 'noelia.zaragoza',
    fullName: 'Noelia Gracia Lapuente',
    email: 'noelia.gracia@correo.example.org',
    phone: '900 000 433',
    location: 'Zaragoza',
    registeredDaysAgo: 57,
    profile: {
      age: 25,
      description: 'Galopadora y moza de carreras, 54 kg. Lotes de mañana y viajes a hipódromos.',
      experience: 'Experiencia Media',
      skills: 'carreras, galopes, viajes, francés',
      contactPhone: '900 000 433',
      contactEmail: 'noelia.gracia@correo.example.org',
      location: 'Zaragoza',
      publishedDaysAgo: 4.6
    }
  }
]
