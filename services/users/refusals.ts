export const passwordsDiffer = 'Las contraseñas no coinciden'
