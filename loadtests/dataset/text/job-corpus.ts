/** Sentences of a job. `#` becomes a number, `%h` a herd, `%d` a discipline, `%n` an invented name. */
export const duties =
  `Cuidado de # %h; Limpieza y alimentación de # %h; Clases de equitación a grupos reducidos;
  Atención diaria de # %h; Cuadra de %d con # %h; Monta diaria de # %h; Trabajo con # %h en finca %n;
  Paseos y rutas con # %h; Doma de # %h; Ayuda en cuadra de %d; Cuidado de # %h en la finca %n;
  Preparación de # %h para %d; Manejo de # %h y mantenimiento; Equipo de %d, # %h;
  Seguimiento de # %h y partos; Clases y monta de # %h; Cuadra %n, # %h; Finca %n, # %h al aire libre;
  Acompañamiento a concursos de %d; Desbrave de # %h; Herraje y recorte de # %h`.split(/;\s+/)

/** At least the minimum wage of 2026, 1.221 € in fourteen payments. */
export const pay = `1.221 € en 14 pagas; 1.300 € en 14 pagas; 1.250 € en 14 pagas; 1.430 € al mes;
  según convenio; 11 € la hora; 1.500 € al mes; 700 € por 20 h; 1.350 € y pagas extra; 12 € la hora;
  15 € la clase; 1.600 € brutos; 1.800 € brutos; 950 € por 30 h; 18 € la clase; 1.450 € en 12 pagas;
  2.000 € brutos`.split(/;\s+/)

export const hours = `40 h semanales; dos días libres; de lunes a viernes; jornada partida;
  turnos de mañana; un fin de semana libre de cada dos; fines de semana; jornada continua; jornada intensiva;
  tardes libres; de martes a sábado; horario flexible; libra lunes y martes; de 8 a 15 h`.split(
  /;\s+/
)

export const extras = `Con vivienda; Habitación en la finca; Sin vivienda; Box para tu caballo;
  Contrato indefinido; Alta desde el primer día; Clases incluidas; Vivienda compartida; Comida incluida;
  Posibilidad de montar; Contrato de seis meses; Dietas en concursos; Estudio independiente;
  Caravana equipada; Ayuda de transporte; Formación a cargo de la casa`.split(/;\s+/)

export const requirements =
  `Experiencia mínima de # años con %h; Carné de conducir B y vehículo propio;
  Se valora haber trabajado en %d; Manejo seguro de %h en cuadra y en el campo;
  Referencias de la última cuadra; Trato amable con alumnos y familias; Buena forma física;
  Titulación TD1 o equivalente; Certificado negativo de delitos sexuales (hay alumnado menor);
  Disponibilidad para viajar a concursos de %d; Saber dar cuerda y montar a los tres aires;
  Residencia cerca de la finca %n o ganas de mudarse; Galope # o nivel parecido;
  Se valora el carné B+E para llevar el van; Puntualidad y constancia, también en invierno;
  Conocer la línea %n es un punto a favor; Capacidad de trabajar en equipo; Inglés conversacional;
  Curso de bienestar animal en el transporte; Uso de tractor y desbrozadora; Saber esquilar y trenzar;
  Enviar un vídeo montando; Preguntar por la yegua %n al llamar; No hace falta experiencia, enseñamos;
  Haber herrado en frío y en caliente; Nociones de primeros auxilios equinos;
  Experiencia con sementales y monta dirigida; Incorporación antes del día #; Gusto por %d;
  Permiso de trabajo en regla; Orden en el guadarnés y con las mantas; Vivir a menos de # km`.split(
    /;\s+/
  )
