import type { DemoApplicant } from '#demo/candidate.ts'

export const southernCandidates: DemoApplicant[] = [
  {
    username: 'demo.candidata',
    fullName: 'Rocío Barea Montilla',
    email: 'rocio.barea@correo.example.org',
    phone: '+34 900 000 401',
    location: 'Lebrija, Sevilla',
    bio: 'Siete años entre cuadras de doma y una temporada de concursos de salto. Me gusta dejar los caballos mejor de como los encontré.',
    registeredDaysAgo: 95,
    profile: {
      age: 29,
      description: 'Moza de cuadra y monta de caballos jóvenes. Busco cuadra estable con vivienda.',
      experience: 'Experiencia Media',
      skills: 'doma clásica, trenzado, dar cuerda, primeras curas, carné B',
      contactPhone: '+34 900 000 401',
      contactEmail: 'rocio.barea@correo.example.org',
      location: 'Lebrija, Sevilla',
      publishedDaysAgo: 21.5
    }
  },
  {
    username: 'curro.villalba',
    fullName: 'Curro Villalba Peinado',
    email: 'curro.villalba@correo.example.com',
    phone: '900 000 402',
    location: 'Utrera, Sevilla',
    registeredDaysAgo: 120,
    profile: {
      age: 52,
      description:
        'Treinta años de yegüero. Partos, destetes y primeros paseos. Tengo casa propia.',
      experience: 'Experto',
      skills: 'partos, potros, tractor, manejo de sementales',
      contactPhone: '900 000 402',
      location: 'Utrera, Sevilla',
      publishedDaysAgo: 28.3
    }
  },
  {
    username: 'nadia.elk',
    fullName: 'Nadia El Kadiri',
    email: 'nadia.elkadiri@correo.example.org',
    location: 'Algeciras, Cádiz',
    registeredDaysAgo: 60,
    profile: {
      age: 19,
      description: 'Estudio el ciclo de actividades ecuestres y busco prácticas o fines de semana.',
      experience: 'Nivel Básico',
      skills: 'galope 4, francés, árabe, ponis',
      contactPhone: '900000403',
      contactEmail: 'nadia.elkadiri@correo.example.org',
      location: 'Algeciras, Cádiz',
      publishedDaysAgo: 14.2
    }
  },
  {
    username: 'manolo.reyes',
    fullName: 'Manuel Reyes Tocino',
    email: 'manuel.reyes@correo.example.com',
    phone: '+34 900 000 404',
    location: 'El Rocío, Huelva',
    registeredDaysAgo: 210,
    profile: {
      age: 61,
      description:
        'Cochero y guarnicionero de toda la vida. Ferias, bodas y romerías, tronco y limonera.',
      experience: 'Experto',
      skills: 'enganches, guarnicionería, limoneras, cuartas',
      contactPhone: '+34 900 000 404',
      location: 'Almonte, Huelva',
      publishedDaysAgo: 40.1
    }
  },
  {
    username: 'lucia.cabello',
    fullName: 'Lucía Cabello Arjona',
    email: 'lucia.cabello@correo.example.org',
    phone: '900.000.405',
    location: 'Lucena, Córdoba',
    registeredDaysAgo: 75,
    profile: {
      age: 24,
      description:
        'Amazona de alta escuela y baile. Dos temporadas en espectáculo, disponible para giras.',
      experience: 'Experiencia Media',
      skills: 'alta escuela, pie a tierra, monta a la amazona, inglés',
      contactPhone: '900.000.405',
      contactEmail: 'lucia.cabello@correo.example.org',
      location: 'Lucena, Córdoba',
      publishedDaysAgo: 9.8
    }
  },
  {
    username: 'tomas.guadix',
    fullName: 'Tomás Guadix Lorente',
    email: 'tomas.guadix@correo.example.com',
    location: 'Guadix, Granada',
    registeredDaysAgo: 88,
    profile: {
      age: 38,
      description: 'Guía de montaña y de rutas a caballo. Primeros auxilios, orientación e inglés.',
      experience: 'Experto',
      skills: 'rutas, orientación, primeros auxilios, inglés, carné B+E',
      contactPhone: '(900) 000 406',
      publishedDaysAgo: 33.3
    }
  },
  {
    username: 'pilar.cazorla',
    fullName: 'Pilar Segura Cazorla',
    email: 'pilar.segura@correo.example.org',
    registeredDaysAgo: 44,
    profile: {
      age: 45,
      description:
        'Vuelvo al caballo después de criar a mis hijos. Cuadra, administración o recepción.',
      skills: 'administración, atención al público, limpieza de cuadra',
      contactPhone: '900 000 407',
      contactEmail: 'pilar.segura@correo.example.org',
      location: 'Jaén',
      publishedDaysAgo: 5.4
    }
  },
  {
    username: 'jero.almeria',
    fullName: 'Jerónimo Fenoy Ruescas',
    email: 'jeronimo.fenoy@correo.example.com',
    location: 'Almería',
    registeredDaysAgo: 130,
    profile: {
      age: 33,
      description:
        'Jinete western y especialista a caballo. Caídas, tiro de diligencia y doma natural.',
      experience: 'Experto',
      skills: 'western, reining, doma natural, especialista de cine',
      contactPhone: '+34 900 000 408',
      location: 'Tabernas, Almería',
      publishedDaysAgo: 50.6
    }
  },
  {
    username: 'saray.heredia',
    fullName: 'Saray Heredia Cortés',
    email: 'saray.heredia@correo.example.org',
    location: 'Marbella, Málaga',
    registeredDaysAgo: 35,
    profile: {
      age: 22,
      description:
        'Groom de polo con temporada en Sotogrande. Taqueo, partidos y viajes sin problema.',
      experience: 'Experiencia Media',
      skills: 'polo, inglés, vendajes, esquileo',
      contactPhone: '0034 900 000 409',
      contactEmail: 'saray.heredia@correo.example.org',
      location: 'San Roque, Cádiz',
      publishedDaysAgo: 3.1
    }
  },
  {
    username: 'eusebio.zafra',
    fullName: 'Eusebio Gordillo Mancera',
    email: 'eusebio.gordillo@correo.example.com',
    location: 'Zafra, Badajoz',
    registeredDaysAgo: 300,
    profile: {
      age: 67,
      description:
        'Jubilado activo: enseño doma vaquera por horas y ayudo a elegir caballo. Sin prisas.',
      experience: 'Experto',
      skills: 'doma vaquera, garrocha, tasación de caballos',
      contactPhone: '900 000 410',
      location: 'Zafra, Badajoz',
      publishedDaysAgo: 61.2
    }
  },
  {
    username: 'marga.plasencia',
    fullName: 'Margarita Polo Jarilla',
    email: 'margarita.polo@correo.example.org',
    location: 'Plasencia, Cáceres',
    registeredDaysAgo: 52,
    profile: {
      age: 35,
      description:
        'Veterinaria recién colegiada, dos años de ambulante en équidos. Guardias incluidas.',
      experience: 'Experiencia Media',
      skills: 'ecografía, odontología, inglés, portugués, carné B',
      contactPhone: '900 000 411',
      contactEmail: 'margarita.polo@correo.example.org',
      location: 'Plasencia, Cáceres',
      publishedDaysAgo: 11.9
    }
  },
  {
    username: 'ismael.murcia',
    fullName: 'Ismael Pardo Carrión',
    email: 'ismael.pardo@correo.example.com',
    location: 'Lorca, Murcia',
    registeredDaysAgo: 66,
    profile: {
      age: 27,
      description:
        'Herrador con furgoneta equipada. Herraje en frío, en caliente y recorte de descalzos.',
      experience: 'Experiencia Media',
      skills: 'herraje, recorte, ortopedia básica, carné B',
      contactPhone: '+34 900-000-412',
      location: 'Lorca, Murcia',
      publishedDaysAgo: 18.7
    }
  },
  {
    username: 'amparo.soler',
    fullName: 'Amparo Soler Benlloch',
    email: 'amparo.soler@correo.example.org',
    location: 'Valencia',
    registeredDaysAgo: 101,
    profile: {
      age: 41,
      description:
        'Fisioterapeuta equina y humana. Cuadras de salto y doma de Castellón a Alicante.',
      experience: 'Experto',
      skills: 'fisioterapia, masaje, vendaje neuromuscular, inglés',
      contactPhone: '900 000 413',
      contactEmail: 'amparo.soler@correo.example.org',
      location: 'Valencia',
      publishedDaysAgo: 26.4
    }
  }
]
