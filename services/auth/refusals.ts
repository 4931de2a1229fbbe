/** Error messages that the API sends and the site shows without a request. */
export const employerRequired = 'Necesitas una cuenta de empleador para publicar vacantes.'
export const candidateRequired =
  'Para ofrecer servicios laborales necesitas una cuenta de candidato.'
