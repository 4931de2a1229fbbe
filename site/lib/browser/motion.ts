/** The visitor has asked the system for less motion. */
export const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches
