export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
export const pictureTypeRefused = 'La foto debe ser JPEG, PNG o WebP'
/** Bytes of an upload. */
export const maxPictureSize = 5 * 1024 * 1024
