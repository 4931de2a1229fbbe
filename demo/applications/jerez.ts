import type { DemoApplication } from '#demo/application.ts'

/** The ad that everybody wants, and the other ads of the same employer. */
export const toJerez: DemoApplication[] = [
  {
    jobKey: 'jerez-mozo',
    applicant: 'demo.candidata',
    submittedDaysAgo: 11.9,
    coverLetter:
      'Buenos días: llevo siete años en cuadras de doma, los tres últimos con caballos enteros. Sé dar cuerda, trenzar y hacer primeras curas. Me interesa sobre todo que ofrezcáis vivienda y que los caballos salgan al campo. Puedo incorporarme el día 1.',
    decision: { status: 'approved', age: 9.4 }
  },
  {
    jobKey: 'jerez-mozo',
    applicant: 'marcos.vadillo',
    submittedDaysAgo: 11.6,
    coverLetter:
      'Vivo en Puerto Real y he trabajado dos veranos en una cuadra de pupilaje. No tengo mucha experiencia con sementales, pero aprendo rápido y no falto nunca.',
    decision: { status: 'rejected', age: 8.7 }
  },
  {
    jobKey: 'jerez-mozo',
    applicant: 'nadia.elk',
    submittedDaysAgo: 11.2,
    coverLetter:
      'Estoy terminando el ciclo de actividades ecuestres y me gustaría empezar en una yeguada seria. Tengo galope 4 y disponibilidad completa a partir de junio.',
    decision: { status: 'rejected', age: 8.7 }
  },
  {
    jobKey: 'jerez-mozo',
    applicant: {
      name: 'Joaquín Lebrero Paz',
      email: 'joaquin.lebrero@buzon.example.org',
      phone: '900 000 501'
    },
    submittedDaysAgo: 10.8,
    coverLetter:
      'Soy de Jerez y me he criado entre caballos. Trabajé seis años de mozo en una ganadería que ha cerrado. Puedo dar el teléfono del mayoral para referencias.',
    decision: { status: 'approved', age: 7.9 }
  },
  {
    jobKey: 'jerez-mozo',
    applicant: 'andrei.ionescu',
    submittedDaysAgo: 10.1,
    coverLetter:
      'Quince años de mozo en Madrid y Toledo, tractor, soldadura y caballos difíciles. Quiero bajar al sur con mi mujer. ¿La vivienda sería para dos personas?',
    decision: { status: 'rejected', age: 6.5 }
  },
  {
    jobKey: 'jerez-mozo',
    applicant: {
      name: 'Maribel Carrasco',
      email: 'maribel.carrasco@buzon.example.com',
      phone: '+34 900 000 502'
    },
    submittedDaysAgo: 9.7,
    coverLetter:
      'He visto el anuncio en el tablón del club. Cuido los tres caballos de mi familia y he sustituido a la moza de mi cuadra este invierno. Busco mi primer contrato en el sector.'
  },
  {
    jobKey: 'jerez-mozo',
    applicant: 'estela.moguer',
    submittedDaysAgo: 8.9,
    coverLetter:
      'He trabajado en una escuela de ponis y en un centro de recuperación de équidos. Me gusta el trabajo tranquilo y limpio. Tengo carné B y coche propio.'
  },
  {
    jobKey: 'jerez-mozo',
    applicant: {
      name: 'Rafael Orellana Gil',
      email: 'rafael.orellana@buzon.example.org',
      phone: '900-000-503'
    },
    submittedDaysAgo: 8.3,
    coverLetter:
      'Tengo 48 años y toda la vida de mozo de espuelas. Sé tratar con caballos enteros y con propietarios. Prefiero contrato indefinido, y si encajamos no me muevo.'
  },
  {
    jobKey: 'jerez-mozo',
    applicant: 'ruben.aranda',
    submittedDaysAgo: 7.7,
    coverLetter:
      'Vengo de la hostelería y quiero cambiar de vida. Monto desde niño y estoy acostumbrado a jornadas largas y a trabajar en equipo. Aceptaría un periodo de prueba.'
  },
  {
    jobKey: 'jerez-mozo',
    applicant: {
      name: 'Ioana Munteanu',
      email: 'ioana.munteanu@buzon.example.com',
      phone: '900 000 504'
    },
    submittedDaysAgo: 6.6,
    coverLetter:
      'Cuatro años en una cuadra de doma en Rumanía y uno en Chiclana. Camas, baño, preparación para concurso y carga en camión. Hablo español e inglés.'
  },
  {
    jobKey: 'jerez-mozo',
    applicant: {
      name: 'Pedro Luis Ahumada',
      email: 'pedro.ahumada@buzon.example.org',
      phone: '900.000.505'
    },
    submittedDaysAgo: 5.2,
    coverLetter:
      'Acabo de sacarme el carné B y llevo desde los 14 ayudando en la yeguada de mi tío en Trebujena. Sé dar cuerda y recortar crines. Puedo ir a conoceros cualquier mañana.'
  },
  {
    jobKey: 'jerez-mozo',
    applicant: 'wilson.andrade',
    submittedDaysAgo: 4.4,
    coverLetter:
      'En Ecuador cuidé caballos de paso y en España llevo dos años en un picadero de Getafe. Busco un sitio con vivienda para traer a mi familia más adelante.'
  },
  {
    jobKey: 'jerez-mozo',
    applicant: {
      name: 'Carmen Galván Rosso',
      email: 'carmen.galvan@buzon.example.com',
      phone: '900 000 506'
    },
    submittedDaysAgo: 3.1,
    coverLetter:
      'Fui moza en una cuadra de alta escuela durante cinco años y paré para ser madre. Quiero volver. Conozco bien el Pura Raza y no me pesa madrugar.'
  },
  {
    jobKey: 'jerez-mozo',
    applicant: {
      name: 'Álvaro Sierra Toscano',
      email: 'alvaro.sierra@buzon.example.org',
      phone: '(900) 000 507'
    },
    submittedDaysAgo: 1.6,
    coverLetter:
      'Estoy en la zona desde esta semana y puedo empezar de inmediato. Dos temporadas de groom y una de mozo en yeguada. Adjunto referencias si me decís a qué correo.'
  },
  {
    jobKey: 'jerez-mozo',
    applicant: 'saray.heredia',
    submittedDaysAgo: 0.3,
    coverLetter:
      'Termino la temporada de polo este mes y busco algo fijo cerca de casa. Soy rápida con las camas, cuidadosa con los miembros y acostumbrada a horarios de caballos.'
  },
  {
    jobKey: 'jerez-jinete',
    applicant: 'demo.candidata',
    submittedDaysAgo: 4.8,
    coverLetter:
      'Además de la plaza de cuadra, me gustaría que me vierais montar: llevo dos años trabajando potros hasta cambios de pie. No llego a San Jorge, pero sí a preparar la base con calma.'
  },
  {
    jobKey: 'jerez-jinete',
    applicant: 'lucia.cabello',
    submittedDaysAgo: 5.6,
    coverLetter:
      'Vengo del espectáculo, donde monto a diario piaffé, passage y trabajo a mano. Quiero volver a la pista de concurso. Os mando un vídeo de esta primavera cuando queráis.',
    decision: { status: 'approved', age: 3.2 }
  },
  {
    jobKey: 'jerez-jinete',
    applicant: {
      name: 'Ignacio Tello Mármol',
      email: 'ignacio.tello@buzon.example.com',
      phone: '900 000 508'
    },
    submittedDaysAgo: 3.9,
    coverLetter:
      'He competido en San Jorge e Intermedia I con dos caballos de la casa donde trabajaba. Busco continuidad, un buen entrenador en pista y caballos jóvenes que formar.'
  },
  {
    jobKey: 'jerez-jinete',
    applicant: 'leire.cantabria',
    submittedDaysAgo: 2.6,
    coverLetter:
      'Mi especialidad son los caballos jóvenes de salto, pero toda mi formación de base es de doma clásica. Si buscáis unas manos suaves para los potros, contad conmigo.',
    decision: { status: 'rejected', age: 1.1 }
  },
  {
    jobKey: 'jerez-yeguero',
    applicant: 'curro.villalba',
    submittedDaysAgo: 25.3,
    coverLetter:
      'Treinta años de yegüero y más de quinientos partos. Duermo poco y sé cuándo esperar y cuándo llamar al veterinario. Me gustaría hablar de las noches y del descanso.',
    decision: { status: 'approved', age: 23.8 }
  }
]
