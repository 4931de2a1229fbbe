export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
export const pictureTypeRefused = 'La foto debe ser JPEG, PNG o WebP'
export const heicRefused =
  'Esta foto es HEIC, el formato de los iPhone, y no podemos leerla. En Ajustes, Cámara, Formatos elige «El más compatible» y hazla otra vez, o envíate la foto por correo y guarda la copia.'
export const pictureEmpty = 'La foto está vacía: no tiene ni un byte. Elígela otra vez.'
/** Bytes of an upload. */
export const maxPictureSize = 5 * 1024 * 1024
