export const title = 'What happens to your data'
export const controller = 'Controller'
export const purpose = 'What for'
export const duration = 'How long'
export const rights = 'Your rights'
export const rightsText =
  'to see, correct, delete or take your data with you, to limit its use and to object. Write to '
export const detailsBefore = 'The details are in the '
export const policy = 'privacy policy (in Spanish)'
