type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic'

/** How a file of each type begins, a character for each byte. */
const beginnings: readonly [type: PictureType, beginning: RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  // The brands of HEVC in the container of HEIF.
  ['image/heic', /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s]
]

/** The type of a picture by its first twelve bytes. */
export function findPictureType(bytes: Uint8Array): PictureType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  return beginnings.find(([, beginning]) => beginning.test(start))?.[0]
}
