import type { CompanySettings } from '../../../domain/settings.ts'
import { contactText as text } from '../../text/public/contact.ts'
import { ContactForm } from '../contact/contact-form.tsx'
import { ContactLines } from '../contact-lines.tsx'

export function ContactSection({ company }: { company: CompanySettings }) {
  return (
    <section id="contact" className="scroll-mt-16">
      <div className="page-frame grid gap-12 pt-20 sm:pt-28 lg:grid-cols-[2fr_3fr]">
        <div className="self-start lg:sticky lg:top-24">
          <h2 className="text-4xl font-black sm:text-5xl">{text.title}</h2>
          <p className="mt-4 text-xl text-sea-900">{text.intro}</p>
          <div className="mt-6">
            <ContactLines company={company} />
          </div>
        </div>
        <div className="off-paper rounded-card bg-white p-6 shadow-card sm:p-8">
          <ContactForm />
        </div>
      </div>
    </section>
  )
}
