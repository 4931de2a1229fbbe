/** An enhanced status code (RFC 3463) by which an address does not exist. */
export const isUnknownAddress = (status: string) => status === '5.1.1' || status === '5.1.10'
