/** The sentence of an error of the API, by its code; the sentences of the API are Spanish. */

export const sentence = (_code: string, message: string, _secondsToWait = 0): string => message
