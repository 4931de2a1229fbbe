export const looking = 'Finding out where you are…'
export const denied =
  'Your browser does not let us know where you are: allow it in the settings of this site, or type your town.'
export const unknown =
  'Your device does not know where it is: switch location on and press again, or type your town.'
export const late =
  'Your device takes too long to find out where it is: press again, or type your town.'
export const unsupported = 'This browser cannot say where it is: type your town.'
export const farAway = 'There is no town in Spain near you: type the place you are looking for.'
