export const maxPictureMegabytes = 5
export const maxMegapixels = 25
/** Bytes of an upload. */
export const maxPictureSize = maxPictureMegabytes * 1024 * 1024
