/** The path of the small size of a photo, a square. */
export function smallPhoto(path: string): string {
  return path.replace('.webp', '-s.webp')
}

/** The same photo in its large size. */
export function largePhoto(path: string): string {
  return path.replace('-s.webp', '.webp')
}
