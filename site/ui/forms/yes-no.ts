/** The value of a flag that is set; otherwise it is empty. */
export const yesChoice = 'si'
export const noChoice = 'no'
