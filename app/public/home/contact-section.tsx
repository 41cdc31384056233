import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { CompanySettings } from '../../../domain/settings.ts'
import { contactText as text } from '../../text/public/contact.ts'
import { callLinks } from '../call-links.ts'
import { ContactForm } from '../contact/contact-form.tsx'

const line = 'flex min-h-11 items-center gap-3'
const icon = 'size-5 shrink-0 text-coral-600'

export function ContactSection({ company }: { company: CompanySettings }) {
  return (
    <section id="contact" className="scroll-mt-16">
      <div className="page-frame grid gap-12 pt-20 sm:pt-28 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="text-4xl font-black sm:text-5xl">{text.title}</h2>
          <p className="mt-4 text-xl text-sea-900">{text.intro}</p>
          <address className="mt-6 grid gap-1 text-lg not-italic">
            {callLinks(company).map(({ words, name, url }, index) => {
              const Icon = index === 0 ? Phone : MessageCircle
              return (
                <a key={url} href={url} aria-label={name} className={`${line} font-semibold hover:underline`}>
                  <Icon className={icon} aria-hidden="true" />
                  {words}
                </a>
              )
            })}
            <a href={`mailto:${company.email}`} className={`${line} hover:underline`}>
              <Mail className={icon} aria-hidden="true" />
              {company.email}
            </a>
            <span className={line}>
              <MapPin className={icon} aria-hidden="true" />
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
