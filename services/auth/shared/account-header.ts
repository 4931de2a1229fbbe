/** With the id of the account that a request is of. */
export const accountHeader = 'X-Account'
