/** The path of the small size of a photo, a square. */
export function smallPhoto(path: string): string {
  return path.replace('.webp', '-s.webp')
}
