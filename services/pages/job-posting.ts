import { type Place, placeIndex, provinceName } from '#events/places/place-index.ts'
import { locateAd } from '#events/places/resolve-place.ts'
import type { JobWithoutContact } from './contract.ts'
import { endOfDay } from './end-of-day.ts'
import { escapeHtml } from './html-template.ts'
import { baseSalary, benefits, employmentTypes } from './job-posting-terms.ts'

/** A job as schema.org's JobPosting; holds nothing that the page does not show. */
export function jobPosting(job: JobWithoutContact, address: string, brand: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: paragraphs(job),
    datePosted: job.postDate,
    validThrough: endOfDay(job.expiryDate),
    employmentType: employmentTypes(job),
    ...(job.start?.date && { jobStartDate: job.start.date }),
    ...baseSalary(job.pay),
    ...benefits(job),
    identifier: { '@type': 'PropertyValue', name: brand, value: job.id },
    hiringOrganization: { '@type': 'Organization', name: job.companyName },
    jobLocation: {
      '@type': 'Place',
      address: postalAddress(job)
    },
    ...(job.photos && { image: job.photos.map(path => new URL(path, address).href) }),
    directApply: true,
    url: address
  }
}

/** The municipality of the job; without one, its text, with what is known of the place that it names. */
function postalAddress({ place: code, location }: JobWithoutContact): object {
  const municipality = code && placeIndex().byCode.get(code)
  return municipality
    ? spanishAddress(municipality.name, municipality)
    : spanishAddress(location, locateAd(location))
}

function spanishAddress(addressLocality: string, place: Place | undefined): object {
  const addressRegion = place && provinceName(place)
  return {
    '@type': 'PostalAddress',
    addressLocality,
    ...(addressRegion && { addressRegion }),
    ...(place && { addressCountry: 'ES' })
  }
}

function paragraphs({ description, details, requirements }: JobWithoutContact): string {
  const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  const texts = [description, details, requirements && `Requisitos: ${requirements}`]
  return texts.map(text => (text ? paragraph(text) : '')).join('')
}
