/** Ads that have a page: live, of an employer whose page is hidden, over. */
const ads = ['ad', 'other ad', 'closed ad', 'expired ad']
const ofAd = ['title', 'companyName', 'location', 'description', 'requirements', 'details']
const ofCandidate = ['givenName', 'surname', 'description', 'location', 'skills']
/** Every text that a visitor without a session may read. */
export const readableTexts = new Set([
  ...ads.flatMap(ad => ofAd.map(field => `${ad}.${field}`)),
  ...ofCandidate.map(field => `candidate.${field}`),
  'employer.name',
  'employer.bio'
])
/** The contact of an ad that is not over, which the call of the specification has, and pages at a press. */
export const contactTexts = ['ad', 'other ad'].flatMap(ad => [
  `${ad}.contactPhone`,
  `${ad}.contactEmail`
])
export const contactAddresses = [
  /^GET \/api\/jobs\/[^/?]+(\?|$)/,
  /^POST (\/en)?\/jobs\/[^/]+\/(contacto|cartel)$/,
  /^POST \/api\/jobs\/[^/]+\/contact$/
]
export const exactAge = /"age":\s*\d|\b(47|53|59) años/
/** Every field of JSON that a visitor without a session may read. */
export const readableFields = new Set([
  'id',
  'employerId',
  'title',
  'companyName',
  'location',
  'description',
  'requirements',
  'details',
  'jobType',
  'experience',
  'postDate',
  'expiryDate',
  'isActive',
  'outcome',
  'photo',
  'photos',
  'photoSubjects',
  'role',
  'disciplines',
  'centreType',
  'facilities',
  'place',
  'province',
  'contract',
  'hours',
  'week',
  'split',
  'weekends',
  'daysOff',
  'onCall',
  'showDays',
  'start',
  'date',
  'until',
  'season',
  'pay',
  'min',
  'max',
  'period',
  'payments',
  'extras',
  'housing',
  'kind',
  'cost',
  'amount',
  'bills',
  'internet',
  'couple',
  'children',
  'dog',
  'meals',
  'ownHorse',
  'boxes',
  'team',
  'horses',
  'horsesPerPerson',
  'people',
  'asks',
  'what',
  'level',
  'weight',
  'workPermit',
  'minors',
  'alta',
  'prueba',
  'days',
  'contactWay',
  'callHours',
  'from',
  'to',
  // Of a candidate.
  'userId',
  'fullName',
  'ageBand',
  'skills',
  'createdAt',
  'roles',
  'radius',
  'carnes',
  'galope',
  'titles',
  'languages',
  'knows',
  'years',
  'wantsHousing',
  'hasHorse',
  'availableFrom',
  // Of an employer.
  'name',
  'text',
  'picture',
  'since',
  'liveJobs',
  'answers',
  'steps',
  'step',
  // Of a JSON feed, beside those of an ad.
  'url',
  'content_text',
  'date_published',
  'date_modified',
  'authors',
  'tags',
  'image',
  // Of a refusal at /mcp, which has an id that is null.
  'jsonrpc',
  'error',
  'code',
  'message'
])
export const contactFields = ['contactPhone', 'contactEmail']
/** Fields of the response to a guest's own application. */
export const sentApplication = {
  address: /^POST \/api\/jobs\/[^/]+\/applications$/,
  fields: [
    'jobId',
    'jobTitle',
    'applicantName',
    'applicantPhone',
    'tel',
    'whatsapp',
    'applicantEmail',
    'coverLetter',
    'appliedAt',
    'status',
    'earlierLetters',
    'isGuestApplication',
    'isUnseen',
    'isEmailBounced',
    'correction',
    'isJobClosed',
    'isJobWithdrawn',
    'isEmployerDeleted'
  ]
}
