export const looking = 'Finding out where you are…'
export const denied =
  'Your browser won’t tell us where you are: allow it in this site’s settings, or type your town.'
export const unknown =
  'Your device doesn’t know where it is: turn location on and press again, or type your town.'
export const late =
  'Your device is taking too long to find out where it is: press again, or type your town.'
export const unsupported = 'This browser can’t tell where you are: type your town.'
export const farAway = 'There is no town in Spain near you: type the place you are looking for.'
