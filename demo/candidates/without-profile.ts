import type { DemoApplicant } from '#demo/candidate.ts'

/** They apply, and publish nothing. */
export const applicantsWithoutProfile: DemoApplicant[] = [
  {
    username: 'marcos.vadillo',
    fullName: 'Marcos Vadillo Rus',
    email: 'marcos.vadillo@correo.example.org',
    phone: '900 000 461',
    location: 'Puerto Real, Cádiz',
    registeredDaysAgo: 31
  },
  {
    username: 'estela.moguer',
    fullName: 'Estela Moguer Prieto',
    email: 'estela.moguer@correo.example.com',
    location: 'Huelva',
    registeredDaysAgo: 26
  },
  {
    username: 'ruben.aranda',
    fullName: 'Rubén Aranda Cid',
    email: 'ruben.aranda@correo.example.org',
    phone: '+34 900 000 463',
    registeredDaysAgo: 58
  },
  {
    username: 'olga.petrova',
    fullName: 'Olga Petrova',
    email: 'olga.petrova@correo.example.com',
    phone: '900 000 464',
    location: 'Torrevieja, Alicante',
    registeredDaysAgo: 36
  },
  {
    username: 'gonzalo.tajo',
    fullName: 'Gonzalo Cebrián Tajo',
    email: 'gonzalo.cebrian@correo.example.org',
    location: 'Aranjuez, Madrid',
    registeredDaysAgo: 19
  },
  {
    username: 'mireia.vic',
    fullName: 'Mireia Casals Roviró',
    email: 'mireia.casals@correo.example.com',
    phone: '900 000 466',
    location: 'Vic, Barcelona',
    registeredDaysAgo: 43
  },
  {
    username: 'wilson.andrade',
    fullName: 'Wilson Andrade Chica',
    email: 'wilson.andrade@correo.example.org',
    phone: '900 000 467',
    location: 'Getafe, Madrid',
    registeredDaysAgo: 64
  },
  {
    username: 'carlota.bernal',
    fullName: 'Carlota Bernal Ochoa',
    email: 'carlota.bernal@correo.example.com',
    phone: '+34 900 000 468',
    location: 'Pozuelo de Alarcón, Madrid',
    bio: 'Estudiante de Veterinaria de cuarto curso.',
    registeredDaysAgo: 22
  },
  {
    username: 'fatima.melilla',
    fullName: 'Fátima Mohamed Haddu',
    email: 'fatima.mohamed@correo.example.org',
    phone: '900 000 469',
    location: 'Melilla',
    registeredDaysAgo: 17
  },
  {
    username: 'nestor.leon',
    fullName: 'Néstor Robles Llamas',
    email: 'nestor.robles@correo.example.com',
    location: 'Astorga, León',
    registeredDaysAgo: 49
  },
  {
    username: 'ainara.vitoria',
    fullName: 'Ainara López de Arbulo',
    email: 'ainara.lopez@correo.example.org',
    phone: '900 000 471',
    location: 'Vitoria-Gasteiz, Álava',
    registeredDaysAgo: 12
  },
  {
    username: 'paco.herrador',
    fullName: 'Francisco Utrilla Maza',
    email: 'francisco.utrilla@correo.example.com',
    phone: '900 000 472',
    location: 'Guadalajara',
    registeredDaysAgo: 90
  }
]
