export const applyToThis = 'Apply for this job'
export const applyAsGuest = 'Apply without registering'
export const signedInWithoutScript =
  'Signed in? Just write the letter: we take the rest from your account.'
export const notAsEmployer = 'You can’t apply with an employer account.'
export const sent = 'Application sent'
export const sentDescription = 'Your application has been sent.'
export const sentTo = (company: string) => `${company} has it. `
export const followBefore = 'Follow it in '
export const followLink = 'your applications'
export const wroteBefore = 'We’ve emailed '
export const wroteAfter = ' a link to follow or withdraw it.'
export const notYourEmail = 'Not your email?'
export const correctIt = 'Correct it'
export const moreJobs = 'See more jobs'
export const coverLetter = 'Why you’re applying'
export const letterHint =
  'Say what you can do with horses, when you can start and why this job interests you. Spanish helps, but write in your own language if you’d rather.'
export const yourApplication = 'Your application'
export const weWrote = 'We’ve emailed you a link to follow or withdraw it.'
export const remembered =
  'Only this browser remembers it, without your name. Are you someone else, or do you want to change something? You can apply again.'
export const again = 'Apply again'
export const forget = 'Forget it in this browser'
export const onlySeenBy = (company: string) => `Only ${company} will see it`
export const correcting =
  'Correct whatever is wrong and send it again. The first one is deleted, and the link we sent to the other address stops working. If the employer has already replied, they’ll get both.'
export const fullName = 'Full name'
export const email = 'Email'
export const phone = 'Phone'
export const purpose = (company: string) =>
  `to pass your application on to ${company}. We do it because you ask us to when you send it (Article 6(1)(b) GDPR).`
export const duration = (term: string) =>
  `${term} from your last application, or until you ask us to delete it.`
export const send = 'Send application'
export const sending = 'Sending…'
export const haveAccount = 'Already have an account?'
export const signIn = 'Sign in'
export const yourData = 'Your details'
export const accountData = (company: string) =>
  `${company} will see these details, which come from your account. `
export const changeThem = 'Change them'
export const addPhone = 'Add a phone number'

export const asked = 'What the ad asks for'
export const whenAndWhere = 'When and from where'
export const askedHint = 'Tick whatever you want to say. Nothing is required: the letter is enough.'
export const learning = 'Learning'
export const horseQuestion = 'Would you bring a horse?'
export const startQuestion = 'When can you start?'
export const now = 'Now'
export const onDay = (day: string) => `On ${day}`
export const anotherDay = 'Another day'
export const theDay = 'The day'
export const housingQuestion = 'Do you need housing?'
export const placeQuestion = 'Where do you live?'
export const placeHint = 'Town and province'
export const placeChoose = 'Choose yours from the list that appears as you type.'
export const placeUnknown =
  'We can’t find that town. Try another spelling, or mention it in the letter.'
export const proposed =
  'We’ve written it from what you ticked, in Spanish so the employer can read it. Change it as you like: we won’t touch anything you write.'
export const oneMore = (count: number) =>
  `Add another sentence: ${count === 1 ? '1 more character' : `${count} more characters`} needed.`
export const reading = 'The letter says:'
export const readLetter = (letter: string) =>
  `We’ve written the letter in Spanish from what you ticked. It says: “${letter}” Read it, change it if you like and send it.`
export const youCanStart = 'You can start'
export const youNeedHousing = 'You need housing'
export const youBringHorse = 'You’d bring a horse'
export const youLiveIn = 'You live in'
