/** Said of a flag; a flag that is not said is empty. */
export const yesChoice = 'si'
export const noChoice = 'no'
