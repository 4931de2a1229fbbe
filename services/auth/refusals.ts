/** Refusals that the API answers and the site shows before it asks. */
export const employerRequired = 'Necesitas una cuenta de empleador para publicar vacantes.'
export const candidateRequired =
  'Para ofrecer servicios laborales necesitas una cuenta de candidato.'
