import * as z from 'zod/mini'
import { experiences, jobTypes } from '#events/job-content/facets.ts'
import { hiddenReasons, strongSignals } from '#events/aggregates/case-choices.ts'
import { jobOutcomes } from '#events/job-content/outcomes.ts'
import { JobTerms } from '#events/job-content/terms.ts'
import {
  forEachChoice,
  jobFilters,
  type JobFilterKey,
  ofEachFilter
} from '#events/job-content/job-terms.ts'
import { photoSubjects, roles } from '#events/job-content/vocabulary.ts'
import { radiuses } from '#events/places/shared/radiuses.ts'
import { isoDateTime, nonNegativeInt } from '#projections/views/fields.ts'
import { PhoneLinks } from '#projections/views/phone-links.ts'

/** A job as lists show it. */
export const JobCard = z.object({
  id: z.string(),
  title: z.string(),
  companyName: z.string(),
  location: z.string(),
  description: z.string(),
  requirements: z.nullable(z.string()),
  jobType: z.enum(jobTypes),
  experience: z.nullable(z.enum(experiences)),
  employerId: z.string(),
  postDate: isoDateTime,
  expiryDate: isoDateTime,
  isActive: z.boolean(),
  /** The INE codes of its municipality and province. */
  place: z.optional(z.string()),
  province: z.optional(z.string()),
  /** Kilometres from the middle of the search, when it has one. */
  distanceKm: z.optional(nonNegativeInt),
  ...JobTerms.shape,
  /** The path of its first photo, a square for cards. */
  photo: z.optional(z.string()),
  /** The outcome, once it is closed. */
  outcome: z.optional(z.enum(jobOutcomes)),
  /** Why the operator hides it, or that it is held; only its owner sees such a job. */
  hiddenReason: z.optional(z.enum(hiddenReasons)),
  /** True when no search by place finds it, because its location names none; only its owner sees it. */
  isUnplaced: z.optional(z.literal(true)),
  /** The role that its title names, by which it is found as it states none; only its owner sees it. */
  titleRole: z.optional(z.enum(roles)),
  /** The signals for which it is held; only its owner sees it. */
  heldFor: z.optional(z.array(z.enum(strongSignals))),
  /** How many applications it has, and how many of them wait for an answer; only its owner sees them. */
  applications: z.optional(nonNegativeInt),
  waiting: z.optional(nonNegativeInt),
  /** How many have no status yet, after a talk too: whom an answer at the closing reaches; only its owner sees it. */
  pending: z.optional(nonNegativeInt),
  /** How often its page was opened; only its owner sees it. */
  views: z.optional(nonNegativeInt),
  /** How often its contact was shown; only its owner sees it. */
  contacts: z.optional(nonNegativeInt)
})
export type JobCard = z.infer<typeof JobCard>

/** The contact of a job; empty some time after its expiry. */
const JobContact = z.object({ contactPhone: z.string(), contactEmail: z.string() })
export type JobContact = z.infer<typeof JobContact>

/** The contact of a job, as a press shows it. */
export const JobContactView = z.extend(JobContact, PhoneLinks.shape)
export type JobContactView = z.infer<typeof JobContactView>

/** The whole job, contact included. */
export const JobView = z.extend(JobCard, {
  details: z.optional(z.string()),
  /** The paths of its photos, in their order. */
  photos: z.optional(z.array(z.string())),
  /** What each of them shows, in their order; missing when none says it. */
  photoSubjects: z.optional(z.array(z.nullable(z.enum(photoSubjects)))),
  ...JobContact.shape
})
export type JobView = z.infer<typeof JobView>

/** A job that is not published yet: every field is optional, and a field that is not text may be anything. */
export const JobDraft = z.object({
  id: z.string(),
  savedAt: isoDateTime,
  ...z.partial(
    z.pick(JobView, {
      title: true,
      companyName: true,
      location: true,
      description: true,
      details: true,
      photos: true,
      photoSubjects: true,
      contactPhone: true,
      contactEmail: true
    })
  ).shape,
  requirements: z.optional(z.string()),
  ...forEachChoice(z.optional(z.unknown()))
})
export type JobDraft = z.infer<typeof JobDraft>

export const JobDraftList = z.object({ drafts: z.array(JobDraft) })

const counts = z.record(z.string(), nonNegativeInt)

/**
 * The number of jobs that each value of a filter would give, the other filters unchanged; values without jobs are left out,
 * except of type and experience.
 */
const JobFacets = z.object({
  ...ofEachFilter(() => counts),
  jobType: z.record(z.enum(jobTypes), nonNegativeInt),
  experience: z.record(z.enum(experiences), nonNegativeInt)
})
export type JobFacets = z.infer<typeof JobFacets>

/** A wider place that has more jobs when the searched one has few or none: a radius around a municipality, a province, or a name. */
const WiderPlace = z.object({
  /** The INE code of the municipality of the search. */
  near: z.optional(z.string()),
  radius: z.optional(z.literal(radiuses)),
  /** An INE code. */
  province: z.optional(z.string()),
  /** A region, or Spain. */
  location: z.optional(z.string()),
  total: nonNegativeInt
})
export type WiderPlace = z.infer<typeof WiderPlace>

/** The number of jobs without one condition of a search that found none: its words, or a filter. */
const LooserSearch = z.object({
  without: z.enum(['keyword', ...(Object.keys(jobFilters) as JobFilterKey[])]),
  total: nonNegativeInt
})
export type LooserSearch = z.infer<typeof LooserSearch>

/** A town and the kilometres around it that were searched. */
const SearchedCircle = z.object({
  /** The INE code of its municipality. */
  near: z.string(),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  radius: z.number()
})

/** Another town of the name that was searched. */
const Namesake = z.object({
  /** The INE code of its municipality. */
  near: z.string(),
  name: z.string(),
  /** The name of its province. */
  province: z.string()
})
export type Namesake = z.infer<typeof Namesake>

/** Words of the search that also mean a place; `asWords` is the search in which they are words alone. */
const PlaceWords = z.object({ words: z.string(), place: z.string(), asWords: z.string() })

/** `capped`: more jobs match than `totalJobs`, too many to count; then facets count the newest of them. */
export const JobPage = z.object({
  jobs: z.array(JobCard),
  meta: z.object({
    totalJobs: nonNegativeInt,
    totalPages: nonNegativeInt,
    capped: z.boolean(),
    facets: JobFacets,
    /** Only for a place with three results at most: wider places with more, the other conditions unchanged. */
    wider: z.optional(z.array(WiderPlace)),
    /** Only without results: the conditions without which there are jobs, the others unchanged. */
    looser: z.optional(z.array(LooserSearch)),
    /** Only where a town was searched, or a place near one. */
    around: z.optional(SearchedCircle),
    /** Only for a text that names several towns: those that it was not taken for. */
    namesakes: z.optional(z.array(Namesake)),
    placeWords: z.optional(z.array(PlaceWords))
  })
})
export type JobPage = z.infer<typeof JobPage>
