import type { DemoApplication } from '#demo/application.ts'

export const toOtherAds: DemoApplication[] = [
  {
    jobKey: 'clinica-auxiliar',
    applicant: 'daniela.salamanca',
    submittedDaysAgo: 5.2,
    coverLetter:
      'Hice seis meses de prácticas en hospital equino, con quirófano y cuidados intensivos de potros. Me manejo bien en turnos de noche y con caballos doloridos.',
    decision: { status: 'approved', age: 3.4 }
  },
  {
    jobKey: 'clinica-auxiliar',
    applicant: 'carlota.bernal',
    submittedDaysAgo: 4.9,
    coverLetter:
      'Curso cuarto de Veterinaria y busco un trabajo de tardes o fines de semana en clínica de caballos. Puedo hacer guardias en vacaciones.'
  },
  {
    jobKey: 'clinica-auxiliar',
    applicant: {
      name: 'Verónica Palomo Sáez',
      email: 'veronica.palomo@buzon.example.org',
      phone: '900 000 531'
    },
    submittedDaysAgo: 3.8,
    coverLetter:
      'Auxiliar técnica veterinaria con cuatro años en pequeños animales. Quiero pasar a caballos porque es lo que monto y lo que me gusta. Aprendo los protocolos deprisa.'
  },
  {
    jobKey: 'clinica-auxiliar',
    applicant: 'wilson.andrade',
    submittedDaysAgo: 2.7,
    coverLetter:
      'Sujeto bien a los caballos y tengo fuerza y calma. No tengo el título, pero he asistido a muchas curas en el picadero. Podría empezar en la cuadra del hospital.',
    decision: { status: 'rejected', age: 1.5 }
  },
  {
    jobKey: 'clinica-auxiliar',
    applicant: {
      name: 'Cristian Moraru',
      email: 'cristian.moraru@buzon.example.com',
      phone: '900.000.532'
    },
    submittedDaysAgo: 0.6,
    coverLetter:
      'Técnico en producción ganadera y diez años de vaquería. Sé poner vías, sondar y atender partos. Busco dejar el ordeño y acercarme a Madrid.'
  },
  {
    jobKey: 'zafra-encargada',
    applicant: 'marga.plasencia',
    submittedDaysAgo: 15.8,
    coverLetter:
      'Soy veterinaria y me gustaría una plaza en finca donde llevar la reproducción y el día a día. Conozco los libros genealógicos y me entiendo en portugués.',
    decision: { status: 'approved', age: 13.9 }
  },
  {
    jobKey: 'zafra-encargada',
    applicant: 'eusebio.zafra',
    submittedDaysAgo: 14.2,
    coverLetter:
      'Ya estoy jubilado, pero conozco la finca y a media comarca. Si necesitáis a alguien que enseñe a quien entre, voy por las mañanas y no pido mucho.',
    decision: { status: 'rejected', age: 13.8 }
  },
  {
    jobKey: 'alpujarra-guia',
    applicant: 'tomas.guadix',
    submittedDaysAgo: 12.8,
    coverLetter:
      'Guía de montaña titulado y quince años de rutas por Sierra Nevada. Conozco cada fuente y cada vado. Tengo B+E y mi propio botiquín para caballos y personas.',
    decision: { status: 'approved', age: 11.0 }
  },
  {
    jobKey: 'alpujarra-guia',
    applicant: 'uxia.lugo',
    submittedDaysAgo: 9.4,
    coverLetter:
      'Trabajo de abril a octubre en el Camino y me gustaría alargar la temporada en el sur, en marzo y noviembre. Hablo inglés y portugués. ¿Os encajan esas fechas?'
  },
  {
    jobKey: 'madrid-jefe-cuadra',
    applicant: 'montse.girona',
    submittedDaysAgo: 18.1,
    coverLetter:
      'Dirijo un equipo de seis en una cuadra de salto y quiero un centro más grande. Compras, turnos, propietarios difíciles y facturas: todo eso ya lo llevo.',
    decision: { status: 'approved', age: 15.2 }
  },
  {
    jobKey: 'madrid-jefe-cuadra',
    applicant: 'andrei.ionescu',
    submittedDaysAgo: 16.6,
    coverLetter:
      'Soy primer mozo desde hace cinco años y llevo de hecho la cuadra. Me falta el ordenador, que estoy aprendiendo, y me sobra conocer caballos y gente.',
    decision: { status: 'rejected', age: 15.2 }
  },
  {
    jobKey: 'almonte-vaquero',
    applicant: {
      name: 'Borja Espina Larios',
      email: 'borja.espina@buzon.example.org',
      phone: '900 000 533'
    },
    submittedDaysAgo: 8.8,
    coverLetter:
      'He hecho tres sacas de yeguas y trabajo el ganado a caballo con mi padre. El barro y los mosquitos ya los conozco. Llevo mi montura y mi garrocha.'
  },
  {
    jobKey: 'ubrique-taller',
    applicant: 'manolo.reyes',
    submittedDaysAgo: 6.1,
    coverLetter:
      'Guarnicionero de siempre, coso a dos agujas y hago colleras. Por la edad me iría mejor media jornada o trabajo por encargo desde casa. ¿Os interesaría?'
  },
  {
    jobKey: 'cordoba-alta-escuela',
    applicant: 'lucia.cabello',
    submittedDaysAgo: 8.4,
    coverLetter:
      'Vivo en Lucena y vi vuestro espectáculo en mayo. Trabajo piaffé, passage y monta a la amazona con público y música. Puedo hacer una prueba cualquier lunes.',
    decision: { status: 'approved', age: 6.9 }
  },
  {
    jobKey: 'almagro-raid',
    applicant: 'yolanda.raid',
    submittedDaysAgo: 4.2,
    coverLetter:
      'He terminado siete raids de 120 km y llevo yo la preparación de mis dos yeguas árabes. Me interesa trabajar en equipo y con caballos mejores que los míos.'
  },
  {
    jobKey: 'segovia-completo',
    applicant: 'olga.petrova',
    submittedDaysAgo: 11.4,
    coverLetter:
      'Corrí completo hasta CCI3* antes de venir a España. Llevo dos años sin competir, pero sigo montando cada día. Un box para mi yegua sería lo ideal.'
  },
  {
    jobKey: 'ledesma-domador',
    applicant: 'hector.avila',
    submittedDaysAgo: 9.9,
    coverLetter:
      'Domo a la vaquera con pie a tierra y riendas largas antes de montar. Aún no tengo palmarés; os invito a ver los dos caballos que tengo ahora en casa.',
    decision: { status: 'rejected', age: 7.6 }
  },
  {
    jobKey: 'cambados-paseos',
    applicant: 'sabela.vigo',
    submittedDaysAgo: 1.0,
    coverLetter:
      'Tengo 16 años y busco mi primer trabajo de verano. Nado bien, monto desde los siete y tengo permiso de mis padres. Podría ayudar a preparar los caballos.'
  },
  {
    jobKey: 'cangas-guia',
    applicant: 'pelayo.asturias',
    submittedDaysAgo: 9.6,
    coverLetter:
      'Los asturcones son mi casa: llevo manada en puerto y guío familias en agosto. Tengo remolque y primeros auxilios. Vivo a un paso, así que el piso, para otro.',
    decision: { status: 'approved', age: 8.0 }
  },
  {
    jobKey: 'betera-encargado',
    applicant: {
      name: 'Vicent Alapont Ros',
      email: 'vicent.alapont@buzon.example.com',
      phone: '+34 900 000 534'
    },
    submittedDaysAgo: 7.2,
    coverLetter:
      'Encargado de una cuadra de trotones durante nueve años, con cinco personas. Organizo, contrato y también limpio si falta alguien. Valenciano y castellano.'
  }
]
