import type { JobRole } from '#events/job-content/vocabulary.ts'
import { formsOf } from '#projections/search/words.ts'

/** The names of each role in titles; in any gender and number. */
const names: Record<JobRole, readonly string[]> = {
  'mozo-cuadra': [
    'mozo',
    'mozo de cuadra',
    'auxiliar de cuadra',
    'personal de cuadra',
    'palafrenero',
    'cuidador de caballos',
    'caballerizo'
  ],
  groom: ['groom'],
  'jefe-cuadra': [
    'jefe de cuadra',
    'encargado de cuadra',
    'responsable de cuadra',
    'capataz de cuadra',
    'primer mozo',
    'primer mozo de cuadra',
    'jefe de mozos'
  ],
  guardes: ['guardés', 'pareja guardesa', 'guarda de finca'],
  jinete: ['jinete', 'amazona', 'montador', 'rider'],
  domador: ['domador', 'desbravador'],
  galopador: ['galopador', 'exercise rider'],
  monitor: [
    'monitor',
    'instructor',
    'monitor de equitación',
    'instructor de equitación',
    'profesor de equitación',
    'técnico deportivo'
  ],
  entrenador: ['entrenador'],
  guia: ['guía', 'guía de rutas', 'guía ecuestre'],
  terapia: ['equinoterapia', 'hipoterapia', 'terapia ecuestre', 'monitor de equinoterapia'],
  yeguero: ['yegüero', 'yegüerizo', 'encargado de yeguada', 'auxiliar de yeguada'],
  cria: ['técnico de reproducción', 'reproducción equina'],
  preparador: ['preparador'],
  jockey: ['jockey', 'yóquey'],
  herrador: ['herrador', 'herrero', 'podólogo equino'],
  veterinario: ['veterinario'],
  'aux-veterinario': [
    'auxiliar de veterinaria',
    'auxiliar veterinario',
    'auxiliar de clínica',
    'ATV',
    'auxiliar clínica',
    'ayudante de veterinaria'
  ],
  fisio: ['fisioterapeuta', 'fisio', 'fisioterapia'],
  guarnicionero: ['guarnicionero', 'talabartero'],
  cochero: ['cochero'],
  transportista: ['transportista', 'chófer', 'conductor'],
  direccion: ['director', 'gerente'],
  recepcion: ['recepcionista', 'administrativo'],
  mantenimiento: ['mantenimiento'],
  concursos: ['organizador de concursos', 'organización de concursos'],
  comercial: ['comercial', 'vendedor']
}

/** Longer names first: «primer mozo» is not a «mozo». */
const namesByLength = Object.entries(names)
  .flatMap(([role, some]) => some.map(name => [formsOf(name).join(' '), role as JobRole] as const))
  .sort(([a], [b]) => b.split(' ').length - a.split(' ').length)

/** The role that a title names; undefined when it names none or several. */
export function roleOfTitle(title: string): JobRole | undefined {
  let rest = ` ${formsOf(title).join(' ')} `
  const named = new Set<JobRole>()
  for (const [forms, role] of namesByLength) {
    const left = rest.replaceAll(` ${forms} `, ' | ')
    if (left !== rest) named.add(role)
    rest = left
  }
  const [role] = named
  return named.size === 1 ? role : undefined
}
