export const title = 'What happens to your data'
export const controller = 'Controller'
export const purpose = 'Purpose'
export const duration = 'How long'
export const rights = 'Your rights'
export const rightsText =
  'to see, correct, delete or take away your data, to restrict its use and to object. Write to '
export const detailsBefore = 'Full details are in the '
export const policy = 'privacy policy (in Spanish)'
