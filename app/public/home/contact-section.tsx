import { Mail, MapPin, Phone } from 'lucide-react'
import type { CompanySettings } from '../../../domain/settings.ts'
import { contactText as text } from '../../text/public/contact.ts'
import { ContactForm } from '../contact/contact-form.tsx'
import { phoneUrl } from '../phone-url.ts'

export function ContactSection({ company }: { company: CompanySettings }) {
  return (
    <section id="contact" className="scroll-mt-16">
      <div className="mx-auto grid max-w-7xl gap-12 px-4 py-20 sm:px-6 sm:py-28 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="text-4xl font-black sm:text-5xl">{text.title}</h2>
          <p className="mt-4 text-xl text-sea-900">{text.intro}</p>
          <address className="mt-8 grid gap-4 text-lg not-italic">
            <a
              href={phoneUrl(company.phone)}
              className="flex items-center gap-3 font-semibold hover:underline"
            >
              <Phone className="size-5 text-coral-600" aria-hidden="true" />
              {company.phone}
            </a>
            <a href={`mailto:${company.email}`} className="flex items-center gap-3 hover:underline">
              <Mail className="size-5 text-coral-600" aria-hidden="true" />
              {company.email}
            </a>
            <span className="flex items-center gap-3">
              <MapPin className="size-5 shrink-0 text-coral-600" aria-hidden="true" />
              {company.address}
            </span>
          </address>
        </div>
        <div className="rounded-card bg-white p-6 shadow-card sm:p-8">
          <ContactForm />
        </div>
      </div>
    </section>
  )
}
