/** Pixels; the server scales photos down to 1,280. */
const maxSide = 2000
const quality = 0.85

/** The photo as JPEG of 2,000 pixels at most; the file itself when it is no larger. Throws when it cannot be drawn. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  try {
    const scale = maxSide / Math.max(bitmap.width, bitmap.height)
    return scale < 1 ? await draw(bitmap, scale) : file
  } finally {
    bitmap.close()
  }
}

function draw(bitmap: ImageBitmap, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // Transparent pixels would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('no JPEG'))),
      'image/jpeg',
      quality
    )
  })
}
