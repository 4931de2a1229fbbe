import type { DemoApplication } from '#demo/application.ts'

export const toOtherAds: DemoApplication[] = [
  {
    ad: 'clinica-auxiliar',
    by: 'daniela.salamanca',
    age: 5.2,
    letter:
      'Hice seis meses de prácticas en hospital equino, con quirófano y cuidados intensivos de potros. Me manejo bien en turnos de noche y con caballos doloridos.',
    answer: { status: 'approved', age: 3.4 }
  },
  {
    ad: 'clinica-auxiliar',
    by: 'carlota.bernal',
    age: 4.9,
    letter:
      'Curso cuarto de Veterinaria y busco un trabajo de tardes o fines de semana en clínica de caballos. Puedo hacer guardias en vacaciones.'
  },
  {
    ad: 'clinica-auxiliar',
    by: {
      name: 'Verónica Palomo Sáez',
      email: 'veronica.palomo@buzon.example.org',
      phone: '900 000 531'
    },
    age: 3.8,
    letter:
      'Auxiliar técnica veterinaria con cuatro años en pequeños animales. Quiero pasar a caballos porque es lo que monto y lo que me gusta. Aprendo los protocolos deprisa.'
  },
  {
    ad: 'clinica-auxiliar',
    by: 'wilson.andrade',
    age: 2.7,
    letter:
      'Sujeto bien a los caballos y tengo fuerza y calma. No tengo el título, pero he asistido a muchas curas en el picadero. Podría empezar en la cuadra del hospital.',
    answer: { status: 'rejected', age: 1.5 }
  },
  {
    ad: 'clinica-auxiliar',
    by: {
      name: 'Cristian Moraru',
      email: 'cristian.moraru@buzon.example.com',
      phone: '900.000.532'
    },
    age: 0.6,
    letter:
      'Técnico en producción ganadera y diez años de vaquería. Sé poner vías, sondar y atender partos. Busco dejar el ordeño y acercarme a Madrid.'
  },
  {
    ad: 'zafra-encargada',
    by: 'marga.plasencia',
    age: 15.8,
    letter:
      'Soy veterinaria y me gustaría una plaza en finca donde llevar la reproducción y el día a día. Conozco los libros genealógicos y me entiendo en portugués.',
    answer: { status: 'approved', age: 13.9 }
  },
  {
    ad: 'zafra-encargada',
    by: 'eusebio.zafra',
    age: 14.2,
    letter:
      'Ya estoy jubilado, pero conozco la finca y a media comarca. Si necesitáis a alguien que enseñe a quien entre, voy por las mañanas y no pido mucho.',
    answer: { status: 'rejected', age: 13.8 }
  },
  {
    ad: 'alpujarra-guia',
    by: 'tomas.guadix',
    age: 12.8,
    letter:
      'Guía de montaña titulado y quince años de rutas por Sierra Nevada. Conozco cada fuente y cada vado. Tengo B+E y mi propio botiquín para caballos y personas.',
    answer: { status: 'approved', age: 11.0 }
  },
  {
    ad: 'alpujarra-guia',
    by: 'uxia.lugo',
    age: 9.4,
    letter:
      'Trabajo de abril a octubre en el Camino y me gustaría alargar la temporada en el sur, en marzo y noviembre. Hablo inglés y portugués. ¿Os encajan esas fechas?'
  },
  {
    ad: 'madrid-jefe-cuadra',
    by: 'montse.girona',
    age: 18.1,
    letter:
      'Dirijo un equipo de seis en una cuadra de salto y quiero un centro más grande. Compras, turnos, propietarios difíciles y facturas: todo eso ya lo llevo.',
    answer: { status: 'approved', age: 15.2 }
  },
  {
    ad: 'madrid-jefe-cuadra',
    by: 'andrei.ionescu',
    age: 16.6,
    letter:
      'Soy primer mozo desde hace cinco años y llevo de hecho la cuadra. Me falta el ordenador, que estoy aprendiendo, y me sobra conocer caballos y gente.',
    answer: { status: 'rejected', age: 15.2 }
  },
  {
    ad: 'almonte-vaquero',
    by: {
      name: 'Borja Espina Larios',
      email: 'borja.espina@buzon.example.org',
      phone: '900 000 533'
    },
    age: 8.8,
    letter:
      'He hecho tres sacas de yeguas y trabajo el ganado a caballo con mi padre. El barro y los mosquitos ya los conozco. Llevo mi montura y mi garrocha.'
  },
  {
    ad: 'ubrique-taller',
    by: 'manolo.reyes',
    age: 6.1,
    letter:
      'Guarnicionero de siempre, coso a dos agujas y hago colleras. Por la edad me iría mejor media jornada o trabajo por encargo desde casa. ¿Os interesaría?'
  },
  {
    ad: 'cordoba-alta-escuela',
    by: 'lucia.cabello',
    age: 8.4,
    letter:
      'Vivo en Lucena y vi vuestro espectáculo en mayo. Trabajo piaffé, passage y monta a la amazona con público y música. Puedo hacer una prueba cualquier lunes.',
    answer: { status: 'approved', age: 6.9 }
  },
  {
    ad: 'almagro-raid',
    by: 'yolanda.raid',
    age: 4.2,
    letter:
      'He terminado siete raids de 120 km y llevo yo la preparación de mis dos yeguas árabes. Me interesa trabajar en equipo y con caballos mejores que los míos.'
  },
  {
    ad: 'segovia-completo',
    by: 'olga.petrova',
    age: 11.4,
    letter:
      'Corrí completo hasta CCI3* antes de venir a España. Llevo dos años sin competir, pero sigo montando cada día. Un box para mi yegua sería lo ideal.'
  },
  {
    ad: 'ledesma-domador',
    by: 'hector.avila',
    age: 9.9,
    letter:
      'Domo a la vaquera con pie a tierra y riendas largas antes de montar. Aún no tengo palmarés; os invito a ver los dos caballos que tengo ahora en casa.',
    answer: { status: 'rejected', age: 7.6 }
  },
  {
    ad: 'cambados-paseos',
    by: 'sabela.vigo',
    age: 1.0,
    letter:
      'Tengo 16 años y busco mi primer trabajo de verano. Nado bien, monto desde los siete y tengo permiso de mis padres. Podría ayudar a preparar los caballos.'
  },
  {
    ad: 'cangas-guia',
    by: 'pelayo.asturias',
    age: 9.6,
    letter:
      'Los asturcones son mi casa: llevo manada en puerto y guío familias en agosto. Tengo remolque y primeros auxilios. Vivo a un paso, así que el piso, para otro.',
    answer: { status: 'approved', age: 8.0 }
  },
  {
    ad: 'betera-encargado',
    by: {
      name: 'Vicent Alapont Ros',
      email: 'vicent.alapont@buzon.example.com',
      phone: '+34 900 000 534'
    },
    age: 7.2,
    letter:
      'Encargado de una cuadra de trotones durante nueve años, con cinco personas. Organizo, contrato y también limpio si falta alguien. Valenciano y castellano.'
  }
]
