/** Pages that every language has; the others are Spanish alone. */
const translatedPages = new RegExp(
  `^/(?:${[
    'jobs(?:/[^/?#]+(?:/(?:aplicacion|aplicacion-enviada|contacto))?)?',
    String.raw`seguimiento/[^/?#]+(?:/(?:mis-datos(?:\.zip)?|denunciar))?`,
    'alertas(?:/confirmar/[^/?#]+)?',
    'baja/[^/?#]+',
    'guardados',
    'applications',
    'profile',
    String.raw`mis-datos(?:/mis-datos\.zip)?`,
    'ajustes',
    'candidates(?:/[^/?#]+)?',
    'editar-perfil/[^/?#]+',
    'messages',
    'pendientes',
    'denunciar',
    'confirmar/[^/?#]+',
    'auth',
    'restablecer(?:/[^/?#]+)?',
    'sesion',
    'salir',
    String.raw`feed\.(?:xml|json)`
  ].join('|')})?(?:[?#]|$)`
)

/** The address of a page in a language, by its Spanish one: «/en/jobs»; a page that the language lacks is Spanish. */
export const localPath = (language: string, path: string): string =>
  translatedPages.test(path) ? `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}` : path
