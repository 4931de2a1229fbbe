export const applyToThis = 'Apply for this job'
export const applyAsGuest = 'Apply without registering'
export const signedInWithoutScript =
  'Have you signed in? Write only the cover letter: we take the rest from your account.'
export const notAsEmployer = 'An account of an employer cannot apply.'
export const sent = 'Application sent'
export const sentDescription = 'Your application was sent.'
export const sentTo = (company: string) => `${company} has it. `
export const followBefore = 'Follow it in '
export const followLink = 'your applications'
export const wroteBefore = 'We have written to '
export const wroteAfter = ' with a link to follow it or withdraw it.'
export const notYourEmail = 'Is that not your e-mail?'
export const correctIt = 'Correct it'
export const moreJobs = 'See more jobs'
export const coverLetter = 'Why you apply'
export const letterHint =
  'Say what you can do with horses, when you can start, and why you are interested. Spanish helps, but write in your own language if you prefer.'
export const yourApplication = 'Your application'
export const weWrote = 'We wrote to your e-mail with a link to follow it or withdraw it.'
export const remembered =
  'Only this browser remembers it, without your name. Are you another person, or do you want to change something? You can apply again.'
export const again = 'Apply again'
export const forget = 'Forget it in this browser'
export const onlySeenBy = (company: string) => `Only ${company} will see it`
export const correcting =
  'Correct what is needed and send it again. The first one is deleted, and the link that went to the other e-mail stops working. If the employer has answered it already, they will receive both.'
export const fullName = 'Full name'
export const email = 'E-mail'
export const phone = 'Phone'
export const purpose = (company: string) =>
  `to hand your application over to ${company}. We do it because you ask us to when you send it (article 6.1.b GDPR).`
export const duration = (term: string) =>
  `${term} from your last application, or until you ask us to delete it.`
export const send = 'Send application'
export const sending = 'Sending…'
export const haveAccount = 'Do you have an account?'
export const signIn = 'Sign in'
export const yourData = 'Your data'
export const accountData = (company: string) =>
  `${company} will see this data, which is that of your account. `
export const changeThem = 'Change it'
export const addPhone = 'Add a phone'

export const asked = 'What the ad asks for'
export const whenAndWhere = 'When and from where'
export const askedHint = 'Tick whatever you want to say. Nothing is required: the letter is enough.'
export const learning = 'Learning'
export const horseQuestion = 'Do you bring a horse?'
export const startQuestion = 'When can you start?'
export const now = 'Now'
export const onDay = (day: string) => `On ${day}`
export const anotherDay = 'Another day'
export const theDay = 'The day'
export const housingQuestion = 'Do you need housing?'
export const placeQuestion = 'Where do you live?'
export const placeHint = 'Town and province'
export const placeChoose = 'Choose yours among those that appear as you type.'
export const placeUnknown =
  'We do not find that town. Write it in another way, or say it in the letter.'
export const proposed =
  'We wrote it in Spanish, which the employer reads, from what you ticked. Change it as you like: we leave alone what you write.'
export const oneMore = (count: number) =>
  `Add one more sentence: ${count === 1 ? '1 character is' : `${count} characters are`} missing.`
export const reading = 'The letter says:'
export const readLetter = (letter: string) =>
  `We wrote the letter in Spanish from what you ticked. It says: «${letter}» Read it, change it if you like and send it.`
export const youCanStart = 'You can start'
export const youNeedHousing = 'You need housing'
export const youBringHorse = 'You bring a horse'
export const youLiveIn = 'You live in'
