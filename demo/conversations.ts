import type { DemoConversation } from './application.ts'

export const conversations: DemoConversation[] = [
  {
    employer: 'demo.empresa',
    applicant: 'demo.candidata',
    ad: 'jerez-mozo',
    messages: [
      {
        from: 'employer',
        age: 9.3,
        text: 'Hola, Rocío. Nos ha gustado tu solicitud. ¿Podrías venir a conocer la cuadra esta semana?',
        read: 9.1
      },
      {
        from: 'applicant',
        age: 9.05,
        text: '¡Claro! El jueves o el viernes por la mañana me viene bien. ¿Llevo botas y casco?',
        read: 9.0
      },
      {
        from: 'employer',
        age: 8.95,
        text: 'El jueves a las nueve. Sí, trae casco y así montas un rato. Te mando la ubicación por teléfono.',
        read: 8.9
      },
      {
        from: 'applicant',
        age: 6.8,
        text: 'Gracias por la visita de ayer, me encantó la finca. Me quedo con muchas ganas.',
        read: 6.7
      },
      {
        from: 'employer',
        age: 6.5,
        text: 'Y nosotros contigo. Estamos mirando la vivienda: ¿vendrías sola o con perro?',
        read: 6.4
      },
      {
        from: 'applicant',
        age: 6.35,
        text: 'Con una perra mayor y muy tranquila, acostumbrada a las cuadras.',
        read: 6.1
      },
      {
        from: 'employer',
        age: 0.4,
        text: 'Perfecto. Te preparamos el contrato: 1.250 € en 14 pagas, 40 horas y alta el día 1. ¿Te lo mando por correo?'
      }
    ]
  },
  {
    employer: 'demo.empresa',
    applicant: 'curro.villalba',
    ad: 'jerez-yeguero',
    messages: [
      {
        from: 'employer',
        age: 23.7,
        text: 'Buenas tardes, Curro. ¿Le parece si hablamos de las noches? Serían cinco por semana.',
        read: 23.5
      },
      {
        from: 'applicant',
        age: 23.4,
        text: 'Buenas. Cinco noches está bien si los dos días libres van juntos.',
        read: 23.3
      },
      {
        from: 'employer',
        age: 22.9,
        text: 'Van juntos, y en marzo entra un refuerzo. ¿Pasa el lunes por aquí?',
        read: 22.6
      },
      { from: 'applicant', age: 22.5, text: 'El lunes a las diez estoy allí.', read: 22.4 }
    ]
  },
  {
    employer: 'demo.empresa',
    applicant: 'lucia.cabello',
    ad: 'jerez-jinete',
    messages: [
      {
        from: 'applicant',
        age: 3.0,
        text: 'Muchas gracias por la respuesta. Os dejo el vídeo preparado; decidme a qué correo lo envío.',
        read: 2.8
      },
      {
        from: 'employer',
        age: 2.7,
        text: 'Al de la yeguada, el que sale en el anuncio. Hemos subido el sueldo a 1.800 €, lo verás actualizado.',
        read: 2.2
      },
      {
        from: 'applicant',
        age: 0.9,
        text: 'Enviado. Puedo ir a probar los caballos a partir del sábado.'
      }
    ]
  },
  {
    employer: 'carcavas.altas',
    applicant: 'alba.colmenar',
    ad: 'madrid-groom',
    messages: [
      {
        from: 'employer',
        age: 6.1,
        text: 'Hola, Alba. ¿Nos pasas el contacto de la última cuadra donde trabajaste?',
        read: 6.0
      },
      {
        from: 'applicant',
        age: 5.9,
        text: 'Sí, hoy mismo aviso a mi antigua jefa y os doy su número. ¿Cuándo sería el primer concurso?',
        read: 5.6
      },
      {
        from: 'employer',
        age: 5.5,
        text: 'Dentro de tres semanas, en Valencia: cuatro días y dos caballos.',
        read: 5.2
      },
      { from: 'applicant', age: 5.1, text: 'Contad conmigo. Espero vuestra llamada.' }
    ]
  },
  {
    employer: 'carcavas.altas',
    applicant: 'demo.candidata',
    ad: 'madrid-groom',
    messages: [
      {
        from: 'employer',
        age: 6.0,
        text: 'Hola, Rocío: esta vez buscábamos a alguien con B+E y más viajes. Guardamos tu solicitud para la temporada que viene. ¡Suerte!',
        read: 5.7
      },
      {
        from: 'applicant',
        age: 5.65,
        text: 'Gracias por avisar, se agradece una respuesta clara. Para entonces tendré el carné.',
        read: 5.3
      }
    ]
  },
  {
    employer: 'hipica.torrezarcal',
    applicant: 'demo.candidata',
    ad: 'sevilla-monitor',
    messages: [
      {
        from: 'employer',
        age: 2.0,
        text: 'Buenas, Rocío. ¿Qué te falta exactamente del TD1 y cuándo te examinas?'
      },
      {
        from: 'employer',
        age: 1.1,
        text: 'Si te interesa, también tenemos la plaza de cuadra por las mañanas.'
      }
    ]
  },
  {
    employer: 'harizpe',
    applicant: 'iker.gipuzkoa',
    ad: 'oiartzun-monitora',
    messages: [
      {
        from: 'employer',
        age: 3.0,
        text: 'Kaixo, Iker! ¿Podrías dar una clase de prueba el sábado a las once?',
        read: 2.8
      },
      {
        from: 'applicant',
        age: 2.7,
        text: 'Bai, ahí estaré. ¿Qué edades y cuántos ponis tendré?',
        read: 2.5
      },
      {
        from: 'employer',
        age: 2.4,
        text: 'Seis peques de seis años y seis ponis muy buenos.',
        read: 2.3
      }
    ]
  },
  {
    employer: 'dehesa.zorzal',
    applicant: 'marga.plasencia',
    ad: 'zafra-encargada',
    messages: [
      {
        from: 'applicant',
        age: 13.5,
        text: 'Muchas gracias. Antes de la visita, ¿la casa tiene buena cobertura? Hago guardias por teléfono.',
        read: 13.2
      },
      {
        from: 'employer',
        age: 13.0,
        text: 'Hay fibra desde el año pasado. Te esperamos el miércoles para comer.',
        read: 12.8
      }
    ]
  },
  {
    employer: 'vereda.y.estribo',
    applicant: 'tomas.guadix',
    ad: 'alpujarra-guia',
    messages: [
      {
        from: 'employer',
        age: 10.8,
        text: 'Tomás, ¿te apuntas a la ruta de reconocimiento del puente? Pagamos el día.',
        read: 10.5
      },
      {
        from: 'applicant',
        age: 10.4,
        text: 'Me apunto. ¿Llevo mi caballo o me dejáis uno?',
        read: 9.9
      },
      { from: 'employer', age: 9.8, text: 'Te dejamos a Romero, que conoce el camino.' }
    ]
  },
  {
    employer: 'la.hoz.chica',
    applicant: 'ines.valladolid',
    ad: 'cuenca-monitora',
    messages: [
      {
        from: 'employer',
        age: 0.7,
        text: 'Inés, qué alegría leerte. ¿Podemos hablar esta tarde? Llámanos cuando salgas de clase.',
        read: 0.5
      },
      { from: 'applicant', age: 0.45, text: 'A las cinco y media os llamo.', read: 0.35 }
    ]
  },
  {
    employer: 'barranco.azul',
    applicant: 'yaiza.tenerife',
    ad: 'telde-monitor',
    messages: [
      {
        from: 'employer',
        age: 5.8,
        text: 'Hola, Yaiza. Son cinco horas de clase y dos de cuadra al día, con martes y domingo libres.',
        read: 5.5
      },
      {
        from: 'applicant',
        age: 5.4,
        text: 'Me encaja. ¿Conocéis algún piso de alquiler razonable en Telde?'
      }
    ]
  }
]
