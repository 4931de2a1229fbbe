import type { DemoApplication } from '#demo/application.ts'

/** The ad that everybody wants, and the other ads of the same employer. */
export const toJerez: DemoApplication[] = [
  {
    ad: 'jerez-mozo',
    by: 'demo.candidata',
    age: 11.9,
    letter:
      'Buenos días: llevo siete años en cuadras de doma, los tres últimos con caballos enteros. Sé dar cuerda, trenzar y hacer primeras curas. Me interesa sobre todo que ofrezcáis vivienda y que los caballos salgan al campo. Puedo incorporarme el día 1.',
    answer: { status: 'approved', age: 9.4 }
  },
  {
    ad: 'jerez-mozo',
    by: 'marcos.vadillo',
    age: 11.6,
    letter:
      'Vivo en Puerto Real y he trabajado dos veranos en una cuadra de pupilaje. No tengo mucha experiencia con sementales, pero aprendo rápido y no falto nunca.',
    answer: { status: 'rejected', age: 8.7 }
  },
  {
    ad: 'jerez-mozo',
    by: 'nadia.elk',
    age: 11.2,
    letter:
      'Estoy terminando el ciclo de actividades ecuestres y me gustaría empezar en una yeguada seria. Tengo galope 4 y disponibilidad completa a partir de junio.',
    answer: { status: 'rejected', age: 8.7 }
  },
  {
    ad: 'jerez-mozo',
    by: {
      name: 'Joaquín Lebrero Paz',
      email: 'joaquin.lebrero@buzon.example.org',
      phone: '900 000 501'
    },
    age: 10.8,
    letter:
      'Soy de Jerez y me he criado entre caballos. Trabajé seis años de mozo en una ganadería que ha cerrado. Puedo dar el teléfono del mayoral para referencias.',
    answer: { status: 'approved', age: 7.9 }
  },
  {
    ad: 'jerez-mozo',
    by: 'andrei.ionescu',
    age: 10.1,
    letter:
      'Quince años de mozo en Madrid y Toledo, tractor, soldadura y caballos difíciles. Quiero bajar al sur con mi mujer. ¿La vivienda sería para dos personas?',
    answer: { status: 'rejected', age: 6.5 }
  },
  {
    ad: 'jerez-mozo',
    by: {
      name: 'Maribel Carrasco',
      email: 'maribel.carrasco@buzon.example.com',
      phone: '+34 900 000 502'
    },
    age: 9.7,
    letter:
      'He visto el anuncio en el tablón del club. Cuido los tres caballos de mi familia y he sustituido a la moza de mi cuadra este invierno. Busco mi primer contrato en el sector.'
  },
  {
    ad: 'jerez-mozo',
    by: 'estela.moguer',
    age: 8.9,
    letter:
      'He trabajado en una escuela de ponis y en un centro de recuperación de équidos. Me gusta el trabajo tranquilo y limpio. Tengo carné B y coche propio.'
  },
  {
    ad: 'jerez-mozo',
    by: {
      name: 'Rafael Orellana Gil',
      email: 'rafael.orellana@buzon.example.org',
      phone: '900-000-503'
    },
    age: 8.3,
    letter:
      'Tengo 48 años y toda la vida de mozo de espuelas. Sé tratar con caballos enteros y con propietarios. Prefiero contrato indefinido, y si encajamos no me muevo.'
  },
  {
    ad: 'jerez-mozo',
    by: 'ruben.aranda',
    age: 7.7,
    letter:
      'Vengo de la hostelería y quiero cambiar de vida. Monto desde niño y estoy acostumbrado a jornadas largas y a trabajar en equipo. Aceptaría un periodo de prueba.'
  },
  {
    ad: 'jerez-mozo',
    by: {
      name: 'Ioana Munteanu',
      email: 'ioana.munteanu@buzon.example.com',
      phone: '900 000 504'
    },
    age: 6.6,
    letter:
      'Cuatro años en una cuadra de doma en Rumanía y uno en Chiclana. Camas, baño, preparación para concurso y carga en camión. Hablo español e inglés.'
  },
  {
    ad: 'jerez-mozo',
    by: {
      name: 'Pedro Luis Ahumada',
      email: 'pedro.ahumada@buzon.example.org',
      phone: '900.000.505'
    },
    age: 5.2,
    letter:
      'Acabo de sacarme el carné B y llevo desde los 14 ayudando en la yeguada de mi tío en Trebujena. Sé dar cuerda y recortar crines. Puedo ir a conoceros cualquier mañana.'
  },
  {
    ad: 'jerez-mozo',
    by: 'wilson.andrade',
    age: 4.4,
    letter:
      'En Ecuador cuidé caballos de paso y en España llevo dos años en un picadero de Getafe. Busco un sitio con vivienda para traer a mi familia más adelante.'
  },
  {
    ad: 'jerez-mozo',
    by: {
      name: 'Carmen Galván Rosso',
      email: 'carmen.galvan@buzon.example.com',
      phone: '900 000 506'
    },
    age: 3.1,
    letter:
      'Fui moza en una cuadra de alta escuela durante cinco años y paré para ser madre. Quiero volver. Conozco bien el Pura Raza y no me pesa madrugar.'
  },
  {
    ad: 'jerez-mozo',
    by: {
      name: 'Álvaro Sierra Toscano',
      email: 'alvaro.sierra@buzon.example.org',
      phone: '(900) 000 507'
    },
    age: 1.6,
    letter:
      'Estoy en la zona desde esta semana y puedo empezar de inmediato. Dos temporadas de groom y una de mozo en yeguada. Adjunto referencias si me decís a qué correo.'
  },
  {
    ad: 'jerez-mozo',
    by: 'saray.heredia',
    age: 0.3,
    letter:
      'Termino la temporada de polo este mes y busco algo fijo cerca de casa. Soy rápida con las camas, cuidadosa con los miembros y acostumbrada a horarios de caballos.'
  },
  {
    ad: 'jerez-jinete',
    by: 'demo.candidata',
    age: 4.8,
    letter:
      'Además de la plaza de cuadra, me gustaría que me vierais montar: llevo dos años trabajando potros hasta cambios de pie. No llego a San Jorge, pero sí a preparar la base con calma.'
  },
  {
    ad: 'jerez-jinete',
    by: 'lucia.cabello',
    age: 5.6,
    letter:
      'Vengo del espectáculo, donde monto a diario piaffé, passage y trabajo a mano. Quiero volver a la pista de concurso. Os mando un vídeo de esta primavera cuando queráis.',
    answer: { status: 'approved', age: 3.2 }
  },
  {
    ad: 'jerez-jinete',
    by: {
      name: 'Ignacio Tello Mármol',
      email: 'ignacio.tello@buzon.example.com',
      phone: '900 000 508'
    },
    age: 3.9,
    letter:
      'He competido en San Jorge e Intermedia I con dos caballos de la casa donde trabajaba. Busco continuidad, un buen entrenador en pista y caballos jóvenes que formar.'
  },
  {
    ad: 'jerez-jinete',
    by: 'leire.cantabria',
    age: 2.6,
    letter:
      'Mi especialidad son los caballos jóvenes de salto, pero toda mi formación de base es de doma clásica. Si buscáis unas manos suaves para los potros, contad conmigo.',
    answer: { status: 'rejected', age: 1.1 }
  },
  {
    ad: 'jerez-yeguero',
    by: 'curro.villalba',
    age: 25.3,
    letter:
      'Treinta años de yegüero y más de quinientos partos. Duermo poco y sé cuándo esperar y cuándo llamar al veterinario. Me gustaría hablar de las noches y del descanso.',
    answer: { status: 'approved', age: 23.8 }
  }
]
