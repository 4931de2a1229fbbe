import * as z from 'zod/mini'
import { text } from './text.ts'

export const usernameTooShort = 'El nombre de usuario debe tener al menos 3 caracteres'

/** The name of a new account. */
export const newUsername = text({
  visibleOnly: true,
  min: [3, usernameTooShort],
  max: [30, 'El nombre de usuario no puede tener más de 30 caracteres']
}).check(
  z.regex(
    /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}._-])+$/u,
    'El nombre de usuario solo puede llevar letras, números, puntos, guiones y guiones bajos'
  )
)
