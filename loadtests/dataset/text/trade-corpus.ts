/** Job titles of the trade; the most frequent first, in this and in every other list. */
export const jobTitles =
  `Mozo/a de cuadra; Monitor/a de equitación; Auxiliar de cuadra; Jinete o amazona;
  Groom de concursos; Encargado/a de cuadra; Cuidador/a de caballos; Profesor/a de equitación;
  Herrador/a; Guía de rutas a caballo; Desbravador/a; Domador/a; Yegüero/a; Jefe/a de cuadra;
  Auxiliar de veterinaria equina; Amazona o jinete de caballos jóvenes; Cochero/a de enganches;
  Monitor/a de ponis; Técnico/a deportivo en equitación; Veterinario/a de équidos;
  Encargado/a de yeguada; Preparador/a de caballos de raid; Guarnicionero/a; Palafrenero/a;
  Conductor/a de camión de caballos; Monitor/a de campamento ecuestre; Terapeuta ecuestre;
  Jinete o amazona de doma vaquera; Auxiliar de equinoterapia; Recepcionista de club hípico;
  Preparador/a de caballos de carreras; Galopador/a; Peón de finca ecuestre; Tractorista de yeguada;
  Fisioterapeuta equino; Dentista equino; Montador/a de pista; Jefe/a de pista;
  Auxiliar de paridera; Técnico/a en reproducción equina; Jinete o amazona de completo;
  Entrenador/a de volteo; Coordinador/a de escuela de equitación; Administrativo/a de centro ecuestre;
  Comercial de piensos para caballos; Mantenedor/a de instalaciones hípicas;
  Jinete o amazona de alta escuela; Jinete o amazona de reining; Mozo/a de polo; Petisero/a;
  Esquilador/a de caballos; Fotógrafo/a de concursos; Repartidor/a de forrajes;
  Costurero/a de mantas y monturas; Osteópata equino; Comisario/a de concursos`.split(/;\s+/)

export const titleQualifiers = `con experiencia; para yeguada; con vivienda; para centro ecuestre;
  para fines de semana; para la temporada de verano; con incorporación inmediata; por las mañanas;
  para club hípico; con carné B; para caballos jóvenes; para sustitución; por las tardes; en finca;
  para escuela de ponis; con carné B+E; para potros; para cuadra de competición; con TD1;
  para la temporada de cría; para pupilaje; con caballo propio admitido; para picadero;
  con nivel de galope 4; para equipo de raid; para paseos turísticos; con disponibilidad para viajar;
  para centro de rehabilitación; para sementales; con conocimientos de tractor`.split(/;\s+/)

export const disciplineCorpus = `salto; doma clásica; doma vaquera; paseo; turismo ecuestre; raid;
  concurso completo; enganches; cría; equitación de trabajo; ponis; alta escuela; equinoterapia;
  carreras; volteo; polo; reining; horseball; acoso y derribo; trec`.split(/;\s+/)

export const herds =
  `caballos; yeguas; caballos de deporte; potros; caballos y ponis; caballos españoles;
  ponis; caballos de pupilaje; caballos lusitanos; yeguas de cría; hispanoárabes; caballos árabes;
  angloárabes; sementales; caballos menorquines; asturcones; caballos de sangre; potros de tres años;
  yeguas con rastra; caballos jubilados; burguetes; mulas; losinos; frisones; hannoverianos`.split(
    /;\s+/
  )

export const companies =
  `Yeguada; Centro Ecuestre; Hípica; Club Hípico; Cuadras; Picadero; Ganadería;
  Escuela de Equitación; Finca; Caballerizas; Rutas; Centro de Doma; Haras; Enganches`.split(/;\s+/)

export const skills = `doma clásica; salto; herraje; esquileo; trenzado; primeros auxilios; inglés;
  carné B; carné B+E; tractor; dar cuerda; potros; clases a niños; TD1; TD2; galope 4; galope 7; partos;
  doma vaquera; vendajes; rutas; enganche; raid; limpieza de cascos; masaje equino; francés; alemán;
  curas; doma natural; monta a la amazona; transporte de caballos; guarnicionería`.split(/;\s+/)
