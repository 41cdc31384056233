import { href, Link, useLocation } from 'react-router'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { enquiryStageLabels } from '../../../domain/enquiry/enquiry-work.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { enquiriesText } from '../../text/admin/enquiries.ts'
import { enquiryWorkText as text } from '../../text/admin/enquiry-work.ts'

export interface RelatedEnquiry extends Pick<Enquiry, 'id' | 'name' | 'about' | 'submittedAt' | 'stage'> {
  /** The apartment that it is about, as the sales team calls it. */
  apartment: string
}

interface RelatedEnquiriesProps {
  samePerson: RelatedEnquiry[]
  sameApartment: RelatedEnquiry[]
}

/** What else the same person has asked, and who else asks about the same apartment, side by side. */
export function RelatedEnquiries({ samePerson, sameApartment }: RelatedEnquiriesProps) {
  if (samePerson.length + sameApartment.length === 0) return null
  return (
    <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4 border-t border-sand-200 pt-4">
      <Group title={text.samePerson} enquiries={samePerson} describe={askedAbout} />
      <Group title={text.sameApartment} enquiries={sameApartment} describe={({ name }) => name} />
    </div>
  )
}

interface GroupProps {
  title: string
  enquiries: RelatedEnquiry[]
  describe(enquiry: RelatedEnquiry): string
}

function Group({ title, enquiries, describe }: GroupProps) {
  const { search } = useLocation()
  if (enquiries.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="text-sm font-semibold text-sea-700">{title}</h3>
      <ul className="mt-1">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <Link
              to={href('/admin/contacts/:id', { id: enquiry.id }) + search}
              preventScrollReset
              className="block rounded-lg px-2 py-1.5 wrap-anywhere hover:bg-sea-50"
            >
              <span className="font-semibold text-sea-800 underline underline-offset-4">
                {describe(enquiry)}
              </span>
              <span className="block text-sm text-sea-700">
                {formatDate(enquiry.submittedAt)}, {enquiryStageLabels[enquiry.stage]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function askedAbout({ apartment, about }: RelatedEnquiry): string {
  if (apartment !== '') return enquiriesText.apartment(apartment)
  return about || enquiriesText.enquiry
}
