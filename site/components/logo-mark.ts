/** The mark on a 30 × 30 grid: the stem and loop of an R, whose leg is a rope. */
export const logoMark = {
  stem: 'M6.5 26.5V9a5.5 5.5 0 0 1 5.5-5.5h4.5a6.25 6.25 0 0 1 0 12.5H14',
  rope: 'M12 16c7 0 4.5 10.5 13 10.5'
}
