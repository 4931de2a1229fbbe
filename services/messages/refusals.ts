/** Refusal of a message between people without a shared application. */
export const contactNotAllowed =
  'Solo puedes escribir a personas con las que compartes una aplicación'
