import type { DemoConversation } from './application.ts'

export const demoConversations: DemoConversation[] = [
  {
    employer: 'demo.empresa',
    applicant: 'demo.candidata',
    jobKey: 'jerez-mozo',
    messages: [
      {
        from: 'employer',
        sentDaysAgo: 9.3,
        text: 'Hola, Rocío. Nos ha gustado tu solicitud. ¿Podrías venir a conocer la cuadra esta semana?',
        readDaysAgo: 9.1
      },
      {
        from: 'applicant',
        sentDaysAgo: 9.05,
        text: '¡Claro! El jueves o el viernes por la mañana me viene bien. ¿Llevo botas y casco?',
        readDaysAgo: 9.0
      },
      {
        from: 'employer',
        sentDaysAgo: 8.95,
        text: 'El jueves a las nueve. Sí, trae casco y así montas un rato. Te mando la ubicación por teléfono.',
        readDaysAgo: 8.9
      },
      {
        from: 'applicant',
        sentDaysAgo: 6.8,
        text: 'Gracias por la visita de ayer, me encantó la finca. Me quedo con muchas ganas.',
        readDaysAgo: 6.7
      },
      {
        from: 'employer',
        sentDaysAgo: 6.5,
        text: 'Y nosotros contigo. Estamos mirando la vivienda: ¿vendrías sola o con perro?',
        readDaysAgo: 6.4
      },
      {
        from: 'applicant',
        sentDaysAgo: 6.35,
        text: 'Con una perra mayor y muy tranquila, acostumbrada a las cuadras.',
        readDaysAgo: 6.1
      },
      {
        from: 'employer',
        sentDaysAgo: 0.4,
        text: 'Perfecto. Te preparamos el contrato: 1.250 € en 14 pagas, 40 horas y alta el día 1. ¿Te lo mando por correo?'
      }
    ]
  },
  {
    employer: 'demo.empresa',
    applicant: 'curro.villalba',
    jobKey: 'jerez-yeguero',
    messages: [
      {
        from: 'employer',
        sentDaysAgo: 23.7,
        text: 'Buenas tardes, Curro. ¿Le parece si hablamos de las noches? Serían cinco por semana.',
        readDaysAgo: 23.5
      },
      {
        from: 'applicant',
        sentDaysAgo: 23.4,
        text: 'Buenas. Cinco noches está bien si los dos días libres van juntos.',
        readDaysAgo: 23.3
      },
      {
        from: 'employer',
        sentDaysAgo: 22.9,
        text: 'Van juntos, y en marzo entra un refuerzo. ¿Pasa el lunes por aquí?',
        readDaysAgo: 22.6
      },
      {
        from: 'applicant',
        sentDaysAgo: 22.5,
        text: 'El lunes a las diez estoy allí.',
        readDaysAgo: 22.4
      }
    ]
  },
  {
    employer: 'demo.empresa',
    applicant: 'lucia.cabello',
    jobKey: 'jerez-jinete',
    messages: [
      {
        from: 'applicant',
        sentDaysAgo: 3.0,
        text: 'Muchas gracias por la respuesta. Os dejo el vídeo preparado; decidme a qué correo lo envío.',
        readDaysAgo: 2.8
      },
      {
        from: 'employer',
        sentDaysAgo: 2.7,
        text: 'Al de la yeguada, el que sale en el anuncio. Hemos subido el sueldo a 1.800 €, lo verás actualizado.',
        readDaysAgo: 2.2
      },
      {
        from: 'applicant',
        sentDaysAgo: 0.9,
        text: 'Enviado. Puedo ir a probar los caballos a partir del sábado.'
      }
    ]
  },
  {
    employer: 'carcavas.altas',
    applicant: 'alba.colmenar',
    jobKey: 'madrid-groom',
    messages: [
      {
        from: 'employer',
        sentDaysAgo: 6.1,
        text: 'Hola, Alba. ¿Nos pasas el contacto de la última cuadra donde trabajaste?',
        readDaysAgo: 6.0
      },
      {
        from: 'applicant',
        sentDaysAgo: 5.9,
        text: 'Sí, hoy mismo aviso a mi antigua jefa y os doy su número. ¿Cuándo sería el primer concurso?',
        readDaysAgo: 5.6
      },
      {
        from: 'employer',
        sentDaysAgo: 5.5,
        text: 'Dentro de tres semanas, en Valencia: cuatro días y dos caballos.',
        readDaysAgo: 5.2
      },
      { from: 'applicant', sentDaysAgo: 5.1, text: 'Contad conmigo. Espero vuestra llamada.' }
    ]
  },
  {
    employer: 'carcavas.altas',
    applicant: 'demo.candidata',
    jobKey: 'madrid-groom',
    messages: [
      {
        from: 'employer',
        sentDaysAgo: 6.0,
        text: 'Hola, Rocío: esta vez buscábamos a alguien con B+E y más viajes. Guardamos tu solicitud para la temporada que viene. ¡Suerte!',
        readDaysAgo: 5.7
      },
      {
        from: 'applicant',
        sentDaysAgo: 5.65,
        text: 'Gracias por avisar, se agradece una respuesta clara. Para entonces tendré el carné.',
        readDaysAgo: 5.3
      }
    ]
  },
  {
    employer: 'hipica.torrezarcal',
    applicant: 'demo.candidata',
    jobKey: 'sevilla-monitor',
    messages: [
      {
        from: 'employer',
        sentDaysAgo: 2.0,
        text: 'Buenas, Rocío. ¿Qué te falta exactamente del TD1 y cuándo te examinas?'
      },
      {
        from: 'employer',
        sentDaysAgo: 1.1,
        text: 'Si te interesa, también tenemos la plaza de cuadra por las mañanas.'
      }
    ]
  },
  {
    employer: 'harizpe',
    applicant: 'iker.gipuzkoa',
    jobKey: 'oiartzun-monitora',
    messages: [
      {
        from: 'employer',
        sentDaysAgo: 3.0,
        text: 'Kaixo, Iker! ¿Podrías dar una clase de prueba el sábado a las once?',
        readDaysAgo: 2.8
      },
      {
        from: 'applicant',
        sentDaysAgo: 2.7,
        text: 'Bai, ahí estaré. ¿Qué edades y cuántos ponis tendré?',
        readDaysAgo: 2.5
      },
      {
        from: 'employer',
        sentDaysAgo: 2.4,
        text: 'Seis peques de seis años y seis ponis muy buenos.',
        readDaysAgo: 2.3
      }
    ]
  },
  {
    employer: 'dehesa.zorzal',
    applicant: 'marga.plasencia',
    jobKey: 'zafra-encargada',
    messages: [
      {
        from: 'applicant',
        sentDaysAgo: 13.5,
        text: 'Muchas gracias. Antes de la visita, ¿la casa tiene buena cobertura? Hago guardias por teléfono.',
        readDaysAgo: 13.2
      },
      {
        from: 'employer',
        sentDaysAgo: 13.0,
        text: 'Hay fibra desde el año pasado. Te esperamos el miércoles para comer.',
        readDaysAgo: 12.8
      }
    ]
  },
  {
    employer: 'vereda.y.estribo',
    applicant: 'tomas.guadix',
    jobKey: 'alpujarra-guia',
    messages: [
      {
        from: 'employer',
        sentDaysAgo: 10.8,
        text: 'Tomás, ¿te apuntas a la ruta de reconocimiento del puente? Pagamos el día.',
        readDaysAgo: 10.5
      },
      {
        from: 'applicant',
        sentDaysAgo: 10.4,
        text: 'Me apunto. ¿Llevo mi caballo o me dejáis uno?',
        readDaysAgo: 9.9
      },
      { from: 'employer', sentDaysAgo: 9.8, text: 'Te dejamos a Romero, que conoce el camino.' }
    ]
  },
  {
    employer: 'la.hoz.chica',
    applicant: 'ines.valladolid',
    jobKey: 'cuenca-monitora',
    messages: [
      {
        from: 'employer',
        sentDaysAgo: 0.7,
        text: 'Inés, qué alegría leerte. ¿Podemos hablar esta tarde? Llámanos cuando salgas de clase.',
        readDaysAgo: 0.5
      },
      {
        from: 'applicant',
        sentDaysAgo: 0.45,
        text: 'A las cinco y media os llamo.',
        readDaysAgo: 0.35
      }
    ]
  },
  {
    employer: 'barranco.azul',
    applicant: 'yaiza.tenerife',
    jobKey: 'telde-monitor',
    messages: [
      {
        from: 'employer',
        sentDaysAgo: 5.8,
        text: 'Hola, Yaiza. Son cinco horas de clase y dos de cuadra al día, con martes y domingo libres.',
        readDaysAgo: 5.5
      },
      {
        from: 'applicant',
        sentDaysAgo: 5.4,
        text: 'Me encaja. ¿Conocéis algún piso de alquiler razonable en Telde?'
      }
    ]
  }
]
