import { isTown, placeIndex, provinceName } from '#events/places/place-index.ts'
import { countryOf, placeOfAd } from '#events/places/resolve-place.ts'
import type { JobWithoutContact } from '../shared/contract.ts'
import { escapeHtml } from '../site/html-template.ts'
import { baseSalary, benefits, employmentTypes } from './job-posting-terms.ts'

/** A job as schema.org's JobPosting; holds nothing that the page does not show. */
export function jobPosting(
  job: JobWithoutContact,
  { origin, hasYardPage }: { origin: string; hasYardPage: boolean }
): object {
  const yardPage = { url: `${origin}/yards/${job.employerId}` }
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
      ...(hasYardPage && yardPage)
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

/** The municipality where the ad is; without one, its text, with what is known of the place that it names. */
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

function paragraphs({ description, details, requirements }: JobWithoutContact): string {
  const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  const texts = [description, details, requirements && `Requisitos: ${requirements}`]
  return texts.map(text => (text ? paragraph(text) : '')).join('')
}
