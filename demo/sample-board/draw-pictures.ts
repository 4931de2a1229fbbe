import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export type Scene =
  | 'dehesa'
  | 'cuadra'
  | 'pista'
  | 'pasillo'
  | 'camion'
  | 'caricia'
  | 'guadarnes'
  | 'habitacion'
  | 'ramal'
export type Coat = 'bay' | 'grey' | 'chestnut' | 'black'

export interface Look {
  coat: Coat
  isEvening: boolean
  isMirrored: boolean
}

/** The colours of the horses as they are drawn: those of a bay. */
const drawnCoat = {
  body: ['#8a5632', '#8f5a35', '#6a3f24', '#7a4a2b', '#5b3826', '#8a5a37', '#4a3022'],
  shade: ['#6f4327'],
  dark: ['#3a2115', '#4f2d1a', '#34211a', '#4a2f20', '#38211a', '#5c3823', '#2f1d13'],
  light: ['#a06a40', '#a06a43']
}

const coats: Record<Exclude<Coat, 'bay'>, Record<keyof typeof drawnCoat, string>> = {
  grey: { body: '#b4b8b6', shade: '#949a98', dark: '#6d7472', light: '#d6dad8' },
  chestnut: { body: '#a5572c', shade: '#864420', dark: '#74381b', light: '#c67d4e' },
  black: { body: '#33302f', shade: '#252221', dark: '#191615', light: '#524c4a' }
}

/** Text would be read backwards. */
const unmirrored: readonly Scene[] = ['pista']
const eveningSky = ['#8f9cc0', '#f4c394']

/** A scene as SVG: the drawing, with another coat, hour or side. */
export function drawScene(scene: Scene, { coat, isEvening, isMirrored }: Look): string {
  const file = new URL(`pictures/${scene}.svg`, import.meta.url)
  const painted = paintCoat(readFileSync(file, 'utf8'), coat)
  const lit = isEvening ? paintSky(painted) : painted
  return isMirrored && !unmirrored.includes(scene) ? mirror(lit) : lit
}

function paintCoat(drawing: string, coat: Coat): string {
  if (coat === 'bay') return drawing
  const colours = coats[coat]
  const entries = (Object.keys(drawnCoat) as (keyof typeof drawnCoat)[]).flatMap(part =>
    drawnCoat[part].map(drawn => [drawn, colours[part]] as const)
  )
  const replacements = new Map(entries)
  return drawing.replace(/#[0-9a-f]{6}/g, colour => replacements.get(colour) ?? colour)
}

/** The gradient `s` is the sky. */
function paintSky(drawing: string): string {
  const stops =
    /(<linearGradient id="s"[^>]*><stop stop-color=")[^"]+("\/><stop offset="1" stop-color=")[^"]+/
  return drawing.replace(stops, `$1${eveningSky[0]}$2${eveningSky[1]}`)
}

const width = 480

function mirror(drawing: string): string {
  const [, open = '', body = ''] = /^(<svg[^>]*>)(.*)<\/svg>\s*$/s.exec(drawing) ?? []
  return `${open}<g transform="translate(${width} 0) scale(-1 1)">${body}</g></svg>`
}

/** What an employer shows: nothing for a third of them, so that pages without photos are seen too. */
export interface EmployerPictures {
  /** Its first photo is also the wide strip on top of its page. */
  cover: Scene
  look: Look
  /** Whether its photos say what they show. */
  saysSubjects: boolean
  /** Whether it shows the room that it offers. */
  showsRoom: boolean
}

const coatNames: readonly Coat[] = ['bay', 'grey', 'chestnut', 'black']

/** Always the same for a username. */
export function picturesOf(username: string, name: string): EmployerPictures | undefined {
  const bytes = createHash('sha256').update(username).digest()
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = bytes
  if (first % 3 === 0) return undefined
  return {
    // With this byte the first page of jobs shows each cover.
    cover: coversFor(name)[bytes.readUInt8(23) % 3] ?? 'cuadra',
    saysSubjects: fourth % 3 > 0,
    showsRoom: fifth % 2 === 1,
    look: {
      coat: coatNames[second % coatNames.length] ?? 'bay',
      isEvening: third % 2 === 1,
      isMirrored: third % 4 > 1
    }
  }
}

function coversFor(name: string): readonly [Scene, Scene, Scene] {
  if (/yeguada|ganader|finca|dehesa|rutas|valle/i.test(name)) return ['dehesa', 'camion', 'cuadra']
  if (/club|escuela|hípic|centro|salto/i.test(name)) return ['pista', 'pasillo', 'camion']
  return ['cuadra', 'pasillo', 'dehesa']
}

/** The photos of a job of the employer, its cover first. */
export function scenesOf({ cover, showsRoom }: EmployerPictures, hasHousing: boolean): Scene[] {
  if (hasHousing) return [cover, showsRoom ? 'habitacion' : 'guadarnes']
  return showsRoom ? [cover] : [cover, 'caricia']
}
