export const passwordsDiffer = 'Las contraseñas no coinciden'
export const passwordLinkOver = 'Este enlace ya no sirve. Pide otro y úsalo antes de media hora.'
