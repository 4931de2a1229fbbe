/** Names that complete what one types of a place. */
export const maxCompletions = 8
