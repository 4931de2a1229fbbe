/** What stands between two people who share an application, of which one has hidden from the other since. */
export const contactEnded = 'Ahora no puedes escribir a esta persona'
export const hiddenFromEmployer =
  'Te ocultas de esta empresa. Para escribirle, deja de hacerlo en «Quién ve mi perfil»'

/** Refusal of a message between people without a shared application. */
export const contactNotAllowed =
  'Solo puedes escribir a personas con las que compartes una aplicación'
