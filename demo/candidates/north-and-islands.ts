import type { DemoApplicant } from '#demo/candidate.ts'

export const northernCandidates: DemoApplicant[] = [
  {
    username: 'uxia.lugo',
    fullName: 'Uxía Seoane Vilar',
    email: 'uxia.seoane@correo.example.org',
    phone: '+34 900 000 441',
    location: 'Lugo',
    registeredDaysAgo: 118,
    profile: {
      age: 30,
      description:
        'Guía de rutas por el Camino, gallego, inglés y portugués. Temporada de abril a octubre.',
      experience: 'Experiencia Media',
      skills: 'rutas, inglés, portugués, primeros auxilios, carné B+E',
      contactPhone: '+34 900 000 441',
      contactEmail: 'uxia.seoane@correo.example.org',
      location: 'Lugo',
      publishedDaysAgo: 10.1
    }
  },
  {
    username: 'brais.coruna',
    fullName: 'Brais Lema Outes',
    email: 'brais.lema@correo.example.com',
    location: 'Carballo, A Coruña',
    registeredDaysAgo: 39,
    profile: {
      age: 21,
      description: 'Mozo de cuadra y remolques. He cuidado caballos de salto y vacas de leche.',
      experience: 'Nivel Básico',
      skills: 'remolque, tractor, camas, ordeño',
      contactPhone: '900 000 442',
      location: 'Carballo, A Coruña',
      publishedDaysAgo: 13.7
    }
  },
  {
    username: 'sabela.vigo',
    fullName: 'Sabela Currás Fontán',
    email: 'sabela.curras@correo.example.org',
    location: 'Vigo, Pontevedra',
    registeredDaysAgo: 28,
    profile: {
      age: 16,
      description:
        'Monto desde los siete años. Busco ayudar los fines de semana y aprender a dar cuerda.',
      experience: 'Nivel Básico',
      contactPhone: '900 000 443',
      contactEmail: 'sabela.curras@correo.example.org',
      location: 'Vigo, Pontevedra',
      publishedDaysAgo: 1.7
    }
  },
  {
    username: 'pelayo.asturias',
    fullName: 'Pelayo Cueto Sobrino',
    email: 'pelayo.cueto@correo.example.com',
    location: 'Cangas de Onís, Asturias',
    registeredDaysAgo: 160,
    profile: {
      age: 39,
      description: 'Asturcones, monte y nieve. Llevo manada en puerto desde niño y sé esperar.',
      experience: 'Experto',
      skills: 'manada, monte, herraje de campo, carné B',
      contactPhone: '+34 900 000 444',
      location: 'Cangas de Onís, Asturias',
      publishedDaysAgo: 38.4
    }
  },
  {
    username: 'leire.cantabria',
    fullName: 'Leire Gutiérrez Arenal',
    email: 'leire.gutierrez@correo.example.org',
    location: 'Torrelavega, Cantabria',
    registeredDaysAgo: 85,
    profile: {
      age: 32,
      description:
        'Amazona de caballos jóvenes, ciclos de 4 a 6 años. Tacto, constancia y buenas notas.',
      experience: 'Experto',
      skills: 'salto, ciclos clásicos, caballos jóvenes, vídeo',
      contactPhone: '900.000.445',
      contactEmail: 'leire.gutierrez@correo.example.org',
      location: 'Torrelavega, Cantabria',
      publishedDaysAgo: 15.5
    }
  },
  {
    username: 'iker.gipuzkoa',
    fullName: 'Iker Arregi Zubeldia',
    email: 'iker.arregi@correo.example.com',
    location: 'Tolosa, Gipuzkoa',
    registeredDaysAgo: 70,
    profile: {
      age: 24,
      description:
        'Monitor de ponis en euskera y castellano, TD1. Juegos, canciones y mucha paciencia.',
      experience: 'Experiencia Media',
      skills: 'TD1, ponis, euskera, tiempo libre',
      contactPhone: '900 000 446',
      contactEmail: 'iker.arregi@correo.example.com',
      location: 'Tolosa, Gipuzkoa',
      publishedDaysAgo: 5.9
    }
  },
  {
    username: 'amaia.bizkaia',
    fullName: 'Amaia Etxaniz Bilbao',
    email: 'amaia.etxaniz@correo.example.org',
    location: 'Getxo, Bizkaia',
    registeredDaysAgo: 205,
    profile: {
      age: 55,
      description:
        'Jueza territorial y organizadora de concursos. También secretaría y cronometraje.',
      experience: 'Experto',
      skills: 'jueza, secretaría, cronometraje, euskera',
      contactPhone: '+34 900 000 447',
      publishedDaysAgo: 47.3
    }
  },
  {
    username: 'xabier.navarra',
    fullName: 'Xabier Iriarte Goñi',
    email: 'xabier.iriarte@correo.example.com',
    location: 'Tudela, Navarra',
    registeredDaysAgo: 54,
    profile: {
      age: 37,
      description:
        'Groom de enganches en maratón, equilibrio probado. Cuido, guarnezco y conduzco el camión.',
      experience: 'Experto',
      skills: 'enganches, maratón, carné C, CAP',
      contactPhone: '900 000 448',
      location: 'Tudela, Navarra',
      publishedDaysAgo: 20.8
    }
  },
  {
    username: 'montse.girona',
    fullName: 'Montserrat Puigdemasa Vila',
    email: 'montserrat.puig@correo.example.org',
    location: 'Girona',
    registeredDaysAgo: 112,
    profile: {
      age: 43,
      description: 'Jefa de cuadra con equipo de seis. Compras, turnos y caballos de gran premio.',
      experience: 'Experto',
      skills: 'gestión de equipo, salto, inglés, francés, primeras curas',
      contactPhone: '900 000 449',
      contactEmail: 'montserrat.puig@correo.example.org',
      location: 'Girona',
      publishedDaysAgo: 27.7
    }
  },
  {
    username: 'jordi.lleida',
    fullName: 'Jordi Balasch Torà',
    email: 'jordi.balasch@correo.example.com',
    location: 'Balaguer, Lleida',
    registeredDaysAgo: 33,
    profile: {
      age: 18,
      description:
        'Acabo el grado medio de actividades ecuestres. Ganas de temporada en el Pirineo.',
      experience: 'Nivel Básico',
      skills: 'galope 5, rutas, catalán, inglés',
      contactPhone: '900000450',
      location: 'Balaguer, Lleida',
      publishedDaysAgo: 2.9
    }
  },
  {
    username: 'gloria.tarragona',
    fullName: 'Gloria Amenós Ferré',
    email: 'gloria.amenos@correo.example.org',
    registeredDaysAgo: 240,
    profile: {
      age: 80,
      description:
        'Modista de trajes de corto y faldas de amazona. Arreglos y mantas bordadas por encargo.',
      contactPhone: '900 000 451',
      contactEmail: 'gloria.amenos@correo.example.org',
      location: 'Reus, Tarragona',
      publishedDaysAgo: 53.1
    }
  },
  {
    username: 'toni.mallorca',
    fullName: 'Antoni Riera Nadal',
    email: 'antoni.riera@correo.example.com',
    location: 'Manacor, Islas Baleares',
    registeredDaysAgo: 81,
    profile: {
      age: 29,
      description:
        'Conductor de trotones con licencia y mozo de cuadra. Madrugo y hablo cuatro idiomas.',
      experience: 'Experiencia Media',
      skills: 'trote, sulky, catalán, alemán, inglés',
      contactPhone: '+34 900 000 452',
      location: 'Manacor, Islas Baleares',
      publishedDaysAgo: 17.4
    }
  },
  {
    username: 'yaiza.tenerife',
    fullName: 'Yaiza Perdomo Luis',
    email: 'yaiza.perdomo@correo.example.org',
    phone: '900 000 453',
    location: 'La Laguna, Santa Cruz de Tenerife',
    registeredDaysAgo: 46,
    profile: {
      age: 27,
      description:
        'Monitora y guía en Canarias, TD1, inglés y alemán. Dispuesta a cambiar de isla.',
      experience: 'Experiencia Media',
      skills: 'TD1, rutas, inglés, alemán, primeros auxilios',
      contactPhone: '900 000 453',
      contactEmail: 'yaiza.perdomo@correo.example.org',
      location: 'La Laguna, Santa Cruz de Tenerife',
      publishedDaysAgo: 9.3
    }
  },
  {
    username: 'soufian.ceuta',
    fullName: 'Soufian Ahmed Laarbi',
    email: 'soufian.ahmed@correo.example.com',
    location: 'Ceuta',
    registeredDaysAgo: 20,
    profile: {
      age: 31,
      description: 'Mozo de cuadra y monitor de iniciación. Cruzo a la península si hay vivienda.',
      experience: 'Nivel Básico',
      skills: 'iniciación, camas, árabe, carné B',
      contactPhone: '900 000 454',
      contactEmail: 'soufian.ahmed@correo.example.com',
      location: 'Ceuta',
      publishedDaysAgo: 0.4
    }
  }
]
