import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { AnyImage } from '../../images/any-image.tsx'
import type { BundledImage } from '../../images/bundled-images.ts'
import { useLocale } from '../../locale.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ContactLines } from '../company-contacts.tsx'
import { LateContactForm } from '../contact/late-contact-form.ts'
import type { OfferedReckoning } from '../contact/reckoning-field.tsx'
import { useSite } from '../page.tsx'
import { SampleMark } from '../sample-mark.tsx'

interface Props {
  apartment: PublicApartment
  title: string
  /** What the form's message begins with. */
  message: string | undefined
  photo: StoredImage | BundledImage | undefined
  /** What the visitor reckoned, to be sent with the enquiry. */
  reckoning: OfferedReckoning | undefined
}

/** The enquiry about the apartment; about a similar one, when it is sold. */
export function Enquiry({ apartment, title, message, photo, reckoning }: Props) {
  const { text } = useLocale(apartmentSection)
  return (
    <section id="contact" className="screen-only mt-20 max-lg:mt-10">
      <h2 className="text-3xl font-black">
        {apartment.status === 'sold' ? text.apartment.similarContactTitle : text.apartment.contactTitle}
      </h2>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[5fr_3fr]">
        <div className="rounded-card bg-white p-6 shadow-card sm:p-8">
          <LateContactForm
            key={apartment.id}
            apartmentId={apartment.id}
            apartmentNumber={apartment.number}
            message={message}
            reckoning={reckoning}
          />
        </div>
        <EnquiryApartment title={title} status={apartment.status} photo={photo} />
      </div>
    </section>
  )
}

interface EnquiryApartmentProps {
  title: string
  status: PublicApartment['status']
  photo: StoredImage | BundledImage | undefined
}

/** Shown beside the contact form on wide screens. */
function EnquiryApartment({ title, status, photo }: EnquiryApartmentProps) {
  const { text } = useLocale()
  const { company } = useSite()
  return (
    <div className="overflow-hidden rounded-card bg-white shadow-card max-lg:hidden lg:sticky lg:top-24">
      {photo && (
        <div className="relative">
          <AnyImage image={photo} alt="" sizes="560px" fit="cover" className="aspect-3/2 w-full" />
          <SampleMark image={photo} className="bottom-3 left-3" />
        </div>
      )}
      <div className="grid justify-items-start gap-3 p-6">
        <p className="text-xl font-bold text-sea-900">{title}</p>
        <StatusBadge status={status} label={text.labels.apartmentStatus[status]} />
        <ContactLines company={company} />
      </div>
    </div>
  )
}
