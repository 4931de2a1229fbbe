/** What became of a search around the visitor. */

export const looking = 'Buscando dónde estás…'
export const denied =
  'Tu navegador no nos deja saber dónde estás: permítelo en los ajustes de este sitio, o escribe tu pueblo.'
export const unknown =
  'Tu dispositivo no sabe dónde está: activa la ubicación y pulsa otra vez, o escribe tu pueblo.'
export const late =
  'Tu dispositivo tarda demasiado en saber dónde está: pulsa otra vez, o escribe tu pueblo.'
export const unsupported = 'Este navegador no puede decir dónde está: escribe tu pueblo.'
export const farAway = 'No hay ningún municipio de España cerca de ti: escribe el lugar que buscas.'
