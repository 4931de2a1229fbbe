export interface FontTables {
  /** Parts of the em, as all lengths; the descent is negative. */
  ascent: number
  descent: number
  advanceOf(letter: string): number
}

/** Where a table of a TrueType font begins. */
export function findTable(font: Buffer, name: string): number {
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8)
  }
  throw new Error(`the font has no table ${name}`)
}

/** Reads a TrueType font. */
export function readFontTables(font: Buffer): FontTables {
  const at = (name: string) => findTable(font, name)
  const em = font.readUInt16BE(at('head') + 18)
  const hhea = at('hhea')
  const metrics = font.readUInt16BE(hhea + 34)
  const glyphOf = glyphReader(font, at('cmap'))
  return {
    ascent: font.readInt16BE(hhea + 4) / em,
    descent: font.readInt16BE(hhea + 6) / em,
    advanceOf(letter) {
      const glyph = Math.min(glyphOf(letter.codePointAt(0) ?? 0), metrics - 1)
      return font.readUInt16BE(at('hmtx') + glyph * 4) / em
    }
  }
}

/** From a character of the basic plane to its glyph, by the subtable of format 4; 0 has no glyph. */
function glyphReader(font: Buffer, cmap: number): (character: number) => number {
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8)
  )
  const table = subtables.find(start => font.readUInt16BE(start) === 4)
  if (table === undefined) throw new Error('the font has no cmap of format 4')
  const bytes = font.readUInt16BE(table + 6)
  const [ends, starts, deltas, ranges] = [14, 16 + bytes, 16 + 2 * bytes, 16 + 3 * bytes]
  return character => {
    for (let segment = table; segment < table + bytes; segment += 2) {
      if (character > font.readUInt16BE(segment + ends)) continue
      const start = font.readUInt16BE(segment + starts)
      if (character < start) return 0
      const delta = font.readUInt16BE(segment + deltas)
      const range = font.readUInt16BE(segment + ranges)
      if (range === 0) return (character + delta) & 0xffff
      const glyph = font.readUInt16BE(segment + ranges + range + (character - start) * 2)
      return glyph && (glyph + delta) & 0xffff
    }
    return 0
  }
}
