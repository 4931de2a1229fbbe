import { maxMegapixels } from '#events/limits/pictures.ts'
import { refusal } from '#services/platform/validation/refusal.ts'

export const pictureMissing = refusal('picture-not-found', 404, 'Esta foto no existe')
export const pictureEmpty = refusal(
  'picture-empty',
  400,
  'El archivo está vacío. Elige la foto otra vez.'
)
export const pixelsExceeded = refusal(
  'picture-too-many-pixels',
  400,
  `No hemos podido leer la foto. Prueba con otra de hasta ${maxMegapixels} megapíxeles.`
)
export const pictureDamaged = refusal(
  'picture-damaged',
  400,
  'La foto está dañada o no ha llegado entera. Envíala otra vez o prueba con otra.'
)
export const pictureTypeRefused = refusal('picture-type', 415, 'La foto debe ser JPEG, PNG o WebP')
export const heicRefused = refusal(
  'picture-heic',
  415,
  'Esta foto es HEIC, el formato de los iPhone, y no podemos leerla. En Ajustes, Cámara, Formatos elige «El más compatible» y hazla otra vez, o envíate la foto por correo y guarda la copia.'
)
export const pictureStorageUnavailable = refusal(
  'picture-storage-unavailable',
  503,
  'Ahora no podemos guardar ni mostrar fotos. Inténtalo dentro de un rato.'
)
