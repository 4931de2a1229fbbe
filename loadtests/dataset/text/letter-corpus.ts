/** Sentences of applicants, with the marks of the job corpus. */
export const letterOpenings =
  `Me interesa mucho el puesto que publicáis; Buenos días: os escribo por el anuncio;
  Llevo # años trabajando con %h; Soy de la zona y me gustaría trabajar con vosotros;
  Acabo de terminar la temporada en la finca %n; He leído vuestro anuncio y creo que encajo;
  Busco una cuadra seria donde quedarme; Vengo de una familia con %h`.split(/;\s+/)

export const letterExperience = `He cuidado # %h y sé lo que pide el día a día de una cuadra;
  Tengo experiencia en %d y en el manejo de %h; Monto a diario y he ayudado con potros;
  He dado clases de iniciación y acompañado rutas; En la cuadra %n aprendí a curar, vendar y esquilar;
  Trabajé # años en una cuadra de %d; Hice las prácticas en un centro con # %h;
  Conduzco el van y el tractor, y he viajado a concursos`.split(/;\s+/)

export const letterClosings =
  `Puedo incorporarme en # días; Vivo cerca y tengo coche; Puedo enviar referencias;
  No me importa madrugar ni trabajar fines de semana; Estoy disponible para una prueba cuando queráis;
  Me mudaría si hay vivienda; Gracias por vuestra atención; Quedo a la espera de vuestra llamada`.split(
    /;\s+/
  )

export const profileSentences =
  `Experiencia con # %h en cuadra de %d; Amante de %d, con # años de oficio;
  Cuidado y monta de %h; Busco cuadra de %d con vivienda; He trabajado # años con %h;
  Disponible para cuadra, rutas y clases; Fines de semana y vacaciones con %h;
  Formación en %d y muchas ganas de aprender; Mozo o moza de confianza, # años en la finca %n`.split(
    /;\s+/
  )

export const firstNames =
  `María; Antonio; Carmen; Manuel; Lucía; José; Ana; Javier; Laura; David; Marta;
  Daniel; Paula; Francisco; Cristina; Carlos; Elena; Miguel; Sara; Rafael; Irene; Alejandro; Alba; Pablo;
  Rocío; Sergio; Nuria; Adrián; Inés; Álvaro; Macarena; Jaime; Noelia; Iván; Ainhoa; Iker; Montse; Jordi;
  Uxía; Brais; Begoña; Andrei; Fátima; Youssef; Ioana; Gabriela; Wilson; Candela; Nerea; Hugo`.split(
    /;\s+/
  )

export const surnames =
  `García; Rodríguez; González; Fernández; López; Martínez; Sánchez; Pérez; Gómez;
  Martín; Jiménez; Ruiz; Hernández; Díaz; Moreno; Muñoz; Álvarez; Romero; Alonso; Gutiérrez; Navarro;
  Torres; Domínguez; Vázquez; Ramos; Gil; Ramírez; Serrano; Blanco; Molina; Morales; Suárez; Ortega;
  Delgado; Castro; Ortiz; Rubio; Marín; Sanz; Iglesias; Medina; Garrido; Cortés; Castillo; Lozano; Guerrero;
  Cano; Prieto; Méndez; Cruz; Calvo; Gallego; Vidal; León; Herrera; Peña; Cabrera; Campos; Vega; Fuentes;
  Etxeberria; Ferrer; Puig; Seoane; Ionescu; El Amrani; Quispe`.split(/;\s+/)

/** What an employer writes to those who wait when a job is filled. */
export const closingAnswers = [
  'Ya hemos cubierto el puesto. Muchas gracias por tu interés.',
  'Hemos elegido a otra persona. Guardamos tus datos por si sale otra cosa.',
  'El puesto está cubierto. Suerte con la búsqueda.',
  'Al final no contratamos a nadie esta temporada. Gracias por escribir.'
]
