import { isTown, placeIndex, provinceName } from '#events/places/place-index.ts'
import { countryOf, placeOfAd } from '#events/places/resolve-place.ts'
import type { JobWithoutContact } from '../shared/contract.ts'
import { escapeHtml } from '../site/html-template.ts'
import { housingLabels, ownHorseLabels } from '#services/words/words.ts'
import { isPayTold } from '#services/jobs/shared/pay-text.ts'
import { jobTypeMetadata } from './job-type-metadata.ts'

/** A job as schema.org's JobPosting; holds nothing that the page does not show. */
export function jobPosting(
  job: JobWithoutContact,
  { origin, hasEmployerPage }: { origin: string; hasEmployerPage: boolean }
): object {
  const employerPage = { url: `${origin}/employers/${job.employerId}` }
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: paragraphs(job),
    datePosted: job.postDate,
    validThrough: job.expiryDate,
    employmentType: employmentTypes(job),
    ...(job.start?.date && { jobStartDate: job.start.date }),
    ...baseSalary(job.pay),
    ...benefits(job),
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: job.companyName,
      ...(hasEmployerPage && employerPage)
    },
    jobLocation: {
      '@type': 'Place',
      address: postalAddress(job)
    },
    ...(job.photos && { image: job.photos.map(path => origin + path) }),
    directApply: true,
    url: `${origin}/jobs/${job.id}`
  }
}

/** The municipality of the job; without one, its text, with what is known of the place that it names. */
function postalAddress(job: JobWithoutContact): object {
  const place = placeOfAd(job)
  const municipality = place && isTown(place) && placeIndex().byCode.get(place.code)
  const addressRegion = place && provinceName(place)
  return {
    '@type': 'PostalAddress',
    addressLocality: municipality ? municipality.name : job.location,
    ...(addressRegion && { addressRegion }),
    addressCountry: job.place ? 'ES' : countryOf(job.location)
  }
}

/** A text of a job as HTML. */
export const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

function paragraphs({ description, details, requirements }: JobWithoutContact): string {
  const texts = [description, details, requirements && `Requisitos: ${requirements}`]
  return texts.map(text => (text ? paragraph(text) : '')).join('')
}

const contractTypes: Partial<Record<NonNullable<JobWithoutContact['contract']>, string>> = {
  temporal: 'TEMPORARY',
  sustitucion: 'TEMPORARY',
  'fijo-discontinuo': 'TEMPORARY',
  'formacion-alternancia': 'INTERN',
  'practica-profesional': 'INTERN',
  autonomo: 'CONTRACTOR'
}

/** Types of schema.org, by the job's type and by its contract when that has one of its own. */
function employmentTypes({ jobType, contract }: JobWithoutContact): string[] {
  const byContract = contract && contractTypes[contract]
  return [
    ...new Set([jobTypeMetadata[jobType].employmentType, ...(byContract ? [byContract] : [])])
  ]
}

const salaryUnits = { hora: 'HOUR', dia: 'DAY', mes: 'MONTH', ano: 'YEAR' }

/** Empty without an amount above 0, or for one by ride, lesson or service. */
function baseSalary(pay: JobWithoutContact['pay']): object {
  if (!isPayTold(pay)) return {}
  const { min, max = min, period } = pay
  if (!(period in salaryUnits) || min <= 0) return {}
  const unitText = salaryUnits[period as keyof typeof salaryUnits]
  const value = { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText }
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value } }
}

/** Housing and a place for one's own horse. */
function benefits({ housing, ownHorse }: JobWithoutContact): object {
  const texts = [
    housing && housing.kind !== 'no' && housingLabels[housing.kind],
    ownHorse && ownHorse !== 'no' && `Tu caballo: ${ownHorseLabels[ownHorse].toLowerCase()}`
  ].filter(Boolean)
  return texts.length ? { jobBenefits: texts.join('. ') } : {}
}
