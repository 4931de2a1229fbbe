import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkitten'

/** Spanish as an ad has it, so that two fonts are compared by the letters that it uses most. */
const sample =
  `Cuadra de doma clásica en la sierra de Madrid busca mozo o moza para el cuidado de doce
  caballos: pienso, camas, paseador y prados, cinco días a la semana. Ofrece vivienda a quien venga de fuera y un
  sueldo según el convenio; los fines de semana son rotatorios. Escribe qué sabes hacer, desde cuándo puedes empezar y
  si tienes carné. Contestamos siempre, también cuando el puesto ya está cubierto.`.replace(
    /\s+/g,
    ' '
  )

interface DeviceFont {
  /** What `local()` finds: names, or PostScript names. */
  locals: string[]
  /** The mean advance of the letters of `sample`, as a part of the em. */
  advance: number
}

/** The fonts that devices have, most common first. Advances of @fontsource/… 5.3.0, Arial's of Arimo, which has its widths. */
export const deviceFonts = {
  Arial: {
    regular: { locals: ['Arial', 'Liberation Sans', 'Arimo'], advance: 0.4598 },
    bold: { locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], advance: 0.4911 }
  },
  Roboto: {
    regular: { locals: ['Roboto', 'Roboto-Regular'], advance: 0.4557 },
    bold: { locals: ['Roboto-Bold'], advance: 0.4606 }
  },
  Noto: {
    regular: { locals: ['NotoSans-Regular'], advance: 0.4804 },
    bold: { locals: ['NotoSans-Bold'], advance: 0.5066 }
  },
  DejaVu: {
    regular: { locals: ['DejaVuSans'], advance: 0.5186 },
    bold: { locals: ['DejaVuSans-Bold'], advance: 0.5814 }
  }
} satisfies Record<string, Record<'regular' | 'bold', DeviceFont>>

/** Faces of the device's fonts, in which a text is as wide and as high as in ours. */
export function fallbackFaces(): string {
  const heads = readFont('site/styles/fonts/archivo.woff2')
  const text = readFont('site/styles/fonts/atkinson.woff2')
  const faces = Object.entries(deviceFonts).flatMap(([name, { bold, regular }]) => [
    face(`Archivo ${name}`, heads, bold),
    face(`Atkinson ${name}`, text, regular)
  ])
  return `/* Written by \`npm run fonts\`. */\n${faces.join('\n')}`
}

export function readFont(file: string): Font {
  const font = create(readFileSync(file))
  if (font.isCollection) throw new Error(`${file} has several fonts`)
  return font
}

/** Of the letters of `sample`, as a part of the em. */
export function meanAdvance(font: Font): number {
  const advances = [...sample].map(
    letter => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth
  )
  return advances.reduce((sum, advance) => sum + advance, 0) / sample.length / font.unitsPerEm
}

function face(family: string, ours: Font, { locals, advance }: DeviceFont): string {
  const scale = meanAdvance(ours) / advance
  const em = ours.unitsPerEm * scale
  return `@font-face {
  font-family: "${family}";
  src: ${locals.map(name => `local("${name}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ours.ascent / em)};
  descent-override: ${percent(-ours.descent / em)};
  line-gap-override: 0%;
}
`
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`
