export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
/** Bytes of an upload. */
export const maxPictureSize = 5 * 1024 * 1024
